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

    /// What no operation refers to is read too, so that its problems are known, and then forgotten.
    mutating func readRest(of components: ObjectFields<ComponentsKey>?) {
        for entry in nodes.entries(components?[.pathItems], "pathItems")
        where !seenItems.contains(entry.value.identity) {
            readPathItem(entry.value, PathScope(kind: .webhook, key: entry.key))
        }
        if let callbacks = components?[.callbacks] { readCallbacks(callbacks) }
    }

    mutating func readChannels(_ located: Located) {
        let reader = ChannelReader(nodes: nodes, schemas: operationReader.schemas, operations: operationReader)
        operations += reader.channels(located, &known)
    }

    /// Callbacks of an operation: the requests that the service answers with later.
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

    /// What a path item says, and what the one to which it refers says besides.
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
            nodes.report(.anyMethod(key, path: scope.text))
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
                        nodes.report(.invalidMethod(other.key))
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
        nodes.report(.repeatedMethod(method, path: scope.text, dropped.key, kept: kept.key.range))
    }
}

/// What one or two nodes say of a path item, before operations are read.
struct PathItem {
    struct Operation {
        let method: HTTPMethod
        let key: SourceNode
        let value: Located
        /// Whether it stands in `additionalOperations`.
        let isAdditional: Bool
    }

    var parameters: Located?
    var servers: Located?
    var summary: String?
    var documentation: String?
    private(set) var operations: [Operation] = []

    /// Adds an operation. Of two with one method the one under the method's own key counts, and of two such the later
    /// one, which stands beside the reference to the other. The one that is left out comes back with the one that is kept.
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

/// The path, webhook or callback whose operations are being read.
struct PathScope {
    enum Kind {
        case path
        /// The service sends the request, so that the path is only a name.
        case webhook
        case callback
    }

    let kind: Kind
    let key: SourceNode
    let path: PathText
    /// All variables, those of the query as well.
    let variables: [PathVariable]
    /// The names of the variables.
    let names: Set<String>
    /// The names by which parameters can be meant: as they are written, without operators, and by their letters.
    private let meant: Set<String>
    /// Where the key's text begins in the file, if it stands there as it is.
    private let textStart: Int?

    init(kind: Kind, key: SourceNode) {
        self.kind = kind
        self.key = key
        path = PathText(kind == .path ? key.text : "/")
        variables =
            path.variables
            + path.query.compactMap { item in
                if case .variable(let variable) = item.value { return variable }
                return nil
            }
        names = Set(variables.map(\.name))
        textStart = PathScope.textStart(of: key)
        meant = names.union(variables.map(\.raw)).union(names.map(PathVariable.letters))
    }

    /// Whether a variable can stand for a declared parameter.
    func holds(_ parameter: String) -> Bool {
        meant.contains(parameter) || meant.contains(PathVariable.letters(of: parameter))
    }

    var text: String { key.text }

    /// The place of a part of the key, exact where the text stands in the file as it is.
    func range(of bytes: Range<Int>) -> SourceRange {
        let range = key.range
        guard let start = textStart else { return range }
        return SourceRange(
            file: range.file,
            startOffset: start + bytes.lowerBound,
            endOffset: start + bytes.upperBound
        )
    }

    private static func textStart(of key: SourceNode) -> Int? {
        let range = key.range
        let source = range.file.bytes
        let wanted = Array(key.text.utf8)
        return (0...1).lazy.map { Int(range.startOffset) + $0 }.first { start in
            start + wanted.count <= source.count && source[start..<start + wanted.count].elementsEqual(wanted)
        }
    }

    /// What is odd about the path itself.
    var problems: [Diagnostic] {
        var problems: [Diagnostic] = []
        if let fault = path.fault {
            problems.append(.fault(fault.fault, path: path.text, at: range(of: fault.bytes)))
        }
        if !path.hasLeadingSlash { problems.append(.missingSlash(path.text, at: key.range)) }
        if let bytes = path.queryBytes { problems.append(.query(path.text, at: range(of: bytes))) }
        if let bytes = path.fragmentBytes { problems.append(.fragment(path.text, at: range(of: bytes))) }
        var names: Set<String> = []
        for variable in path.variables where !names.insert(variable.name).inserted {
            problems.append(.repeated(variable.name, path: path.text, at: range(of: variable.bytes)))
        }
        return problems
    }
}

/// What all operations of a path share.
struct SharedByPath {
    let parameters: [DeclaredParameter]
    let servers: [Server]
    let summary: String?
    let documentation: String?
}

/// What the operations of one path leave open, which is reported once for all of them.
struct PathFindings {
    /// The variables without a declaration, each with the methods that lack one.
    private var undeclared: [(variable: PathVariable, methods: [String])] = []
    /// Their positions, by where the variables begin.
    private var positions: [Int: Int] = [:]
    private var misspelt: Set<Int> = []

