import APIModel

/// What an operation does to entities of a kind, where its shape is that of create, read, update, delete or list.
public struct ResourcePlan: Sendable, Hashable {
    public enum Action: String, Sendable, CaseIterable {
        case create
        case read
        case update
        case delete
        case list
    }

    public var action: Action
    /// The member of a fake repository that keeps the entities: `users`.
    public var tableName: SwiftIdentifier
    /// The argument that says which entity; nil for create and list.
    public var idArgument: SwiftIdentifier?
    /// The argument whose values are put into the entity; nil where there is none.
    public var requestArgument: SwiftIdentifier?
    /// What the entities belong to, from the outside in: `/users/{userId}/posts` → `userId`.
    public var parents: [ResourceParentPlan] = []
    /// Where a list lies in a page; nil where it is the response.
    public var page: ResourcePagePlan?
}

/// A variable of a path in front of a collection.
public struct ResourceParentPlan: Sendable, Hashable {
    public var wireName: String
    public var argument: SwiftIdentifier
}

/// A page around a list of entities.
public struct ResourcePagePlan: Sendable, Hashable {
    /// The key of the list.
    public var wireName: String
    /// The keys of numbers that say how many entities there are.
    public var counts: [String]
    /// What else a page needs.
    public var filling: [FillingPlan]
}

/// The entities of one kind that a fake repository can keep.
public struct ResourceTablePlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    /// The Swift type of the entity.
    public var entity: SwiftType
    /// The key of its identifier in JSON.
    public var idWireName: String
    /// What the service adds to a new entity.
    public var filling: [FillingPlan]
}

/// The operations at one path, and at that path with a variable behind it: `/users` and `/users/{id}`.
struct ResourceGroup {
    /// Whatever the variables are called: `/users/{}/posts`.
    let path: String
    /// The positions of the operations in their service.
    private(set) var members: [Int] = []
    private(set) var variable: String?
    /// The variables in front of the collection, as the collection itself calls them.
    private(set) var parents: [String] = []
    private var isCollectionKnown = false

    private init(path: String) { self.path = path }

    static func groups(of drafts: [OperationDraft]) -> [ResourceGroup] {
        var groups: [ResourceGroup] = []
        var positions: [String: Int] = [:]
        for (index, draft) in drafts.enumerated() where draft.operation.methodChoice == nil {
            var parts = draft.operation.path.parts
            var variable: String?
            if case .parameter(let name)? = parts.last {
                variable = name
                parts.removeLast()
            }
            guard case .literal(let text)? = parts.last, variable == nil || text.hasSuffix("/"), isCollection(parts)
            else { continue }
            var path = ResourceGroup.text(of: parts)
            if path.hasSuffix("/") { path.removeLast() }
            let position = positions[path] ?? groups.count
            if position == groups.count {
                positions[path] = position
                groups.append(ResourceGroup(path: path))
            }
            groups[position].members.append(index)
            if groups[position].members.count == 1 || variable == nil && !groups[position].isCollectionKnown {
                groups[position].isCollectionKnown = variable == nil
                groups[position].parents = variables(of: parts)
            }
            groups[position].variable = groups[position].variable ?? variable
        }
        return groups
    }

    /// Whether every variable is a segment of its own.
    private static func isCollection(_ parts: [PathTemplate.Part]) -> Bool {
        for (index, part) in parts.enumerated() {
            guard case .literal(let text) = part else { continue }
            if index > 0, !text.hasPrefix("/") { return false }
            if index < parts.count - 1, !text.hasSuffix("/") { return false }
        }
        return true
    }

    /// `/users/{userId}/posts` → `/users/{}/posts`, whatever the variables are called.
    private static func text(of parts: [PathTemplate.Part]) -> String {
        parts.reduce(into: "") { text, part in
            if case .literal(let literal) = part { text += literal } else { text += "{}" }
        }
    }

    private static func variables(of parts: [PathTemplate.Part]) -> [String] {
        parts.compactMap { part in
            if case .parameter(let name) = part { return name }
            return nil
        }
    }
}

/// Finds the operations of a service that create, read, update, delete and list entities of one kind: those at one path
/// (`/users`, `/users/{userId}/posts`) and at that path with one variable more (`/users/{id}`), of which a read says
/// what an entity is.
struct ResourcePlanner {
    let api: API
    let style: IdentifierStyle
    let types: any PlannedTypes

