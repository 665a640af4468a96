import APIModel
import Diagnostics
import Directives
import SourceTree

extension Lowering {
    /// A JSON value as it was written.
    func literal(_ node: SourceNode) -> Literal { LiteralReader.read(node) }

    /// The text of a value that must be a string. A number or a boolean is taken as its text, since YAML authors forget
    /// the quotes; null is nothing. `key` names the value in the message.
    func string(_ node: SourceNode, key: StaticString, in document: DocumentIndex = .root) -> String? {
        if node.isScalar { return node.isNull ? nil : node.text }
        report(ValueMessages.wrongType(key: "\(key)", expected: "a string", found: node), in: document)
        return nil
    }

    /// The value of a flag. `"true"` as a string is accepted with a warning; null is nothing.
    func bool(_ node: SourceNode, key: StaticString, in document: DocumentIndex = .root) -> Bool? {
        if let value = node.bool { return value }
        if node.isNull { return nil }
        if node.isScalar, node.text == "true" || node.text == "false" {
            report(ValueMessages.quotedBool(key: "\(key)", at: node.range), in: document)
            return node.text == "true"
        }
        report(ValueMessages.wrongType(key: "\(key)", expected: "true or false", found: node), in: document)
        return nil
    }

    /// The vendor extensions among the entries of a mapping.
    func extensions(of node: SourceNode) -> [Extension] {
        var extensions: [Extension] = []
        for entry in node.entries where entry.key.isExtensionKey {
            extensions.append(Extension(name: entry.key.text, value: literal(entry.value)))
        }
        return extensions
    }

    /// A warning for a key that OpenAPI does not know at its place.
    func reportUnknownKey(
        _ key: SourceNode,
        in place: String,
        known: KnownKeys,
        document: DocumentIndex = .root
    ) {
        if key.isExtensionKey { return }
        if key.text == "$ref" { return report(ReferenceMessages.wrongType(at: key.range), in: document) }
        let names = known.names.map { "\($0)" }
        report(ValueMessages.unknownKey(key.text, in: place, known: names, at: key.range), in: document)
    }

    /// Warns of every key of a mapping that its place does not know, for places that are not read in one pass.
    func checkKeys(of located: Located, known: KnownKeys, in place: @autoclosure () -> String) {
        for entry in located.node.entries where known.index(of: entry.key) == nil {
            reportUnknownKey(entry.key, in: place(), known: known, document: located.document)
        }
    }

    /// Whether the node is a mapping; if not, an error at it. `what` names it: "`info`".
    func expectMapping(_ located: Located, what: @autoclosure () -> String) -> Bool {
        if located.node.isMapping { return true }
        report(ValueMessages.expectedKind("a mapping", what: what(), found: located.node), in: located.document)
        return false
    }

    /// Whether the node is a sequence; if not, an error at it.
    func expectSequence(_ located: Located, what: @autoclosure () -> String) -> Bool {
        if located.node.isSequence { return true }
        report(ValueMessages.expectedKind("a list", what: what(), found: located.node), in: located.document)
        return false
    }
}
