import Diagnostics
import SourceTree

/// An OpenAPI Overlay (1.0 or 1.1): changes of a description that are kept apart from it.
struct OverlayDocument {
    /// One change, at every place to which its target leads.
    struct Action {
        let path: JSONPath
        let target: SourceNode
        let update: SourceNode?
        /// Of which node the value is taken instead (1.1).
        let copy: (path: JSONPath, node: SourceNode)?
        let isRemoval: Bool
    }

    let actions: [Action]
    /// Whether a list in `update` is appended element by element to a list (1.1), not as one element (1.0).
    let joinsLists: Bool

    private static let keys = ["overlay", "info", "extends", "actions"]
    private static let actionKeys = ["target", "description", "update", "remove", "copy"]

    /// Nil, with errors, for what is none.
    init?(_ tree: SourceTree, into bag: inout DiagnosticBag) {
        guard let version = tree.root["overlay"], version.isScalar else {
            bag.report(OverlayMessages.noOverlay(at: tree.root.entries.first?.key.range ?? tree.root.range))
            return nil
        }
        let text = version.text
        guard text == "1.0" || text == "1.1" || text.hasPrefix("1.0.") || text.hasPrefix("1.1.") else {
            bag.report(OverlayMessages.unknownVersion(text, at: version.range))
            return nil
        }
        joinsLists = text.hasPrefix("1.1")
        OverlayDocument.checkKeys(of: tree.root, OverlayDocument.keys, in: "an overlay", into: &bag)
        guard let list = tree.root["actions"], list.isSequence, list.count > 0 else {
            let range = tree.root["actions"]?.range ?? tree.root.range
            bag.report(OverlayMessages.wrongValue("actions", wanted: "a list of actions", at: range))
            return nil
        }
        actions = list.elements.compactMap { OverlayDocument.action($0, into: &bag) }
    }

    private static func action(_ node: SourceNode, into bag: inout DiagnosticBag) -> Action? {
        guard node.isMapping, let target = node["target"] else {
            bag.report(OverlayMessages.wrongValue("actions", wanted: "mappings with a `target`", at: node.range))
            return nil
        }
        checkKeys(of: node, actionKeys, in: "an action", into: &bag)
        let copy = node["copy"]
        guard let path = path(target, into: &bag) else { return nil }
        let source = copy.flatMap { node in self.path(node, into: &bag).map { ($0, node) } }
        if copy != nil, source == nil { return nil }
        let isRemoval = node["remove"]?.bool ?? false
        if let flag = node["remove"], flag.bool == nil {
            bag.report(OverlayMessages.wrongValue("remove", wanted: "`true` or `false`", at: flag.range))
        }
        if node["update"] == nil, copy == nil, !isRemoval {
            bag.report(OverlayMessages.idleAction(at: target.range))
            return nil
        }
        return Action(path: path, target: target, update: node["update"], copy: source, isRemoval: isRemoval)
    }

    private static func path(_ node: SourceNode, into bag: inout DiagnosticBag) -> JSONPath? {
        do throws(JSONPath.Fault) {
            return try JSONPath(node.text)
        } catch {
            bag.report(OverlayMessages.faultyPath(error, at: node.range))
            return nil
        }
    }

    private static func checkKeys(
        of node: SourceNode,
        _ known: [String],
        in place: String,
        into bag: inout DiagnosticBag
    ) {
        for entry in node.entries where !known.contains(entry.key.text) && !entry.key.text.hasPrefix("x-") {
            bag.report(OverlayMessages.unknownKey(entry.key.text, in: place, known: known, at: entry.key.range))
        }
    }
}
