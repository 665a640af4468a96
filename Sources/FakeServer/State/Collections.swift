import APIModel
import SwiftModel

/// The effect of an operation on the entities of a collection.
enum ResourceAction { case create, read, update, replace, delete, list }

/// The operations at one path, and at that path followed by a variable, where a read shows the form of an entity:
/// `/users` and `/users/{id}`. The rules are those of generated fakes.
struct Collection {
    let name: String
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
        for path in order { add(groups[path] ?? [], at: path) }
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

    private mutating func add(_ members: [Int], at path: String) {
        let read = members.map { api.operations[$0] }.first { operation in
            operation.method == .get && isItem(operation) && successUse(of: operation).flatMap(shape) != nil
        }
        guard let operation = read, let entity = successUse(of: operation), let shape = shape(of: entity),
            let variable = variables(of: operation.path).last
        else { return }
        let names = shape.properties.map(\.wireName)
        guard let key = names.contains(variable) ? variable : names.contains("id") ? "id" : nil else { return }
        let number = collections.count
        for index in members {
            if let action = action(of: api.operations[index], entity: entity) { actions[index] = (number, action) }
        }
        collections.append(
            Collection(
                name: path.split(separator: "/").last { $0 != "{}" }.map(String.init) ?? path, idKey: key,
                idVariable: variable, parents: Array(variables(of: operation.path).dropLast()), entity: entity,
                sentOnly: shape.properties.filter { api.isOneWay($0, .request) }.map(\.wireName)))
    }

    private func action(of operation: Operation, entity: SchemaUse) -> ResourceAction? {
        let success = successUse(of: operation)
        let answersEntity = success == nil || success.map { isSame($0, entity) } == true
        switch operation.method.name {
        case "GET" where isItem(operation): return success != nil && answersEntity ? .read : nil
        case "GET": return success.flatMap { list(in: $0, of: entity) } == nil ? nil : .list
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

    func list(in use: SchemaUse, of entity: SchemaUse) -> ListPlace? {
        if case .array(let list) = api.resolvedKind(of: use.schema) {
            return isSame(list.element, entity) ? .whole : nil
        }
        let arguments = api.typeArguments(of: use)
        let lists = api.properties(of: use).filter { property in
            guard case .array(let list) = api.resolvedKind(of: property.use.schema) else { return false }
            let inner = api.typeArguments(of: api.bound(property.use, to: arguments))
            return isSame(api.bound(api.bound(list.element, to: arguments), to: inner), entity)
        }
        return lists.count == 1 ? .key(lists[0].wireName) : nil
    }

    private func isSame(_ left: SchemaUse, _ right: SchemaUse) -> Bool {
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
