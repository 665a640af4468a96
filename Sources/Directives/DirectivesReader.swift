import APIModel
import Diagnostics
import SourceTree

/// Reads the directives of one operation. Whether the names in them exist is checked where directives are applied.
public enum DirectivesReader {
    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationDirectives {
        read(node, besides: [], into: &bag)
    }

    /// Ignores the keys that the caller reads itself, and suggests them where a key is unknown.
    package static func read(_ node: SourceNode, besides others: [String], into bag: inout DiagnosticBag)
        -> OperationDirectives
    {
        var directives = OperationDirectives()
        directives.origin = Origin(range: node.range)
        if node.isNull { return directives }
        guard node.isMapping else {
            bag.report(
                DirectiveCodes.wrongType, "the directives of an operation must be keys with values", at: node.range)
            return directives
        }
        for entry in node.entries {
            let key = entry.key.text
            if others.contains(key) { continue }
            guard let directive = Directive.named(key) else {
                let candidates = others + Directive.keys
                bag.report(.unknownKey(key, among: candidates, at: entry.key.range))
                continue
            }
            directives.give(key, at: Origin(range: entry.key.range))
            var reader = DirectiveValueReader(key: key)
            directive.read(entry.value, &reader, &directives)
            bag.append(contentsOf: reader.bag)
        }
        return directives
    }
}

/// Reads the value of one directive; nil, with a message, for a value of the wrong kind.
struct DirectiveValueReader {
    let key: String
    var bag = DiagnosticBag()

    mutating func text(_ node: SourceNode) -> String? {
        if node.isString, !node.text.isEmpty { return node.text }
        return wrong(node, "a text that is not empty")
    }

    /// A name for generated code.
    mutating func name(_ node: SourceNode) -> FixedName? {
        if node.isString, let name = FixedName(node.text) { return name }
        return wrong(node, FixedName.expected)
    }

    /// `{ useCase: LoadShop, useCaseProtocol: LoadShopProtocol }`
    mutating func names(_ node: SourceNode) -> [OperationDirectives.KeyedName]? {
        guard node.isMapping else { return wrong(node, "names by the pack's keys: `{ useCase: LoadShop }`") }
        return node.entries.compactMap { entry in
            guard let name = name(entry.value) else { return nil }
            return .init(key: entry.key.text, name: name, origin: Origin(range: entry.value.range))
        }
    }

    mutating func flag(_ node: SourceNode) -> Bool? { node.bool ?? wrong(node, "true or false") }

    mutating func patterns(_ node: SourceNode) -> [OperationDirectives.Pattern]? {
        guard node.isSequence, node.elements.allSatisfy(\.isScalar) else { return wrong(node, "a list of texts") }
        return node.elements.map { OperationDirectives.Pattern(text: $0.text, origin: Origin(range: $0.range)) }
    }

    /// `envelope: data`; an empty text, null and false mean none.
    mutating func envelope(_ node: SourceNode) -> String? {
        if node.isString { return node.text }
        if node.isNull || node.bool == false { return "" }
        return wrong(node, "a key of the response, or false")
    }

    mutating func input(_ node: SourceNode) -> OperationDirectives.Input? {
        if node.isString {
            if node.text == "arguments" { return .arguments }
            if node.text == "struct" { return .structure(name: nil) }
            if let name = FixedName(node.text) { return .structure(name: name) }
        }
        return wrong(node, "`arguments`, `struct`, or \(FixedName.expected)")
    }

    /// `true`, `false`, or `{ with: likePost, method: unlike }`; the first operation may have a `method` alone.
    mutating func useCase(_ node: SourceNode) -> OperationDirectives.UseCase? {
        var useCase = OperationDirectives.UseCase()
        guard node.isMapping else {
            useCase.isWanted = node.bool ?? true
            return node.bool == nil ? wrong(node, "true, false, or `{ with: OPERATION, method: NAME }`") : useCase
        }
        checkKeys(of: node, among: ["with", "method"])
        useCase.operation = optionalPart("with", of: node) { $0.text($1) }
        useCase.method = part("method", of: node) { $0.name($1) }
        return useCase
    }

    mutating func nilFailure(_ node: SourceNode) -> Bool? {
        node.isString && node.text == "nil" ? true : wrong(node, "`nil`")
    }

    /// `true`, `false` for none, or `{ arguments: { progress: Progress }, case: false }`; both keys are optional.
    mutating func manual(_ node: SourceNode) -> OperationDirectives.Manual? {
        if let value = node.bool { return value ? OperationDirectives.Manual() : nil }
        guard node.isMapping else { return wrong(node, "true, false, or `{ arguments: { NAME: TYPE }, case: false }`") }
        checkKeys(of: node, among: ["arguments", "case"])
        var manual = OperationDirectives.Manual()
        manual.arguments = optionalPart("arguments", of: node) { $0.freeArguments($1) } ?? []
        manual.hasCase = optionalPart("case", of: node) { $0.flag($1) } ?? true
        return manual
    }

