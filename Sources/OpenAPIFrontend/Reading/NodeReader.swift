import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads values, lists and objects at nodes, following references. A value of an unexpected kind is reported and left
/// out.
struct NodeReader: Reporter {
    let version: SpecVersion
    let documents: DocumentSet
    let references: ReferenceResolver
    let problems: Problems

    func report(_ problem: Diagnostic) { problems.report(problem) }

    /// The text of a value that must be a string. A number or a Boolean counts as its text, since YAML authors forget
    /// the quotes; null counts as absent. `key` names the value in the message.
    func string(_ node: SourceNode, _ key: String) -> String? {
        if node.isScalar { return node.isNull ? nil : node.text }
        return fail(.wrongType(key: key, expected: "a string", found: node))
    }

    /// The value of a flag. The string `"true"` is accepted with a warning; null counts as absent.
    func bool(_ node: SourceNode, _ key: String) -> Bool? {
        if let value = node.bool { return value }
        if node.isNull { return nil }
        if node.isScalar, node.text == "true" || node.text == "false" {
            report(
                .quotedBoolean, "`\(key)` is a string where true or false is meant", at: node.range,
                help: "remove the quotes")
            return node.text == "true"
        }
        return fail(.wrongType(key: key, expected: "true or false", found: node))
    }

    /// The texts of a list; a single text counts as a list of one.
    func texts(_ located: Located, _ key: String) -> [SourceNode] {
        if located.node.isScalar { return [located.node] }
        guard let elements = list(located, "`\(key)`") else { return [] }
        return elements.map(\.node).filter { string($0, key) != nil }
    }

    func extensions(of node: SourceNode) -> [Extension] {
        node.entries.filter { $0.key.isExtensionKey && !$0.key.isClientNameKey }.map { entry in
            Extension(name: entry.key.text, value: LiteralReader.read(entry.value))
        }
    }

    /// Warns of a key that an object of OpenAPI doesn't have, and of directives where they have no effect.
    func reportUnknownKey<Key: ObjectKey>(_ key: SourceNode, in place: @autoclosure () -> Message, of keys: Key.Type) {
        guard key.isExtensionKey else { return reportUnknownKey(key, in: place(), known: Key.table.names) }
        if !Key.takesDirectives, key.text == "x-netlayer" {
            report(
                DirectiveCodes.unknownKey(
                    "`x-netlayer` has no effect in \(place())", at: key.range,
                    help: "operations, schemas and the document itself accept directives"))
        }
    }

    /// Warns of a key that OpenAPI doesn't specify here.
    func reportUnknownKey(_ key: SourceNode, in place: Message, known: [String]) {
        if key.isExtensionKey { return }
        if key.text == "$ref" { return report(.wrongType, "`$ref` must be a string", at: key.range) }
        report(
            .unknownKey, "unknown key `\(key.text)` in \(place)", at: key.range,
            help: suggestion(for: key.text, among: known) ?? Diagnostic.rightPlace(of: key.text, among: known))
    }

    /// The mapping at a place; nil, with a problem, for anything else. `what` names it: "`info`".
    func mapping(_ located: Located, _ what: @autoclosure () -> Message) -> Located? {
        guard let target = resolve(located)?.target else { return nil }
        if target.node.isMapping { return target }
        return fail(.expectedKind("a mapping", what: what(), found: target, at: located))
    }

    /// The elements of the list at a place; nil, with a problem, for anything else.
    func list(_ located: Located, _ what: @autoclosure () -> Message) -> [Located]? {
        guard let target = resolve(located)?.target else { return nil }
        if target.node.isSequence { return target.node.elements.map(target.at) }
        return fail(.expectedKind("a list", what: what(), found: target, at: located))
    }

    /// The named entries of a mapping whose keys are names, such as `X-Total`. A key that looks like an extension is
    /// one only if its value isn't a mapping.
    func entries(_ located: Located?, _ key: String) -> [(key: SourceNode, value: Located)] {
        guard let located, let target = mapping(located, "`\(key)`") else { return [] }
        return target.node.entries.compactMap { entry in
            let isExtension = !entry.value.isMapping && entry.key.isExtensionKey
            return entry.value.isNull || isExtension ? nil : (entry.key, target.at(entry.value))
        }
    }

    /// The known entries of the object at a place, by their keys.
    func fields<Key: ObjectKey>(of located: Located, as keys: Key.Type, in place: @autoclosure @escaping () -> Message)
        -> ObjectFields<Key>?
    {
        guard let target = mapping(located, place()) else { return nil }
        var fields = ObjectFields<Key>(of: target, nodes: self)
        for item in items(of: target, as: keys, in: place()) { fields.note(item.key, at: item.position) }
        return fields
    }

    /// The known entries of a mapping in its order. Iterating warns of others; entries with null are skipped.
    func items<Key: ObjectKey>(
        of mapping: Located, as keys: Key.Type, in place: @autoclosure @escaping () -> Message, keepsNull: Bool = false
    ) -> ObjectItems<Key> { ObjectItems(of: mapping, nodes: self, place: place, keepsNull: keepsNull) }

