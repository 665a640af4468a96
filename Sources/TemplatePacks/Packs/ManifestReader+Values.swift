import Diagnostics
import SourceTree

/// What stands behind a key of a manifest, or a report of what should.
extension ManifestReader {
    static func text(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> String? {
        if node.isScalar, !node.isNull { return node.text }
        bag.report(PackMessages.wrongValue(of: key, wanted: "a text", at: node.range))
        return nil
    }

    /// The path of a file, which no number is.
    static func path(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> String? {
        if node.isString { return node.text }
        bag.report(PackMessages.wrongValue(of: key, wanted: "the path of a file", at: node.range))
        return nil
    }

    static func texts(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> [String]? {
        if node.isSequence, node.elements.allSatisfy(\.isScalar) { return node.elements.map(\.text) }
        bag.report(PackMessages.wrongValue(of: key, wanted: "a list of texts", at: node.range))
        return nil
    }

    static func flag(_ node: SourceNode, of key: String, into bag: inout DiagnosticBag) -> Bool? {
        if let value = node.bool { return value }
        bag.report(PackMessages.wrongValue(of: key, wanted: "`true` or `false`", at: node.range))
        return nil
    }
}
