import Diagnostics
import Platform
import SourceTree

/// Lays overlays over a description, one action after the other. What they bring keeps its place in the overlay, so that
/// messages point there.
struct OverlayApplication {
    private var edit: TreeEdit

    /// The description as it is with all of the overlays.
    static func apply(
        _ overlays: [SourceTree],
        to tree: SourceTree,
        _ limits: Limits,
        into bag: inout DiagnosticBag
    ) -> SourceTree {
        let documents = overlays.compactMap { OverlayDocument($0, into: &bag) }
        guard !documents.isEmpty, !bag.hasErrors else { return tree }
        var application = OverlayApplication(edit: TreeEdit(tree, limits))
        for document in documents {
            for action in document.actions {
                var found = DiagnosticBag()
                application.apply(action, joinsLists: document.joinsLists, into: &found)
                if let limit = application.edit.budget.exceeded {
                    bag.report(OverlayMessages.exceeded(limit, of: limits, at: action.target.range))
                    return tree
                }
                bag.append(contentsOf: found)
            }
        }
        application.edit.checkDepth()
        if let limit = application.edit.budget.exceeded {
            bag.report(OverlayMessages.exceeded(limit, of: limits, at: documents[0].actions.first?.target.range))
            return tree
        }
        return application.edit.finish()
    }

    private mutating func apply(_ action: OverlayDocument.Action, joinsLists: Bool, into bag: inout DiagnosticBag) {
        let matches = edit.matches(action.path)
        guard !matches.isEmpty else {
            bag.report(OverlayMessages.unmatched(action.target.text, at: action.target.range))
            return
        }
        if action.isRemoval { return remove(matches, action, into: &bag) }
        if let copy = action.copy {
            let sources = edit.matches(copy.path)
            guard sources.count == 1 else {
                bag.report(OverlayMessages.ambiguousCopy(copy.node.text, sources.count, at: copy.node.range))
                return
            }
            for match in matches { put(edit.copy(sources[0].node), at: match, joinsLists: true, action, into: &bag) }
        }
        if let update = action.update {
            for match in matches { put(edit.copy(update), at: match, joinsLists: joinsLists, action, into: &bag) }
        }
    }

    private mutating func put(
        _ value: UInt32,
        at match: TreeEdit.Match,
        joinsLists: Bool,
        _ action: OverlayDocument.Action,
        into bag: inout DiagnosticBag
    ) {
        guard edit.budget.exceeded == nil else { return }
        if edit.kind(match.node) == .sequence, edit.kind(value) != .sequence || !joinsLists {
            return edit.setChildren(Array(edit.children(of: match.node)) + [value], of: match.node)
        }
        let result = edit.merge(value, over: match.node)
        guard result != match.node else { return }
        guard edit.kind(match.node) == .scalar, let place = match.place else {
            bag.report(OverlayMessages.misfit(at: (action.update ?? action.target).range))
            return
        }
        edit.setChild(result, at: place.position, of: place.parent)
    }

    private mutating func remove(
        _ matches: [TreeEdit.Match],
        _ action: OverlayDocument.Action,
        into bag: inout DiagnosticBag
    ) {
        var positions: [UInt32: Set<Int>] = [:]
        var parents: [UInt32] = []
        for match in matches {
            guard let place = match.place else {
                bag.report(OverlayMessages.rootRemoval(at: action.target.range))
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
