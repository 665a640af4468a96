import APIModel
import Diagnostics
import SourceTree

/// Reads `paths`, `webhooks` and the callbacks of operations: path items with the operations in them.
struct PathsReader {
    private let nodes: NodeReader
    private let operationReader: OperationReader
    private(set) var operations: [Operation] = []
    /// Requests that the service sends: webhooks and callbacks.
    private(set) var webhooks: [Operation] = []
    private(set) var known: KnownOperations
    private var seenCallbacks: Set<NodeIdentity> = []
    private var seenItems: Set<NodeIdentity> = []

    init(nodes: NodeReader, operations: OperationReader, known: KnownOperations) {
        self.nodes = nodes
        operationReader = operations
        self.known = known
    }

    mutating func readPaths(_ located: Located) {
        guard let paths = nodes.resolve(located)?.target, paths.node.isMapping else {
            nodes.report(.unreadablePaths(located.node))
            return
        }
        for entry in paths.node.entries where !entry.key.isExtensionKey && !entry.value.isNull {
            readPathItem(paths.at(entry.value), PathScope(kind: .path, key: entry.key))
        }
    }

    mutating func readWebhooks(_ located: Located) {
        for entry in nodes.entries(located, "webhooks") {
            readPathItem(entry.value, PathScope(kind: .webhook, key: entry.key))
        }
    }

    /// Reads the components that no operation uses, to report their problems, and drops them.
    mutating func readRest(of components: ObjectFields<ComponentsKey>?) {
        for entry in nodes.entries(components?[.pathItems], "pathItems") where !seenItems.contains(entry.value.identity)
        { readPathItem(entry.value, PathScope(kind: .webhook, key: entry.key)) }
        if let callbacks = components?[.callbacks] { readCallbacks(callbacks) }
    }

    mutating func readChannels(_ located: Located) {
        let reader = ChannelReader(nodes: nodes, schemas: operationReader.schemas, operations: operationReader)
        operations += reader.channels(located, &known)
    }

    /// Callbacks of an operation: the requests that the service sends later.
    private mutating func readCallbacks(_ located: Located) {
        for entry in nodes.entries(located, "callbacks") {
            guard let callback = nodes.resolve(entry.value)?.target, seenCallbacks.insert(callback.identity).inserted,
                let callback = nodes.mapping(callback, "callback `\(entry.key.text)`")
            else { continue }
            for item in callback.node.entries where !item.key.isExtensionKey && !item.value.isNull {
                readPathItem(callback.at(item.value), PathScope(kind: .callback, key: item.key))
            }
        }
    }

    private mutating func readPathItem(_ located: Located, _ scope: PathScope) {
        if scope.kind == .path { scope.problems.forEach(nodes.report) }
        let item = item(at: located, scope)
        let shared = operationReader.shared(by: item, scope)
        var findings = PathFindings()
        for field in item.operations {
            guard let read = operationReader.operation(field, scope, shared, &known, &findings) else { continue }
            if scope.kind == .path { operations.append(read.operation) } else { webhooks.append(read.operation) }
            if let callbacks = read.callbacks { readCallbacks(callbacks) }
        }
        findings.problems(in: scope).forEach(nodes.report)
    }

    /// A path item, combined with the one that it refers to.
    private mutating func item(at located: Located, _ scope: PathScope) -> PathItem {
        var item = PathItem()
        if nodes.references.reference(in: located.node) != nil, let target = nodes.references.resolve(located) {
            collect(target, scope, into: &item)
        }
        collect(located, scope, into: &item)
        return item
    }

