import APIModel
import SwiftModel

/// The effect of an operation on the entities of a collection.
enum ResourceAction { case create, read, update, replace, delete, list }

/// The operations at one path, and at that path followed by a variable, where a read shows the form of an entity:
/// `/users` and `/users/{id}`. The rules are those of generated fakes, but other operations may show the entity in
/// another form, such as a list of summaries.
struct Collection {
    /// `users`; with the segments before it where two collections have the same last one: `config-users`.
    fileprivate(set) var name: String
    /// The key of an entity's identifier in JSON.
    let idKey: String
    /// The variable of the path that is the identifier.
    let idVariable: String
    /// The variables before the collection: `/users/{userId}/posts` → `userId`.
    let parents: [String]
    let entity: SchemaUse
    /// The properties that clients send and don't receive.
    let sentOnly: [String]
}

extension Collection {
    /// An entity as clients receive it.
    func received(_ entity: Literal) -> Literal { sentOnly.reduce(into: entity) { $0[$1] = nil } }

    /// The first value that isn't an entity, which clients couldn't decode, or that has the id of another one, so that
    /// no request would reach it.
    func fault(of values: [Literal], _ check: SchemaCheck) -> (index: Int, reason: String)? {
        var ids: Set<String> = []
        for (index, value) in values.enumerated() {
            if let problem = check.problem(of: value, entity) { return (index, ": \(problem.text)") }
            guard let id = value[idKey]?.plainText else { return (index, " lacks its id, `\(idKey)`") }
            if !ids.insert(id).inserted { return (index, " has the id of another one") }
        }
        return nil
    }
}

struct CollectionRules {
    private let api: API
    private(set) var collections: [Collection] = []
    /// The effects of operations, by the operations' indices in the API.
    private(set) var actions: [Int: (collection: Int, action: ResourceAction)] = [:]

    init(_ api: API) {
        self.api = api
        var groups: [String: [Int]] = [:]
        var order: [String] = []
        for (index, operation) in api.operations.enumerated()
        where operation.channel == nil && operation.methodChoice == nil {
            guard let path = CollectionRules.collectionPath(of: operation.path) else { continue }
            if groups[path] == nil { order.append(path) }
            groups[path, default: []].append(index)
        }
        var paths: [String] = []
        for path in order where add(groups[path] ?? []) { paths.append(path) }
        for (index, name) in CollectionRules.names(of: paths).enumerated() { collections[index].name = name }
    }

    /// `/v1/users`, `/v1/tags`, `/v1/config/tags` → `users`, `tags`, `config-tags`
    private static func names(of paths: [String]) -> [String] {
        let segments = paths.map { $0.split(separator: "/").filter { $0 != "{}" }.map(String.init) }
        let shortest = segments.map(\.count).min() ?? 0
        let shared = (0..<max(0, shortest - 1)).prefix { index in
            segments.allSatisfy { $0[index] == segments[0][index] }
        }
        let lasts = Dictionary(grouping: segments, by: \.last).mapValues(\.count)
        var taken: Set<String> = []
        return segments.map { path in
            taken.claim(lasts[path.last] == 1 ? path.last ?? "" : path.dropFirst(shared.count).joined(separator: "-"))
        }
    }

    /// `/users/{id}` and `/users` → `/users`; nil for paths with variables within segments.
    private static func collectionPath(of path: PathTemplate) -> String? {
        var parts = path.parts[...]
        if case .parameter? = parts.last { parts.removeLast() }
        guard case .literal(let text)? = parts.last, path.fixedQuery.isEmpty else { return nil }
        let isItem = parts.count < path.parts.count
        guard !isItem || text.hasSuffix("/") else { return nil }
        var key = ""
        for part in parts { if case .literal(let text) = part { key += text } else { key += "{}" } }
        while key.hasSuffix("/") { key.removeLast() }
        return key.isEmpty || key.hasSuffix("}") ? nil : key
    }