    private mutating func freeArguments(_ node: SourceNode) -> [OperationDirectives.FreeArgument]? {
        let expected = "names with Swift types: `{ progress: Progress }`"
        guard node.isMapping else { return wrong(node, expected) }
        return node.entries.compactMap { entry in
            guard let name = FixedName(entry.key.text), entry.value.isString, let type = FixedType(entry.value.text),
                !type.isOpaque
            else { return wrong(entry.value, expected) }
            return .init(name: name, type: type, origin: Origin(range: entry.key.range))
        }
    }

    mutating func merge(_ node: SourceNode) -> OperationDirectives.Merge? {
        guard node.isMapping else { return wrong(node, "`{ with: OPERATION, flag: NAME }`") }
        checkKeys(of: node, among: ["with", "flag"])
        let operation = part("with", of: node) { $0.text($1) }
        guard let operation, let flag = part("flag", of: node, { $0.name($1) }) else { return nil }
        return OperationDirectives.Merge(operation: operation, flag: flag)
    }

    mutating func optionalPart<Value>(
        _ part: String, of node: SourceNode, _ read: (inout DirectiveValueReader, SourceNode) -> Value?
    ) -> Value? { node.value(forKey: part) == nil ? nil : self.part(part, of: node, read) }

    /// One value of a directive that has several.
    private mutating func part<Value>(
        _ part: String, of node: SourceNode, _ read: (inout DirectiveValueReader, SourceNode) -> Value?
    ) -> Value? {
        guard let value = node.value(forKey: part) else { return bag.fail(.missingKey(part, of: key, at: node.range)) }
        var reader = DirectiveValueReader(key: part)
        defer { bag.append(contentsOf: reader.bag) }
        return read(&reader, value)
    }

    mutating func checkKeys(of node: SourceNode, among known: [String]) { bag.checkKeys(of: node, among: known) }

    mutating func wrong<Value>(_ node: SourceNode, _ expected: String) -> Value? {
        bag.fail(.wrongType(key, expected: expected, at: node.range))
    }

    mutating func header(_ node: SourceNode) -> OperationDirectives.Header? {
        node.isMapping ? .values(sources(node)) : name(node).map { .preset($0) }
    }

    /// `[name, input.price]` → `name` from the argument, `price` from the input; a mapping names each source, and
    /// `input` alone is the whole input.
    mutating func members(_ node: SourceNode) -> [OperationDirectives.NamedValue]? {
        if node.isMapping { return sources(node) }
        if node.isString, node.text == "input" {
            return [.init(name: "input", value: .input, origin: Origin(range: node.range))]
        }
        guard node.isSequence else { return wrong(node, "a list of names, names with values, or `input`") }
        var values: [OperationDirectives.NamedValue] = []
        for element in node.elements {
            switch SourceReading.read(element, into: &bag) {
            case .argument(let name)?: append(name, .argument(name), at: element.range, to: &values)
            case .member(let name)?: append(name, .member(name), at: element.range, to: &values)
            case .constant?, .input?: bag.report(.wrongType(key, expected: "a list of names", at: element.range))
            case nil: continue
            }
        }
        return values
    }

    mutating func pathValues(_ node: SourceNode) -> [OperationDirectives.NamedValue]? {
        let expected = "path parameters with members of the input, `{ id: input.id }`"
        guard node.isMapping else { return wrong(node, expected) }
        let values = sources(node)
        let members = values.filter { if case .member = $0.value { return true } else { return false } }
        if members.count < values.count { bag.report(.wrongType(key, expected: expected, at: node.range)) }
        return members
    }

    /// `[targetId, type: kind]` → `targetId`, and `type` with the label `kind`
    mutating func arguments(_ node: SourceNode) -> [OperationDirectives.LabelledArgument]? {
        let expected = "a list of arguments, each alone or with its label: `[targetId, type: kind]`"
        guard node.isSequence else { return wrong(node, expected) }
        var arguments: [OperationDirectives.LabelledArgument] = []
        for element in node.elements {
            guard let argument = argument(element) else { return wrong(element, expected) }
            if arguments.contains(where: { $0.name == argument.name }) {
                bag.report(.duplicateName(argument.name, of: key, at: element.range))
            } else {
                arguments.append(argument)
            }
        }
        return arguments
    }

