import APIModel

/// The effect of an operation on entities, where its shape is that of create, read, update, delete or list.
public struct ResourcePlan: Sendable {
    public enum Action: String, Sendable, CaseIterable {
        case create
        case read
        case update
        case delete
        case list
    }

    public let action: Action
    /// Whether an update removes properties that the request doesn't have.
    public let replaces: Bool
    /// The member of a fake repository that keeps the entities: `users`.
    public let tableName: SwiftIdentifier
    /// The argument that identifies the entity; nil for create and list.
    public let idArgument: SwiftIdentifier?
    /// The argument whose values are put into the entity; nil where there is none.
    public let requestArgument: SwiftIdentifier?
    /// The owners of the entities, from the outside in: `/users/{userId}/posts` → `userId`.
    public let parents: [ResourceParentPlan]
    /// The page around a list; nil where the list is the response.
    public let page: ResourcePagePlan?
}

/// A variable of a path before a collection.
public struct ResourceParentPlan: Sendable {
    public let wireName: String
    public let argument: SwiftIdentifier
}

/// A page around a list of entities.
public struct ResourcePagePlan: Sendable {
    /// The key of the list.
    public let wireName: String
    /// The keys of numbers that count the entities.
    public let counts: [String]
    /// The other values that a page needs.
    public let filling: [Literal.Member]
}

/// The entities of one kind that a fake repository can keep.
public struct ResourceTablePlan: Sendable {
    public let name: SwiftIdentifier
    /// The Swift type of the entity.
    public let entity: SwiftType
    /// The key of its identifier in JSON.
    public let idWireName: String
    /// The values that the service adds to a new entity.
    public let filling: [Literal.Member]
}

/// The operations at one path, and at that path followed by a variable: `/users` and `/users/{id}`.
struct ResourceGroup {
    /// The path without the names of variables: `/users/{}/posts`.
    let path: String
    /// The positions of the operations in their service.
    private(set) var members: [Int] = []
    private(set) var variable: String?
    /// The variables before the collection, with their names in the path of the collection itself.
    private(set) var parents: [String] = []
    private var isCollectionKnown = false

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

    /// Whether every variable is a whole segment.
    private static func isCollection(_ parts: [PathTemplate.Part]) -> Bool {
        for (index, part) in parts.enumerated() {
            guard case .literal(let text) = part else { continue }
            if index > 0, !text.hasPrefix("/") { return false }
            if index < parts.count - 1, !text.hasSuffix("/") { return false }
        }
        return true
    }

    /// `/users/{userId}/posts` → `/users/{}/posts`, whatever the names of the variables.
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
/// (`/users`, `/users/{userId}/posts`) and at that path with one variable more (`/users/{id}`). The response of a read
/// is the entity.
struct ResourcePlanner {
    let api: API
    let style: IdentifierStyle
    let types: ModelPlanner

    /// The effect of each operation, and the tables that a fake of the service needs.
    func plan(_ operations: [OperationPlanner]) -> (tables: [ResourceTablePlan], resources: [ResourcePlan?]) {
        var tables: [ResourceTablePlan] = []
        var resources = [ResourcePlan?](repeating: nil, count: operations.count)
        var taken: Set<String> = []
        for group in ResourceGroup.groups(of: operations.map(\.draft)) {
            guard let read = group.members.lazy.map({ operations[$0] }).first(where: isRead) else { continue }
            let entity = read.response.value.type
            guard let use = read.draft.successes.first?.use, let shape = shape(of: use), isCodable(use),
                let id = idProperty(of: shape, variable: group.variable)
            else { continue }
            if tables.isEmpty { taken = Set(operations.flatMap { $0.names.map(\.text) + $0.arguments.map(\.name) }) }
            let name = tableName(of: group.path, taken: taken)
            taken.insert(name.declaration)
            var creation: SchemaUse?
            for index in group.members {
                guard let action = action(of: operations[index], entity: entity) else { continue }
                let page = action == .list ? page(of: operations[index], entity: entity) : nil
                resources[index] = resource(action, operations[index], table: name, parents: group.parents, page: page)
                if action == .create { creation = operations[index].draft.body?.content.use }
            }
            tables.append(
                ResourceTablePlan(
                    name: name, entity: entity, idWireName: id,
                    filling: ResourceFilling(api: api).filling(of: shape, besides: creation.flatMap(self.shape), id: id)
                ))
        }
        return (tables, resources)
    }

    private func isItem(_ draft: OperationDraft) -> Bool {
        if case .parameter? = draft.operation.path.parts.last { return !draft.inputs.holdsPath }
        return false
    }

    private func isRead(_ operation: OperationPlanner) -> Bool {
        let (draft, response) = (operation.draft, operation.response.value)
        return draft.operation.method == .get && isItem(draft) && response.kind == .value && !response.type.isOptional
    }

    private func action(of plan: OperationPlanner, entity: SwiftType) -> ResourcePlan.Action? {
        // A fake has no value for a required header.
        let (draft, answer) = (plan.draft, plan.response.value)
        guard plan.response.headers.allSatisfy(\.isOptional), answer.kind != .headers else { return nil }
        let answersEntity = answer.kind == .none || answer.type == entity
        let hasBody = plan.body?.kind == .json && plan.body?.argument != nil && plan.body?.type.isOptional == false
        switch draft.operation.method {
        case .get where isItem(draft): return answer.type == entity ? .read : nil
        case .get:
            let isList = answer.type == .array(entity) || page(of: plan, entity: entity) != nil
            return isList && !draft.inputs.holdsPath ? .list : nil
        case .post: return !isItem(draft) && hasBody && answersEntity ? .create : nil
        case .put, .patch: return isItem(draft) && hasBody && answersEntity ? .update : nil
        case .delete: return isItem(draft) && answersEntity ? .delete : nil
        default: return nil
        }
    }

    private func resource(
        _ action: ResourcePlan.Action, _ plan: OperationPlanner, table: SwiftIdentifier, parents: [String],
        page: ResourcePagePlan?
    ) -> ResourcePlan {
        let isItem = action != .create && action != .list
        return ResourcePlan(
            action: action, replaces: plan.draft.operation.method == .put, tableName: table,
            idArgument: isItem ? plan.path.arguments.last : nil,
            requestArgument: action == .create || action == .update ? plan.body?.argument : nil,
            parents: zip(parents, plan.path.arguments).map { ResourceParentPlan(wireName: $0, argument: $1) },
            page: page)
    }

    /// The page around a list: an object with one list of the entities, and plain values beside it.
    private func page(of plan: OperationPlanner, entity: SwiftType) -> ResourcePagePlan? {
        let (draft, answer) = (plan.draft, plan.response.value)
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
        let counts = others.map(\.name).filter(ResourceFilling.isCount)
        return ResourcePagePlan(
            wireName: list.wireName, counts: counts,
            filling: others.filter { !counts.contains($0.name) }.map(ResourceFilling.ofPage))
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

    /// The property that identifies an entity: the one that is named like the variable of the path, or else `id`.
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
