import APIModel
import Diagnostics
import Directives
import SourceTree

extension NativeLowering {
    mutating func operation(_ entry: SourceEntry, in frame: ServiceFrame) -> Operation? {
        let isLong = entry.value.isMapping
        let place = "operation `\(entry.key.text)`"
        if isLong { check(entry.value, takes: NativeKeys.operation, orExtensions: true, in: place) }
        guard isLong || entry.value.isString else {
            let expected = "a line like `GET /items -> [Item]`, or keys with values"
            return bag.fail(.wrongKind(place, expected: expected, at: entry.value.range))
        }
        let line = isLong ? longLine(entry) : OperationLineParser.line(entry.value, into: &bag)
        guard var line, let method = line.method ?? choice(entry.value)?.whenFalse else { return nil }
        line.method = method
        var draft = draft(
            of: line, entry, pointer: "\(frame.pointer)/operations/\(JSONPointer.escaped(entry.key.text))", in: frame)
        draft.operation.methodChoice = choice(entry.value)
        fill(&draft, in: frame)
        return draft.operation
    }

    /// A draft of the operation or channel, whose path begins with the service's prefix.
    func draft(of line: OperationLine, _ entry: SourceEntry, pointer: String, in frame: ServiceFrame) -> OperationDraft
    {
        var line = line
        // A path `/` after a prefix means the prefix itself.
        let isPrefixAlone = !frame.prefix.parts.isEmpty && line.path.text == "/"
        line.path.parts = frame.prefix.parts + (isPrefixAlone ? [] : line.path.parts)
        var operation = Operation(
            method: line.method ?? .get, path: PathTemplate(text: line.path.text, parts: []),
            origin: Origin(pointer: pointer, range: entry.key.range))
        operation.identifier = entry.key.text
        operation.isNamedWithinService = true
        operation.services = frame.name.isEmpty ? [] : [frame.name]
        return OperationDraft(
            name: entry.key.text, pointer: pointer, line: line, node: entry.value.isMapping ? entry.value : nil,
            operation: operation)
    }

    mutating func readHead(_ draft: inout OperationDraft, in frame: ServiceFrame) {
        if let node = draft.node {
            draft.operation.documentation = text(node["doc"], "`doc`")
            draft.operation.isDeprecated = flag(node["deprecated"], "`deprecated`") ?? false
            draft.operation.extensions = extensions(of: node)
            readDirectives(&draft, node)
        }
        if let server = frame.server, draft.operation.directives.server == nil {
            draft.operation.directives.server = server.text
            draft.operation.directives.give("server", at: Origin(range: server.range))
        }
        draft.operation.security = requirement(draft.node?["security"]) ?? frame.security
    }

    private mutating func fill(_ draft: inout OperationDraft, in frame: ServiceFrame) {
        readHead(&draft, in: frame)
        if envelope != nil, !draft.operation.directives.givenKeys.contains("envelope") {
            draft.operation.directives.envelope = envelope
        }
        readInput(&draft)
        readPath(&draft)
        readQuery(&draft)
        readHeaders(&draft)
        readBody(&draft)
        readResponses(&draft, errors: frame.errors)
        wrapResponses(&draft.operation)
    }

    /// Reads the directives, except `header` and `input` where they declare types.
    private mutating func readDirectives(_ draft: inout OperationDraft, _ node: SourceNode) {
        var others = node.entries.map(\.key.text).filter { !Directive.keys.contains($0) }
        if node["header"]?.isMapping == true { others.append("header") }
        if inputType(node["input"]) != nil { others.append("input") }
        draft.operation.directives = DirectivesReader.read(node, besides: others, into: &bag)
    }

    /// A method that a flag chooses: `{ if: isDelete, then: DELETE, else: PUT }`.
    private func choice(_ node: SourceNode) -> MethodChoice? {
        guard let method = node["method"], method.isMapping, let flag = method["if"].flatMap({ FixedName($0.text) }),
            let then = method["then"], let other = method["else"]
        else { return nil }
        return MethodChoice(flag: flag, whenTrue: HTTPMethod(then.text), whenFalse: HTTPMethod(other.text))
    }

