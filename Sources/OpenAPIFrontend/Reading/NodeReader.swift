import APIModel
import Diagnostics
import Directives
import SourceTree

/// Reads values, lists and objects at nodes. Whatever it reads may be a reference, which it follows; what is of another
/// kind than its place takes is reported and left out.
struct NodeReader {
    let version: SpecVersion
    let documents: DocumentSet
    let references: ReferenceResolver
    let problems: Problems

    func report(_ problem: Diagnostic) { problems.report(problem) }

    /// The text of a value that must be a string. A number or a boolean is taken as its text, since YAML authors forget
    /// the quotes; null is nothing. `key` names the value in the message.
    func string(_ node: SourceNode, _ key: String) -> String? {
        if node.isScalar { return node.isNull ? nil : node.text }
        report(ValueMessages.wrongType(key: key, expected: "a string", found: node))
        return nil
    }

    /// The value of a flag. `"true"` as a string is accepted with a warning; null is nothing.
    func bool(_ node: SourceNode, _ key: String) -> Bool? {
        if let value = node.bool { return value }
        if node.isNull { return nil }
        if node.isScalar, node.text == "true" || node.text == "false" {
            report(ValueMessages.quotedBool(key: key, at: node.range))
            return node.text == "true"
        }
        report(ValueMessages.wrongType(key: key, expected: "true or false", found: node))
        return nil
    }

    /// The texts of a list; a single text counts as a list of one.
    func texts(_ located: Located, _ key: String) -> [SourceNode] {
        if located.node.isScalar { return [located.node] }
        guard let elements = list(located, "`\(key)`") else { return [] }
        return elements.map(\.node).filter { string($0, key) != nil }
    }

    /// The vendor extensions among the entries of a mapping.
    func extensions(of node: SourceNode) -> [Extension] {
        node.entries.filter { $0.key.isExtensionKey && !$0.key.isClientNameKey }.map { entry in
            Extension(name: entry.key.text, value: LiteralReader.read(entry.value))
        }
    }

    /// A warning for a key that an object of OpenAPI does not have, and for directives where they have no effect.
    func reportUnknownKey<Key: ObjectKey>(_ key: SourceNode, in place: @autoclosure () -> Message, of keys: Key.Type) {
        guard key.isExtensionKey else { return reportUnknownKey(key, in: place(), known: Key.table.names) }
        if !Key.takesDirectives, key.text == "x-netlayer" {
            report(ObjectMessages.misplacedDirectives(in: place(), at: key.range))
        }
    }

    /// A warning for a key that OpenAPI does not know at its place.
    func reportUnknownKey(_ key: SourceNode, in place: Message, known: [String]) {
        if key.isExtensionKey { return }
        if key.text == "$ref" { return report(ReferenceMessages.wrongType(at: key.range)) }
        report(ValueMessages.unknownKey(key.text, in: place, known: known, at: key.range))
    }
}
