import APIModel
import Diagnostics
import SourceTree

/// Reads the directives of one operation. It knows nothing of the operation itself: whether an argument exists is
/// checked where directives are applied.
public struct DirectivesReader {
    private var directives = OperationDirectives()
    private var bag = DiagnosticBag()

    public static func read(_ node: SourceNode, into bag: inout DiagnosticBag) -> OperationDirectives {
        read(node, besides: [], into: &bag)
    }

    /// Leaves the keys that the caller reads itself, and suggests them where a key is unknown.
    package static func read(
        _ node: SourceNode,
        besides others: [String],
        into bag: inout DiagnosticBag
    ) -> OperationDirectives {
        var reader = DirectivesReader()
        reader.readEntries(of: node, besides: others)
        bag.append(contentsOf: reader.bag)
        return reader.directives
    }

    private mutating func readEntries(of node: SourceNode, besides others: [String]) {
        directives.origin = Origin(range: node.range)
        if node.isNull { return }
        guard node.isMapping else {
            bag.report(DirectiveMessages.wrongType("directives", expected: "keys with values", at: node.range))
            return
        }
        for entry in node.entries {
            let key = entry.key.text
            if others.contains(key) { continue }
            guard let known = DirectiveKey(rawValue: key) else {
                let candidates = others + DirectiveKey.names
                bag.report(DirectiveMessages.unknownKey(key, among: candidates, at: entry.key.range))
                continue
            }
            directives.givenKeys.append(key)
            read(known, entry.value)
        }
    }

    private mutating func read(_ key: DirectiveKey, _ value: SourceNode) {
        switch key {
        case .name: directives.name = name(value, of: key)
        case .alias: directives.alias = name(value, of: key)
        case .service: directives.service = name(value, of: key)
        case .manual: directives.isManual = flag(value, of: key)
        case .useCase: directives.hasUseCase = flag(value, of: key)
        case .skip: directives.isSkipped = flag(value, of: key)
        case .merge: directives.merge = merge(value)
        case .header: readHeader(value)
        case .param: directives.parameters = parameters(value)
        case .input: directives.input = input(value)
        case .pathValues: directives.pathValues = pathValues(value)
        case .pin: directives.pins = literals(value, of: key)
        case .default: directives.defaults = literals(value, of: key)
        case .envelope: directives.envelope = envelope(value)
        case .requestMediaType: directives.requestMediaType = name(value, of: key)
        case .responseMediaType: directives.responseMediaType = name(value, of: key)
        case .responseHeaders: directives.responseHeaders = patterns(value, of: key)
        }
    }
}

extension DirectivesReader {
    private mutating func name(_ node: SourceNode, of key: DirectiveKey) -> String? {
        if node.isString, !node.text.isEmpty { return node.text }
        bag.report(DirectiveMessages.wrongType(key.rawValue, expected: "a text that is not empty", at: node.range))
        return nil
    }

    private mutating func flag(_ node: SourceNode, of key: DirectiveKey) -> Bool {
        if let value = node.bool { return value }
        bag.report(DirectiveMessages.wrongType(key.rawValue, expected: "true or false", at: node.range))
        return false
    }

    private mutating func patterns(_ node: SourceNode, of key: DirectiveKey) -> [OperationDirectives.Pattern]? {
        if node.isSequence, node.elements.allSatisfy(\.isScalar) {
            return node.elements.map { OperationDirectives.Pattern(text: $0.text, origin: Origin(range: $0.range)) }
        }
        bag.report(DirectiveMessages.wrongType(key.rawValue, expected: "a list of texts", at: node.range))
        return nil
    }

    /// `envelope: data`; an empty text, null and false say that there is none.
    private mutating func envelope(_ node: SourceNode) -> String? {
        if node.isString { return node.text }
        if node.isNull || node.bool == false { return "" }
        bag.report(
            DirectiveMessages.wrongType("envelope", expected: "a key of the answer, or false", at: node.range)
        )
        return nil
    }

    private mutating func input(_ node: SourceNode) -> OperationDirectives.Input? {
        guard let text = name(node, of: .input) else { return nil }
        switch text {
        case "arguments": return .arguments
        case "struct": return .structure(name: nil)
        default: return .structure(name: text)
        }
    }