    /// Reads the line after the verb, or `path` with `method`.
    private mutating func longLine(_ entry: SourceEntry) -> OperationLine? {
        let node = entry.value
        let verbs = node.entries.filter { NativeKeys.verbs.contains($0.key.text) }
        if verbs.count > 1 || (verbs.count == 1 && node["path"] != nil) {
            let second = verbs.count > 1 ? verbs[1].key.range : node.entry("path")?.key.range ?? entry.key.range
            return bag.fail(
                .duplicate("operation `\(entry.key.text)` has two paths", at: second, first: verbs[0].key.range))
        }
        if let verb = verbs.first {
            if let method = node.entry("method") {
                let text: Message = "operation `\(entry.key.text)` has two methods"
                return bag.fail(.duplicate(text, at: method.key.range, first: verb.key.range))
            }
            guard var line = OperationLineParser.lineWithoutMethod(verb.value, into: &bag) else { return nil }
            line.method = HTTPMethod(verb.key.text)
            return line
        }
        guard let path = node["path"], let method = node["method"] else {
            if node.entries.contains(where: { !NativeKeys.operation.contains($0.key.text) }) { return nil }
            let missing = node["path"] == nil ? "path" : "method"
            return bag.fail(
                NativeCodes.missingKey(
                    "operation `\(entry.key.text)` has no \(missing)", at: entry.key.range,
                    help: "write `get: /path`, or `path` and `method`"))
        }
        let isMethod = method.isMapping ? checkChoice(method) : checkMethod(method)
        guard isMethod, var line = OperationLineParser.lineWithoutMethod(path, into: &bag) else { return nil }
        if method.isScalar { line.method = HTTPMethod(method.text) }
        return line
    }

    private mutating func checkMethod(_ node: SourceNode) -> Bool {
        let known = NativeKeys.verbs.map { $0.uppercased() }
        if known.contains(node.text) { return true }
        let help = suggestion(for: node.text, among: known)
        bag.report(NativeCodes.syntax("`\(node.text)` is not a method", at: node.range, help: help))
        return false
    }

    private mutating func checkChoice(_ node: SourceNode) -> Bool {
        check(node, takes: NativeKeys.methodChoice, in: "`method`")
        for key in NativeKeys.methodChoice {
            guard let value = node.value(forKey: key) else {
                bag.report(NativeCodes.missingKey("a method that a flag chooses needs `\(key)`", at: node.range))
                return false
            }
            guard key == "if" else {
                if checkMethod(value) { continue }
                return false
            }
            guard FixedName(value.text) != nil else {
                bag.report(.wrongKind("`if`", expected: FixedName.expected, at: value.range))
                return false
            }
        }
        return true
    }
}

/// An operation that is being read, with the facts that its parts share.
struct OperationDraft {
    let name: String
    let pointer: String
    let line: OperationLine
    /// The mapping of the long form; nil for the short form.
    let node: SourceNode?
    var operation: Operation
    /// The struct that `input` names, with its properties.
    var input: (name: String, use: SchemaUse, properties: [Property])?
    /// The places of parameters, to report duplicates.
    var places: [String: SourceRange] = [:]

    /// Whether the input's members are sent in the query, as for GET.
    var isQueryMethod: Bool {
        switch operation.methodChoice?.whenTrue ?? operation.method {
        case .get, .head, .delete, .options: return true
        default: return false
        }
    }

    /// Whether the operation has a body that isn't an input.
    var hasPlainBody: Bool {
        input == nil && (line.body != nil || node?.entries.contains { NativeKeys.bodies.contains($0.key.text) } == true)
    }

    func inputMember(_ name: String) -> Property? { input?.properties.first { $0.name == name || $0.wireName == name } }
}