    /// Checks the keys of an object that has no effect on a client.
    func checkKeys<Key: ObjectKey>(of located: Located, as keys: Key.Type, in place: Message) {
        guard located.node.isMapping, let target = mapping(located, place) else { return }
        for _ in items(of: target, as: keys, in: place, keepsNull: true) {}
    }

    /// The target of the references at a place, and the description beside the reference, which replaces the target's.
    /// `section` is the part of the components for such objects: a reference to another part is a mistake.
    func resolve(_ located: Located, section: ComponentSection? = nil) -> (target: Located, documentation: String?)? {
        guard let reference = references.reference(in: located.node) else { return (located, nil) }
        if let section, let other = ComponentSection(referredToBy: reference.text), other != section {
            let expected = section.singular
            return fail(.wrongType, "`\(reference.text)` does not refer to a \(expected)", at: reference.range)
        }
        guard let target = references.resolve(located) else { return nil }
        checkSiblings(of: located, target: target.node)
        return (target, located["description"].flatMap { string($0.node, "description") })
    }

    /// Warns of keys next to `$ref` that have no effect, except for examples, which code doesn't need.
    private func checkSiblings(of reference: Located, target: SourceNode) {
        guard reference.node.count > 1 else { return }
        for entry in reference.node.entries where ReferenceKey.table.key(of: entry.key) == nil {
            if entry.key.isExtensionKey || entry.value.isNull { continue }
            if ["example", "examples"].contains(entry.key.text) { continue }
            let node = target.value(forKey: entry.key.text)
            if node?.isScalar == true, entry.value.isScalar, node?.text == entry.value.text { continue }
            report(
                .ignoredSibling, "`\(entry.key.text)` next to `$ref` has no effect", at: entry.key.range,
                help: "write it at the target of `$ref`")
        }
    }
}

/// A reader that reports problems of its run.
protocol Reporter { func report(_ problem: Diagnostic) }

extension Reporter {
    func report(_ kind: OpenAPICodes, _ message: Message, at range: SourceRange?, help: Message? = nil) {
        report(kind(message).at(range).help(help))
    }

    /// Reports a problem and returns nil.
    func fail<Value>(_ problem: Diagnostic) -> Value? {
        report(problem)
        return nil
    }

    func fail<Value>(_ kind: OpenAPICodes, _ message: Message, at range: SourceRange?, help: Message? = nil) -> Value? {
        fail(kind(message).at(range).help(help))
    }
}

/// The problems of one run, in the order in which they were found. All readers of the run add to the same list.
final class Problems: Reporter {
    var bag = DiagnosticBag()

    func report(_ problem: Diagnostic) { bag.report(problem) }
}

/// The keys that have an effect beside a reference.
enum ReferenceKey: String, ObjectKey {
    case reference = "$ref", summary, description

    static let table = KeyTable<Self>()
}

extension Diagnostic {
    /// The right place of a key that is one level too high: keys that describe a value belong in `schema`.
    fileprivate static func rightPlace(of key: String, among known: [String]) -> Message? {
        let ofSchemas = ["type", "format", "properties", "items", "enum", "allOf", "oneOf", "anyOf", "required"]
        if known.contains("schema"), ofSchemas.contains(key) { return "put it into `schema`" }
        if known.contains("content"), key == "schema" { return "put it into `content`, below a media type" }
        return nil
    }

    static func wrongType(key: String, expected: String, found node: SourceNode) -> Self {
        expectedKind(expected, what: "`\(key)`", found: node)
    }

    static func expectedKind(_ expected: String, what: Message, found node: SourceNode) -> Self {
        OpenAPICodes.wrongType("\(what) must be \(expected), not \(node.described)", at: node.range)
    }

    /// A value of a wrong kind at a place, or at the target of a reference there.
    static func expectedKind(_ expected: String, what: Message, found: Located, at place: Located) -> Self {
        let problem = expectedKind(expected, what: what, found: found.node)
        if found.identity == place.identity { return problem }
        return problem.at(place.range).note("the reference leads here", at: found.range)
    }

    static func missingKey(_ key: String, of place: Message, at range: SourceRange) -> Self {
        OpenAPICodes.missingKey("\(place) has no `\(key)`; it is left out", at: range)
    }

    static func unsupported(_ message: Message, at range: SourceRange) -> Self {
        OpenAPICodes.unsupportedFeature(message, at: range)
    }
}

extension SourceNode {
    /// The value as messages show it: `null`, `a mapping`, `"text"`.
    var described: Message {
        switch kind {
        case .mapping: return "a mapping"
        case .sequence: return "a list"
        case .scalar:
            if isNull { return "null" }
            if text.unicodeScalars.count > 40 { return "a text" }
            return style == .plain ? "`\(text)`" : "`\"\(text)\"`"
        }
    }
}