    private func variables(of path: PathTemplate) -> [String] {
        path.parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    private func isItem(_ operation: Operation) -> Bool {
        if case .parameter? = operation.path.parts.last { true } else { false }
    }

    /// Adds the collection of these operations; false if they have none.
    private mutating func add(_ members: [Int]) -> Bool {
        let read = members.map { api.operations[$0] }.first { operation in
            operation.method == .get && isItem(operation) && successUse(of: operation).flatMap(shape) != nil
        }
        guard let operation = read, let entity = successUse(of: operation), let shape = shape(of: entity),
            let variable = variables(of: operation.path).last
        else { return false }
        let names = shape.properties.map(\.wireName)
        guard let key = names.contains(variable) ? variable : names.contains("id") ? "id" : nil else { return false }
        let collection = Collection(
            name: "", idKey: key, idVariable: variable, parents: Array(variables(of: operation.path).dropLast()),
            entity: entity, sentOnly: shape.properties.filter { api.isOneWay($0, .request) }.map(\.wireName))
        for index in members {
            guard let action = action(of: api.operations[index], in: collection) else { continue }
            actions[index] = (collections.count, action)
        }
        collections.append(collection)
        return true
    }

    private func action(of operation: Operation, in collection: Collection) -> ResourceAction? {
        let success = successUse(of: operation)
        let answersEntity = success.map { shows($0, collection) } ?? true
        switch operation.method.name {
        case "GET" where isItem(operation): return success != nil && answersEntity ? .read : nil
        case "GET": return success.flatMap { list(in: $0, of: collection) } == nil ? nil : .list
        case "POST": return !isItem(operation) && hasObjectBody(operation) && answersEntity ? .create : nil
        case "PUT": return isItem(operation) && hasObjectBody(operation) && answersEntity ? .replace : nil
        case "PATCH": return isItem(operation) && hasObjectBody(operation) && answersEntity ? .update : nil
        case "DELETE": return isItem(operation) && answersEntity ? .delete : nil
        default: return nil
        }
    }

    /// The place of the list in a response: the whole response, or the value of a key in a page.
    enum ListPlace: Equatable {
        case whole
        case key(String)
    }

    /// The list of a collection's entities in a response, and the type of its elements.
    func list(in use: SchemaUse, of collection: Collection) -> (place: ListPlace, element: SchemaUse)? {
        if case .array(let list) = api.resolvedKind(of: use.schema) {
            return shows(list.element, collection) ? (.whole, list.element) : nil
        }
        let arguments = api.typeArguments(of: use)
        let lists = api.properties(of: use).compactMap { property -> (ListPlace, SchemaUse)? in
            guard case .array(let list) = api.resolvedKind(of: property.use.schema) else { return nil }
            let inner = api.typeArguments(of: api.bound(property.use, to: arguments))
            let element = api.bound(api.bound(list.element, to: arguments), to: inner)
            return shows(element, collection) ? (.key(property.wireName), element) : nil
        }
        return lists.count == 1 ? lists[0] : nil
    }

    /// Whether a type shows an entity: its own type, or one that has its identifier and most of the smaller type's other
    /// properties.
    private func shows(_ use: SchemaUse, _ collection: Collection) -> Bool {
        if isSame(use, collection.entity) { return true }
        guard let (own, other) = shape(of: collection.entity).flatMap({ own in shape(of: use).map { (own, $0) } })
        else { return false }
        let names = Set(own.properties.map(\.wireName))
        let shared = other.properties.filter { names.contains($0.wireName) }
        return shared.contains { $0.wireName == collection.idKey } && shared.count > 1
            && shared.count * 2 > min(names.count, other.properties.count)
    }

    func isSame(_ left: SchemaUse, _ right: SchemaUse) -> Bool {
        let (left, right) = (api.resolved(left), api.resolved(right))
        return left.schema == right.schema && left.arguments == right.arguments
    }

    private func shape(of use: SchemaUse) -> ObjectShape? {
        if case .object(let shape) = api.resolvedKind(of: use.schema) { shape } else { nil }
    }

    /// The JSON type of the first success.
    func successUse(of operation: Operation) -> SchemaUse? {
        let response = operation.responses.filter(\.status.isSuccess).min { $0.status < $1.status }
        return response?.contents.first { $0.mediaType.isJSON }?.use
    }

    private func hasObjectBody(_ operation: Operation) -> Bool {
        operation.body?.contents.contains { content in
            content.mediaType.isJSON && content.use.map { api.canHoldMembers($0) } ?? false
        } ?? false
    }
}