    /// Says of each operation what it does, and gives the tables that a fake of the service needs.
    func plan(_ drafts: [OperationDraft], _ plans: inout [OperationPlan]) -> [ResourceTablePlan] {
        var tables: [ResourceTablePlan] = []
        var taken: Set<String> = []
        for group in ResourceGroup.groups(of: drafts) {
            guard let read = group.members.first(where: { isRead(drafts[$0], plans[$0].response.value) }) else {
                continue
            }
            let entity = plans[read].response.value.type
            guard let use = drafts[read].successes.first?.use, let shape = shape(of: use), isCodable(use),
                let id = idProperty(of: shape, variable: group.variable)
            else { continue }
            if tables.isEmpty { taken = Set(plans.flatMap { $0.names.map(\.text) + $0.arguments.map(\.name) }) }
            let name = tableName(of: group.path, taken: taken)
            taken.insert(name.declaration)
            var creation: SchemaUse?
            for index in group.members {
                guard let action = action(of: drafts[index], plans[index], entity: entity) else { continue }
                var resource = resource(action, plans[index], table: name, parents: group.parents)
                if action == .list { resource.page = page(of: drafts[index], plans[index], entity: entity) }
                plans[index].resource = resource
                if action == .create { creation = drafts[index].body?.content.use }
            }
            tables.append(
                ResourceTablePlan(
                    name: name, entity: entity, idWireName: id,
                    filling: ResourceFilling(api: api).filling(of: shape, besides: creation.flatMap(self.shape), id: id)
                ))
        }
        return tables
    }

    private func isItem(_ draft: OperationDraft) -> Bool {
        if case .parameter? = draft.operation.path.parts.last { return !draft.inputs.holdsPath }
        return false
    }

    private func isRead(_ draft: OperationDraft, _ answer: ResponseBodyPlan) -> Bool {
        draft.operation.method == .get && isItem(draft) && answer.kind == .value && !answer.type.isOptional
    }

    private func action(of draft: OperationDraft, _ plan: OperationPlan, entity: SwiftType) -> ResourcePlan.Action? {
        // A fake has no value for a header that is always there.
        let answer = plan.response.value
        guard plan.response.headers.allSatisfy(\.isOptional), answer.kind != .headers else { return nil }
        let answersEntity = answer.kind == .none || answer.type == entity
        let hasBody = plan.body?.kind == .json && plan.body?.argument != nil && plan.body?.type.isOptional == false
        switch draft.operation.method {
        case .get where isItem(draft): return answer.type == entity ? .read : nil
        case .get:
            let isList = answer.type == .array(entity) || page(of: draft, plan, entity: entity) != nil
            return isList && !draft.inputs.holdsPath ? .list : nil
        case .post: return !isItem(draft) && hasBody && answersEntity ? .create : nil
        case .put, .patch: return isItem(draft) && hasBody && answersEntity ? .update : nil
        case .delete: return isItem(draft) && answersEntity ? .delete : nil
        default: return nil
        }
    }

    private func resource(
        _ action: ResourcePlan.Action, _ plan: OperationPlan, table: SwiftIdentifier, parents: [String]
    ) -> ResourcePlan {
        let isItem = action != .create && action != .list
        return ResourcePlan(
            action: action, tableName: table, idArgument: isItem ? plan.path.arguments.last : nil,
            requestArgument: action == .create || action == .update ? plan.body?.argument : nil,
            parents: zip(parents, plan.path.arguments).map { ResourceParentPlan(wireName: $0, argument: $1) })
    }

    /// The page around a list: an object with one list of the entities, and plain values beside it.
    private func page(of draft: OperationDraft, _ plan: OperationPlan, entity: SwiftType) -> ResourcePagePlan? {
        let answer = plan.response.value
        guard answer.kind == .value, !answer.type.isOptional, answer.type != .array(entity),
            let use = draft.successes.first(where: { $0.use != nil })?.use, use.arguments.isEmpty,
            let shape = shape(of: use)
        else { return nil }
        let lists = shape.properties.filter { property in
            guard case .array(let list) = api.resolvedKind(of: property.use.schema) else { return false }
            return types.type(of: list.element) == entity
        }
        guard lists.count == 1, let list = lists.first else { return nil }
        let filling = ResourceFilling(api: api)
        let others = filling.filling(of: shape, besides: nil, id: list.wireName)
        let counts = others.map(\.wireName).filter(ResourceFilling.isCount)
        return ResourcePagePlan(
            wireName: list.wireName, counts: counts,
            filling: others.filter { !counts.contains($0.wireName) }.map(ResourceFilling.ofPage))
    }

    /// `/v1/users` → `users`; `usersTable` where the service has a member of that name, then `v1UsersTable`.
    private func tableName(of path: String, taken: Set<String>) -> SwiftIdentifier {
        let segments = path.split(separator: "/").map(String.init).filter { $0 != "{}" }
        let last = segments.last ?? "entities"
        let name = SwiftIdentifier(style.name(ofWords: WordSplitter.words(of: last)))
        if !taken.contains(name.declaration) { return name }
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
        return SwiftIdentifier(style.name(ofWords: words))
    }

    /// The property that the variable of the path stands for.
    private func idProperty(of shape: ObjectShape, variable: String?) -> String? {
        let names = shape.properties.map(\.wireName)
        if let variable, names.contains(variable) { return variable }
        return names.contains("id") ? "id" : nil
    }

    private func shape(of use: SchemaUse) -> ObjectShape? {
        guard case .object(let shape) = api.resolvedKind(of: use.schema) else { return nil }
        return shape
    }

    private func isCodable(_ use: SchemaUse) -> Bool {
        guard let model = types.model(of: api.resolved(use.schema)), model.typeParameters.isEmpty else { return false }
        return model.conformances.contains(.codable)
    }
}