    private func argument(_ node: SourceNode) -> OperationDirectives.LabelledArgument? {
        if node.isString { return .init(name: node.text, origin: Origin(range: node.range)) }
        guard node.isMapping, node.count == 1, let entry = node.entries.first, entry.value.isString else { return nil }
        let origin = Origin(range: entry.key.range)
        if entry.value.text == "_" { return .init(name: entry.key.text, label: .none, origin: origin) }
        return FixedName(entry.value.text).map { .init(name: entry.key.text, label: .name($0), origin: origin) }
    }

    mutating func literals(_ node: SourceNode) -> [OperationDirectives.NamedLiteral]? {
        guard node.isMapping else { return wrong(node, "arguments with their values") }
        return node.entries.map {
            OperationDirectives.NamedLiteral(
                name: $0.key.text, value: LiteralReader.read($0.value), origin: Origin(range: $0.key.range))
        }
    }

    private mutating func sources(_ node: SourceNode) -> [OperationDirectives.NamedValue] {
        var values: [OperationDirectives.NamedValue] = []
        for entry in node.entries {
            guard let source = SourceReading.read(entry.value, into: &bag) else { continue }
            append(entry.key.text, source, at: entry.value.range, to: &values)
        }
        return values
    }

    private mutating func append(
        _ name: String, _ source: OperationDirectives.Source, at range: SourceRange,
        to values: inout [OperationDirectives.NamedValue]
    ) {
        if values.contains(where: { $0.name == name }) {
            bag.report(.duplicateName(name, of: key, at: range))
            return
        }
        values.append(.init(name: name, value: source, origin: Origin(range: range)))
    }
}

/// Reads the source of a header's or parameter's value:
/// `token` → the argument; `input.token` → the member; `=abc`, `12`, `true`, `{ value: … }` → the constant.
package enum SourceReading {
    package static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationDirectives.Source? {
        switch node.kind {
        case .mapping:
            guard node.count == 1, let value = node["value"] else {
                return bag.fail(.wrongSource("{ … }", at: node.range))
            }
            return .constant(LiteralReader.read(value))
        case .sequence: return bag.fail(.wrongSource("[ … ]", at: node.range))
        case .scalar:
            if !node.isString, !node.isNull { return .constant(LiteralReader.read(node)) }
            if let source = read(text: node.text), !node.isNull { return source }
            return bag.fail(.wrongSource(node.text, at: node.range))
        }
    }

    /// `input.a` → member `a`; `=a` → constant `"a"`; `a` → argument `a`.
    package static func read(text: String) -> OperationDirectives.Source? {
        if text.hasPrefix("=") { return .constant(.string(String(text.dropFirst()))) }
        if text.hasPrefix("input.") {
            let member = String(text.dropFirst("input.".count))
            return isWord(member) ? .member(member) : nil
        }
        return isWord(text) ? .argument(text) : nil
    }

    private static func isWord(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, !(first.value >= 0x30 && first.value <= 0x39) else { return false }
        return !text.unicodeScalars.contains { $0.properties.isWhitespace }
    }
}

/// Reads a JSON value: `{ size: 20, tags: [a] }`. Plain scalars have the types of the YAML core schema.
package enum LiteralReader {
    package static func read(_ node: SourceNode) -> Literal {
        switch node.kind {
        case .mapping: return .object(node.entries.map { Literal.Member(name: $0.key.text, value: read($0.value)) })
        case .sequence: return .array(node.elements.map { read($0) })
        case .scalar: return scalar(node)
        }
    }

    private static func scalar(_ node: SourceNode) -> Literal {
        switch node.meaning {
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .integer, .float: return .number(node.text)
        case .string: return .string(node.text)
        }
    }
}

extension DiagnosticBag {
    /// Reports the keys of a mapping that aren't among the known ones.
    mutating func checkKeys(of node: SourceNode, among known: [String]) {
        for entry in node.entries where !known.contains(entry.key.text) {
            report(.unknownKey(entry.key.text, among: known, at: entry.key.range))
        }
    }
}

extension Diagnostic {
    fileprivate static func duplicateName(_ name: String, of directive: String, at range: SourceRange) -> Diagnostic {
        DirectiveCodes.duplicateName("`\(directive)` names `\(name)` twice", at: range)
    }

    static func unknownKey(_ key: String, among known: [String], at range: SourceRange) -> Diagnostic {
        DirectiveCodes.unknownKey("unknown directive `\(key)`", at: range, help: suggestion(for: key, among: known))
    }

    fileprivate static func wrongSource(_ text: String, at range: SourceRange) -> Diagnostic {
        DirectiveCodes.wrongSource(
            "`\(text)` does not say where a value comes from", at: range,
            help: "write an argument (`token`), a member of the input (`input.token`) or a constant (`=text`)")
    }
}