    private mutating func collect(_ located: Located, _ scope: PathScope, into item: inout PathItem) {
        let place: Message = "path item `\(scope.text)`"
        seenItems.insert(located.identity)
        guard located.node.isMapping else {
            nodes.report(.expectedKind("a mapping", what: place, found: located.node))
            return
        }
        if let key = located.node.entry("x-amazon-apigateway-any-method")?.key {
            nodes.report(
                .unsupported(
                    "`\(key.text)` of path `\(scope.text)` doesn't name a method; it is left out", at: key.range
                ).help("describe it under the methods that you call: `get`, `post`"))
        }
        for (key, value, position) in nodes.items(of: located, as: PathItemKey.self, in: place) {
            switch key {
            case .summary: item.summary = nodes.string(value.node, key.rawValue)
            case .description: item.documentation = nodes.string(value.node, key.rawValue)
            case .servers: item.servers = value
            case .parameters: item.parameters = value
            case .additionalOperations:
                for other in nodes.entries(value, key.rawValue) {
                    let standard = HTTPMethod(other.key.text)
                    guard let method = standard.isStandard ? standard : HTTPMethod(custom: other.key.text) else {
                        nodes.report(
                            .invalidMethod,
                            "`\(other.key.text)` is not the name of a method; the operation is left out",
                            at: other.key.range, help: "write letters, digits and dashes only")
                        continue
                    }
                    add(.init(method: method, key: other.key, value: other.value, isAdditional: true), scope, &item)
                }
            case .reference, .get, .put, .post, .delete, .options, .head, .patch, .trace, .query:
                guard let method = key.method else { continue }
                let key = located.node.entries[position].key
                add(.init(method: method, key: key, value: value, isAdditional: false), scope, &item)
            }
        }
    }

    private func add(_ operation: PathItem.Operation, _ scope: PathScope, _ item: inout PathItem) {
        guard let (dropped, kept) = item.add(operation) else { return }
        let method = kept.method.name
        nodes.report(
            OpenAPICodes.repeatedMethod(
                "path `\(scope.text)` has another operation for \(method); this one is left out", at: dropped.key.range
            ).note("this one is kept", at: kept.key.range))
    }
}

/// The content of a path item, from one or two nodes, before its operations are read.
struct PathItem {
    struct Operation {
        let method: HTTPMethod
        let key: SourceNode
        let value: Located
        /// Whether it is listed in `additionalOperations`.
        let isAdditional: Bool
    }

    var parameters: Located?
    var servers: Located?
    var summary: String?
    var documentation: String?
    private(set) var operations: [Operation] = []

    /// Adds an operation. Of two with the same method, the one under the method's own key counts; of two such, the
    /// later one, which is beside the reference to the other. Returns the dropped one together with the kept one.
    mutating func add(_ new: Operation) -> (dropped: Operation, kept: Operation)? {
        guard let index = operations.firstIndex(where: { $0.method == new.method }) else {
            operations.append(new)
            return nil
        }
        let known = operations[index]
        if new.isAdditional { return (new, known) }
        operations[index] = new
        return (known, new)
    }
}

/// The values that all operations of a path share.
struct SharedByPath {
    let parameters: [DeclaredParameter]
    let servers: [Server]
    let summary: String?
    let documentation: String?
}

enum PathItemKey: String, ObjectKey {
    case reference = "$ref", summary, description, servers, parameters, additionalOperations, get, put, post
    case delete, options, head, patch, trace, query

    static let table = KeyTable<Self>(except: [
        .since30: [.summary, .description, .servers, .trace], .since32: [.query, .additionalOperations],
    ])

    /// The method of an operation's key; nil for the other keys.
    var method: HTTPMethod? {
        let method = HTTPMethod(rawValue)
        return method.isStandard ? method : nil
    }
}

extension Diagnostic {
    /// A value of the wrong kind for `paths`, which is an error, since nothing remains without it.
    fileprivate static func unreadablePaths(_ node: SourceNode) -> Self {
        var problem = expectedKind("a mapping", what: "`paths`", found: node)
        if node.isMapping { problem.message = "`paths` does not refer to a mapping, so there is nothing to generate" }
        problem.severity = .error
        return problem
    }
}
