import Diagnostics
import Platform
import SourceTree

/// An OpenAPI Overlay (1.0 or 1.1): changes of a description that are kept apart from it.
struct OverlayDocument {
    /// One change, applied at every place that its target matches.
    struct Action {
        let path: JSONPath
        let target: SourceNode
        let update: SourceNode?
        /// The node whose value is copied (1.1).
        let copy: (path: JSONPath, node: SourceNode)?
        let isRemoval: Bool
    }

    let actions: [Action]
    /// Whether a list in `update` is appended element by element to a list (1.1), not as one element (1.0).
    let joinsLists: Bool

    private static let keys = ["overlay", "info", "extends", "actions"]
    private static let actionKeys = ["target", "description", "update", "remove", "copy"]

    /// Nil, with errors, if the document isn't an overlay.
    init?(_ tree: SourceTree, into bag: inout DiagnosticBag) {
        guard let version = tree.root["overlay"], version.isScalar else {
            bag.report(
                KitCodes.faultyOverlay, "this isn't an overlay: the root has no `overlay`",
                at: tree.root.entries.first?.key.range ?? tree.root.range,
                help: "an overlay begins with `overlay: 1.0.0`, `info` and `actions`")
            return nil
        }
        let text = version.text
        guard text == "1.0" || text == "1.1" || text.hasPrefix("1.0.") || text.hasPrefix("1.1.") else {
            bag.report(
                KitCodes.faultyOverlay, "overlays of version `\(text)` are not known", at: version.range,
                help: "write `1.0.0` or `1.1.0`")
            return nil
        }
        joinsLists = text.hasPrefix("1.1")
        OverlayDocument.checkKeys(of: tree.root, OverlayDocument.keys, in: "an overlay", into: &bag)
        guard let list = tree.root["actions"], list.isSequence, list.count > 0 else {
            let range = tree.root["actions"]?.range ?? tree.root.range
            bag.report(.wrongValue("actions", wanted: "a list of actions", at: range))
            return nil
        }
        actions = list.elements.compactMap { OverlayDocument.action($0, into: &bag) }
    }

    private static func action(_ node: SourceNode, into bag: inout DiagnosticBag) -> Action? {
        guard node.isMapping, let target = node["target"] else {
            return bag.fail(.wrongValue("actions", wanted: "mappings with a `target`", at: node.range))
        }
        checkKeys(of: node, actionKeys, in: "an action", into: &bag)
        let copy = node["copy"]
        guard let path = path(target, into: &bag) else { return nil }
        let source = copy.flatMap { node in self.path(node, into: &bag).map { ($0, node) } }
        if copy != nil, source == nil { return nil }
        let isRemoval = node["remove"]?.bool ?? false
        if let flag = node["remove"], flag.bool == nil {
            bag.report(.wrongValue("remove", wanted: "`true` or `false`", at: flag.range))
        }
        if node["update"] == nil, copy == nil, !isRemoval {
            return bag.fail(
                KitCodes.faultyOverlay, "the action does nothing", at: target.range,
                help: "add `update: …` or `remove: true`")
        }
        return Action(path: path, target: target, update: node["update"], copy: source, isRemoval: isRemoval)
    }

    private static func path(_ node: SourceNode, into bag: inout DiagnosticBag) -> JSONPath? {
        do throws(JSONPath.Fault) { return try JSONPath(node.text) } catch {
            return bag.fail(
                KitCodes.faultyOverlay, "this isn't a JSONPath: \(error.message), at its character \(error.offset + 1)",
                at: node.range)
        }
    }

    private static func checkKeys(
        of node: SourceNode, _ known: [String], in place: String, into bag: inout DiagnosticBag
    ) {
        for entry in node.entries where !known.contains(entry.key.text) && !entry.key.text.hasPrefix("x-") {
            bag.report(
                KitCodes.faultyOverlay, "unknown key `\(entry.key.text)` in \(place)", at: entry.key.range,
                help: suggestion(for: entry.key.text, among: known) ?? "keys: \(known.joined(separator: ", "))")
        }
    }
}

/// Applies overlays to a description, one action after the other. Nodes from an overlay keep their place in it, so that
/// messages point there.
struct OverlayApplication {
    private var edit: TreeEdit