    private mutating func merge(_ node: SourceNode) -> OperationDirectives.Merge? {
        guard node.isMapping else {
            let expected = "`{ with: OPERATION, flag: NAME }`"
            bag.report(DirectiveMessages.wrongType("merge", expected: expected, at: node.range))
            return nil
        }
        for entry in node.entries where !["with", "flag"].contains(entry.key.text) {
            let unknown = DirectiveMessages.unknownKey(
                entry.key.text,
                among: ["with", "flag"],
                at: entry.key.range
            )
            bag.report(unknown)
        }
        guard let other = part("with", of: node["with"], in: node),
            let flag = part("flag", of: node["flag"], in: node)
        else { return nil }
        return OperationDirectives.Merge(operation: other, flag: flag)
    }

    private mutating func part(_ key: String, of value: SourceNode?, in node: SourceNode) -> String? {
        guard let value else {
            bag.report(DirectiveMessages.missingKey(key, of: "merge", at: node.range))
            return nil
        }
        if value.isString, !value.text.isEmpty { return value.text }
        bag.report(DirectiveMessages.wrongType(key, expected: "a text that is not empty", at: value.range))
        return nil
    }
}

extension DirectivesReader {
    private mutating func readHeader(_ node: SourceNode) {
        if node.isMapping {
            directives.headers = sources(node, of: .header)
        } else {
            directives.headerPreset = name(node, of: .header)
        }
    }

    /// `[name, input.price]` → `name` from the argument, `price` from the input; a mapping says each source.
    private mutating func parameters(_ node: SourceNode) -> [OperationDirectives.NamedValue]? {
        if node.isMapping { return sources(node, of: .param) }
        guard node.isSequence else {
            let expected = "a list of names, or names with values"
            bag.report(DirectiveMessages.wrongType("param", expected: expected, at: node.range))
            return nil
        }
        var values: [OperationDirectives.NamedValue] = []
        for element in node.elements {
            guard let source = SourceReading.read(element, into: &bag) else { continue }
            switch source {
            case .argument(let name), .member(let name):
                append(name, source, at: element.range, to: &values, of: .param)
            case .constant:
                bag.report(DirectiveMessages.wrongType("param", expected: "a list of names", at: element.range))
            }
        }
        return values
    }

    private mutating func pathValues(_ node: SourceNode) -> [OperationDirectives.NamedValue] {
        let expected = "path parameters with members of the input, `{ id: input.id }`"
        let values = node.isMapping ? sources(node, of: .pathValues) : []
        let members = values.filter { if case .member = $0.value { return true } else { return false } }
        if !node.isMapping || members.count < values.count {
            bag.report(DirectiveMessages.wrongType("pathValues", expected: expected, at: node.range))
        }
        return members
    }

    private mutating func sources(
        _ node: SourceNode,
        of key: DirectiveKey
    ) -> [OperationDirectives.NamedValue] {
        var values: [OperationDirectives.NamedValue] = []
        for entry in node.entries {
            guard let source = SourceReading.read(entry.value, into: &bag) else { continue }
            append(entry.key.text, source, at: entry.value.range, to: &values, of: key)
        }
        return values
    }

    private mutating func append(
        _ name: String,
        _ source: OperationDirectives.Source,
        at range: SourceRange,
        to values: inout [OperationDirectives.NamedValue],
        of key: DirectiveKey
    ) {
        if values.contains(where: { $0.name == name }) {
            bag.report(DirectiveMessages.duplicateName(name, of: key.rawValue, at: range))
            return
        }
        values.append(.init(name: name, value: source, origin: Origin(range: range)))
    }

    private mutating func literals(
        _ node: SourceNode,
        of key: DirectiveKey
    ) -> [OperationDirectives.NamedLiteral] {
        guard node.isMapping else {
            let expected = "arguments with their values"
            bag.report(DirectiveMessages.wrongType(key.rawValue, expected: expected, at: node.range))
            return []
        }
        return node.entries.map {
            OperationDirectives.NamedLiteral(
                name: $0.key.text,
                value: LiteralReader.read($0.value),
                origin: Origin(range: $0.key.range)
            )
        }
    }
}
