import APIModel

/// Finds the operations of a service that create, read, update, delete and list entities of one kind: those at one path
/// (`/users`) and at that path with one variable (`/users/{id}`), of which a read says what an entity is.
struct ResourcePlanner {
    let api: API
    let models: [ModelPlan]
    let style: IdentifierStyle

    /// What is at a path and at the path with a variable behind it.
    private struct Group {
        var path: String
        var members: [Int] = []
        var variable: String?
    }

    /// Says of each operation what it does, and gives the tables that a fake of the service needs.
    func plan(_ drafts: [OperationDraft], _ plans: inout [OperationPlan]) -> [ResourceTablePlan] {
        var tables: [ResourceTablePlan] = []
        var taken = Set(plans.flatMap { $0.names.map(\.text) + $0.arguments.map(\.name) })
        for group in groups(of: drafts) {
            guard let read = group.members.first(where: { isRead(drafts[$0], plans[$0]) }) else { continue }
            let entity = plans[read].response.type
            guard let use = drafts[read].successes.first?.use, let shape = shape(of: use), isCodable(use),
                let id = idProperty(of: shape, variable: group.variable)
            else { continue }
            let name = tableName(of: group.path, taken: taken)
            taken.insert(name)
            var creation: SchemaUse?
            for index in group.members {
                guard let action = action(of: drafts[index], plans[index], entity: entity) else { continue }
                let resource = resource(action, plans[index], table: name)
                plans[index].resource = resource
                if action == .create { creation = drafts[index].body?.content.use }
            }
            tables.append(
                ResourceTablePlan(
                    name: name,
                    entity: entity,
                    idKey: SwiftLiteral.quoted(id),
                    filling: ResourceFilling(api: api).filling(of: shape, besides: creation.flatMap(self.shape), id: id)
                )
            )
        }
        return tables
    }

    private func groups(of drafts: [OperationDraft]) -> [Group] {
        var groups: [Group] = []
        for (index, draft) in drafts.enumerated() where draft.operation.methodChoice == nil {
            var parts = draft.operation.path.parts
            var variable: String?
            if case .parameter(let name)? = parts.last {
                variable = name
                parts.removeLast()
            }
            // The path of a service and that of its operation are two literals.
            let texts = parts.compactMap { if case .literal(let text) = $0 { return text } else { return nil } }
            let text = texts.joined()
            guard texts.count == parts.count, !text.isEmpty, variable == nil || text.hasSuffix("/") else { continue }
            let path = text.hasSuffix("/") ? String(text.dropLast()) : text
            let position = groups.firstIndex { $0.path == path } ?? groups.count
            if position == groups.count { groups.append(Group(path: path)) }
            groups[position].members.append(index)
            groups[position].variable = groups[position].variable ?? variable
        }
        return groups
    }

    private func isItem(_ draft: OperationDraft) -> Bool {
        if case .parameter? = draft.operation.path.parts.last { return !draft.inputHoldsPath }
        return false
    }

    private func isRead(_ draft: OperationDraft, _ plan: OperationPlan) -> Bool {
        draft.operation.method == .get && isItem(draft) && plan.response.kind == .value && !plan.response.isOptional
    }

    private func action(of draft: OperationDraft, _ plan: OperationPlan, entity: String) -> ResourcePlan.Action? {
        let answersEntity = plan.response.kind == .none || plan.response.type == entity
        let hasBody = plan.body?.kind == .json && plan.body?.isOptional == false
        switch draft.operation.method {
        case .get where isItem(draft): return plan.response.type == entity ? .read : nil
        case .get: return plan.response.type == "[\(entity)]" ? .list : nil
        case .post: return !isItem(draft) && hasBody && answersEntity ? .create : nil
        case .put, .patch: return isItem(draft) && hasBody && answersEntity ? .update : nil
        case .delete: return isItem(draft) && answersEntity ? .delete : nil
        default: return nil
        }
    }

    private func resource(_ action: ResourcePlan.Action, _ plan: OperationPlan, table: String) -> ResourcePlan {
        ResourcePlan(
            action: action,
            tableName: table,
            idArgument: action == .create || action == .list ? nil : plan.path.arguments.last,
            requestArgument: action == .create || action == .update ? plan.body?.value : nil
        )
    }

    /// `/v1/users` → `users`; `usersTable` where the service has a member of that name, then `v1UsersTable`.
    private func tableName(of path: String, taken: Set<String>) -> String {
        let segments = path.split(separator: "/").map(String.init)
        let last = segments.last ?? "entities"
        let name = SwiftIdentifier(style.name(ofWords: WordSplitter.words(of: last))).declaration
        if !taken.contains(name) { return name }
        var words = WordSplitter.words(of: last) + ["table"]
        for segment in segments.dropLast().reversed() where taken.contains(style.name(ofWords: words)) {
            words = WordSplitter.words(of: segment) + words
        }
        let longest = words
        var number = 2
        while taken.contains(style.name(ofWords: words)) {
            words = longest + ["\(number)"]
            number += 1
        }
        return style.name(ofWords: words)
    }

    /// The property that the variable of the path stands for.
    private func idProperty(of shape: ObjectShape, variable: String?) -> String? {
        let names = shape.properties.map(\.wireName)
        if let variable, names.contains(variable) { return variable }
        return names.contains("id") ? "id" : nil
    }

    private func shape(of use: SchemaUse) -> ObjectShape? {
        guard case .object(let shape) = api[resolved(use)].kind else { return nil }
        return shape
    }

    private func isCodable(_ use: SchemaUse) -> Bool {
        let schema = resolved(use)
        guard let model = models.first(where: { $0.schema == schema }), model.genericClause.isEmpty else {
            return false
        }
        let conformances = Set(model.conformances)
        return conformances.contains("Codable") || conformances.isSuperset(of: ["Encodable", "Decodable"])
    }

    private func resolved(_ use: SchemaUse) -> SchemaID {
        var id = use.schema
        var hops = 0
        while case .alias(let next) = api[id].kind, hops < 32 {
            id = next.schema
            hops += 1
        }
        return id
    }
}