    mutating func noteUndeclared(_ variable: PathVariable, in method: HTTPMethod) {
        if let index = positions[variable.bytes.lowerBound] {
            if !undeclared[index].methods.contains(method.name) { undeclared[index].methods.append(method.name) }
        } else {
            positions[variable.bytes.lowerBound] = undeclared.count
            undeclared.append((variable, [method.name]))
        }
    }

    /// Whether the variable is noted for the first time.
    mutating func noteMisspelt(_ variable: PathVariable) -> Bool {
        misspelt.insert(variable.bytes.lowerBound).inserted
    }

    func problems(in scope: PathScope) -> [Diagnostic] {
        undeclared.map { missing in
            .undeclaredParameter(
                missing.variable.name,
                methods: missing.methods,
                path: scope.text,
                at: scope.range(of: missing.variable.bytes)
            )
        }
    }
}

extension Diagnostic {
    /// The one value of a wrong kind that is an error, since nothing is left without it.
    fileprivate static func unreadablePaths(_ node: SourceNode) -> Self {
        var problem = expectedKind("a mapping", what: "`paths`", found: node)
        if node.isMapping { problem.message = "`paths` refers to no mapping, so that there is nothing to generate" }
        problem.severity = .error
        return problem
    }

    fileprivate static func anyMethod(_ key: SourceNode, path: String) -> Self {
        let text: Message = "`\(key.text)` of path `\(path)` names no method, so that no operation is made of it"
        return .unsupported(text, at: key.range)
            .help("describe it under the methods that you call: `get`, `post`")
    }

    fileprivate static func invalidMethod(_ key: SourceNode) -> Self {
        OpenAPICodes.invalidMethod("`\(key.text)` is not the name of a method; the operation is left out")
            .at(key.range).help("write letters, digits and dashes only")
    }

    fileprivate static func repeatedMethod(_ method: String, path: String, _ key: SourceNode, kept: SourceRange) -> Self
    {
        OpenAPICodes.repeatedMethod("path `\(path)` has another operation for \(method); this one is left out")
            .at(key.range).note("this one is kept", at: kept)
    }

    fileprivate static func fault(_ fault: PathText.Fault, path: String, at range: SourceRange) -> Self {
        switch fault {
        case .unbalancedBrace:
            return OpenAPICodes.invalidPath("a brace of path `\(path)` has no counterpart; it is sent as it is")
                .at(range).help("write parameters as `{name}`")
        case .emptyName:
            return OpenAPICodes.invalidPath(
                "a parameter of path `\(path)` has no name; its braces are sent as they are"
            )
            .at(range)
        case .colon(let name):
            return OpenAPICodes.invalidPath("`:\(name)` of path `\(path)` is sent as it is")
                .at(range).help("write the parameter as `{\(name)}`")
        }
    }

    fileprivate static func missingSlash(_ path: String, at range: SourceRange) -> Self {
        OpenAPICodes.pathWithoutSlash("path `\(path)` does not begin with a slash")
            .at(range).help("it is taken for `/\(path)`")
    }

    fileprivate static func query(_ path: String, at range: SourceRange) -> Self {
        OpenAPICodes.queryInPath("path `\(path)` holds a query; it is sent with every request")
            .at(range).help("declare its items as parameters with `in: query`")
    }

    fileprivate static func fragment(_ path: String, at range: SourceRange) -> Self {
        OpenAPICodes.fragmentInPath("path `\(path)` holds a fragment, which is never sent").at(range)
    }

    fileprivate static func repeated(_ name: String, path: String, at range: SourceRange) -> Self {
        OpenAPICodes.repeatedPathParameter("path `\(path)` uses `{\(name)}` twice; both get the same value").at(range)
    }

    fileprivate static func undeclaredParameter(
        _ name: String,
        methods: [String],
        path: String,
        at range: SourceRange
    ) -> Self {
        let verb = methods.count == 1 ? "declares" : "declare"
        return OpenAPICodes.undeclaredPathParameter(
            "\(methods.joined(separator: ", ")) of path `\(path)` \(verb) no parameter `\(name)`; "
                + "it is taken for a string"
        )
        .at(range).help("add `{ name: \(name), in: path, required: true, … }` to `parameters`")
    }
}