    /// The description with all overlays applied.
    static func apply(_ overlays: [SourceTree], to tree: SourceTree, _ limits: Limits, into bag: inout DiagnosticBag)
        -> SourceTree
    {
        let documents = overlays.compactMap { OverlayDocument($0, into: &bag) }
        guard !documents.isEmpty, !bag.hasErrors else { return tree }
        var application = OverlayApplication(edit: TreeEdit(tree, limits))
        for document in documents {
            for action in document.actions {
                var found = DiagnosticBag()
                application.apply(action, joinsLists: document.joinsLists, into: &found)
                if let limit = application.edit.budget.exceeded {
                    bag.report(.exceeded(limit, of: limits, at: action.target.range))
                    return tree
                }
                bag.append(contentsOf: found)
            }
        }
        application.edit.checkDepth()
        if let limit = application.edit.budget.exceeded {
            bag.report(.exceeded(limit, of: limits, at: documents[0].actions.first?.target.range))
            return tree
        }
        return application.edit.finish()
    }

    private mutating func apply(_ action: OverlayDocument.Action, joinsLists: Bool, into bag: inout DiagnosticBag) {
        let matches = edit.matches(action.path)
        guard !matches.isEmpty else {
            bag.report(
                KitCodes.unmatchedOverlay, "`\(action.target.text)` leads to nothing in the description",
                at: action.target.range,
                help: "the description may have changed: look where its target is now, or remove the action")
            return
        }
        if action.isRemoval { return remove(matches, action, into: &bag) }
        if let copy = action.copy {
            let sources = edit.matches(copy.path)
            guard sources.count == 1 else {
                bag.report(
                    KitCodes.faultyOverlay, "`\(copy.node.text)` leads to \(sources.count) nodes; one is copied",
                    at: copy.node.range)
                return
            }
            for match in matches { put(edit.copy(sources[0].node), at: match, joinsLists: true, action, into: &bag) }
        }
        if let update = action.update {
            for match in matches { put(edit.copy(update), at: match, joinsLists: joinsLists, action, into: &bag) }
        }
    }

    private mutating func put(
        _ value: UInt32, at match: TreeEdit.Match, joinsLists: Bool, _ action: OverlayDocument.Action,
        into bag: inout DiagnosticBag
    ) {
        guard edit.budget.exceeded == nil else { return }
        if edit.kind(match.node) == .sequence, edit.kind(value) != .sequence || !joinsLists {
            return edit.setChildren(Array(edit.children(of: match.node)) + [value], of: match.node)
        }
        let result = edit.merge(value, over: match.node)
        guard result != match.node else { return }
        guard edit.kind(match.node) == .scalar, let place = match.place else {
            bag.report(
                KitCodes.faultyOverlay, "an object or a list can't be replaced by something of another kind",
                at: (action.update ?? action.target).range, help: "remove it first, and update what holds it")
            return
        }
        edit.setChild(result, at: place.position, of: place.parent)
    }

    private mutating func remove(
        _ matches: [TreeEdit.Match], _ action: OverlayDocument.Action, into bag: inout DiagnosticBag
    ) {
        var positions: [UInt32: Set<Int>] = [:]
        var parents: [UInt32] = []
        for match in matches {
            guard let place = match.place else {
                bag.report(KitCodes.faultyOverlay("the whole description can't be removed").at(action.target.range))
                return
            }
            if positions[place.parent] == nil { parents.append(place.parent) }
            positions[place.parent, default: []].insert(place.position)
        }
        for parent in parents {
            let gone = positions[parent] ?? []
            let isMapping = edit.kind(parent) == .mapping
            let kept = edit.children(of: parent).enumerated().filter { position, _ in
                !gone.contains(position) && !(isMapping && gone.contains(position + 1))
            }
            edit.setChildren(kept.map(\.element), of: parent)
        }
    }
}

extension Diagnostic {
    fileprivate static func exceeded(_ limit: Limit, of limits: Limits, at range: SourceRange?) -> Diagnostic {
        limit.exceeded({ "the overlays exceed a limit: \($0) \(limit.counts)" }, of: limits, at: range)
    }

    fileprivate static func wrongValue(_ key: String, wanted: Message, at range: SourceRange) -> Diagnostic {
        KitCodes.faultyOverlay("`\(key)` must be \(wanted)").at(range)
    }
}
