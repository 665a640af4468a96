import Diagnostics
import Platform

/// Merges changes into a tree. Nodes keep their numbers, so that unchanged parts aren't rewritten; nodes copied from
/// another tree keep their places in its file.
package struct TreeEdit {
    private let tree: SourceTree
    private var records: [NodeRecord]
    /// The children of all collections; a changed collection gets a new run at the end.
    private var runs: [UInt32]
    private var texts: [UInt8]
    private var parts: [SourceTree.Part]
    package let budget: EditBudget
    private static let stepsOfCopy = 16

    package init(_ tree: SourceTree, _ limits: Limits) {
        self.tree = tree
        budget = EditBudget(limits)
        records = Array(UnsafeBufferPointer(start: tree.nodes, count: tree.nodeCount))
        runs = Array(UnsafeBufferPointer(start: tree.children, count: tree.childCount))
        texts = Array(UnsafeBufferPointer(start: tree.texts, count: tree.textCount))
        parts = tree.parts
    }

    package var root: UInt32 { tree.rootIndex }

    /// Checks that the tree with all changes isn't deeper than the limit.
    package func checkDepth() {
        var depths = [Int](repeating: 0, count: records.count)
        var open = [(node: root, isLeft: false)]
        while let (node, isLeft) = open.popLast() {
            guard depths[Int(node)] == 0 else { continue }
            let children = children(of: node)
            if isLeft {
                depths[Int(node)] = 1 + (children.map { depths[Int($0)] }.max() ?? 0)
            } else {
                open.append((node, true))
                open += children.map { ($0, false) }
            }
        }
        _ = budget.allows(depth: depths[Int(root)])
    }

    package func finish() -> SourceTree {
        SourceTree(tree.file, tree.fileBytes, nodes: records, children: runs, texts: texts, root: root, parts: parts)
    }

    package func kind(_ node: UInt32) -> SourceNode.Kind { records[Int(node)].kind }

    /// The elements of a list, or the keys and values of an object in turn.
    package func children(of node: UInt32) -> ArraySlice<UInt32> {
        let record = records[Int(node)]
        let count = Int(record.count) * (record.kind == .mapping ? 2 : 1)
        return record.kind == .scalar ? [] : runs[Int(record.first)..<Int(record.first) + count]
    }

    package func text(_ node: UInt32) -> String { withText(records[Int(node)]) { String(decoding: $0, as: UTF8.self) } }

    package func meaning(_ node: UInt32) -> SourceNode.Meaning {
        let record = records[Int(node)]
        return record.style == .plain ? withText(record, coreMeaning(of:)) : .string
    }

    private func withText<Value>(_ record: NodeRecord, _ body: (UnsafeRawBufferPointer) -> Value) -> Value {
        guard record.kind == .scalar else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
        let (first, count) = (Int(record.first), Int(record.count))
        if record.isTextInFile { return body(UnsafeRawBufferPointer(start: tree.fileBytes + first, count: count)) }
        return texts.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[first..<first + count])) }
    }

    /// Replaces a collection's children.
    package mutating func setChildren(_ children: [UInt32], of node: UInt32) {
        guard budget.spend(children.count) else { return }
        records[Int(node)].first = UInt32(truncatingIfNeeded: runs.count)
        records[Int(node)].count = UInt32(
            truncatingIfNeeded: kind(node) == .mapping ? children.count / 2 : children.count)
        runs += children
    }

    package mutating func setChild(_ child: UInt32, at position: Int, of node: UInt32) {
        runs[Int(records[Int(node)].first) + position] = child
    }

    /// Merges a value into a node: objects member by member, lists by appending. Returns the node, or the value
    /// that replaces it.
    package mutating func merge(_ value: UInt32, over node: UInt32) -> UInt32 {
        switch (kind(node), kind(value)) {
        case (.mapping, .mapping):
            var members = Array(children(of: node))
            var positions: [String: Int] = [:]
            for position in stride(from: 0, to: members.count, by: 2) { positions[text(members[position])] = position }
            let added = Array(children(of: value))
            for position in stride(from: 0, to: added.count, by: 2) {
                if let known = positions[text(added[position])] {
                    members[known + 1] = merge(added[position + 1], over: members[known + 1])
                } else {
                    members += added[position...position + 1]
                }
            }
            setChildren(members, of: node)
            return node
        case (.sequence, .sequence):
            setChildren(Array(children(of: node)) + Array(children(of: value)), of: node)
            return node
        default: return value
        }
    }

    /// Copies a node of another tree; later changes of the original don't change the copy.
    package mutating func copy(_ node: SourceNode) -> UInt32 {
        var copies: [UInt32: UInt32] = [:]
        return copy(node, depth: 0, known: &copies)
    }

    private mutating func copy(_ node: SourceNode, depth: Int, known: inout [UInt32: UInt32]) -> UInt32 {
        if let copy = known[node.identity] { return copy }
        guard budget.spend(Self.stepsOfCopy), budget.allows(depth: depth) else { return root }
        var record = node.record
        if record.kind == .scalar {
            record.first = UInt32(truncatingIfNeeded: texts.count)
            record.isTextInFile = false
            node.withTextBytes { texts += $0 }
        }
        let copy = add(record, from: node.range.file)
        known[node.identity] = copy
        let children = node.entries.flatMap { [$0.key, $0.value] } + Array(node.elements)
        if record.kind != .scalar {
            setChildren(children.map { self.copy($0, depth: depth + 1, known: &known) }, of: copy)
        }
        return copy
    }

    /// Copies a node of this tree.
    package mutating func copy(_ node: UInt32) -> UInt32 {
        var copies: [UInt32: UInt32] = [:]
        return copy(node, depth: 0, known: &copies)
    }

    private mutating func copy(_ node: UInt32, depth: Int, known: inout [UInt32: UInt32]) -> UInt32 {
        if let copy = known[node] { return copy }
        guard budget.spend(Self.stepsOfCopy), budget.allows(depth: depth) else { return root }
        let copy = add(records[Int(node)], from: SourceTree.file(of: node, among: parts) ?? tree.file)
        known[node] = copy
        if kind(node) != .scalar {
            setChildren(children(of: node).map { self.copy($0, depth: depth + 1, known: &known) }, of: copy)
        }
        return copy
    }

    private mutating func add(_ record: NodeRecord, from file: SourceFile) -> UInt32 {
        let index = UInt32(truncatingIfNeeded: records.count)
        if (parts.last?.file ?? tree.file) !== file { parts.append(SourceTree.Part(first: index, file: file)) }
        records.append(record)
        return index
    }
}

/// A limit on the cost of changes: a path can look at every node for every node, and copies of copies multiply.
package final class EditBudget {
    package let limits: Limits
    /// The first limit that was exceeded; after that, paths select nothing and nothing is copied.
    package private(set) var exceeded: Limit?
    private var steps = 0

    package init(_ limits: Limits) { self.limits = limits }

    /// Counts steps, one for each node that is looked at and more for one that is added; false beyond the limit.
    func spend(_ count: Int) -> Bool {
        steps += count
        if steps > limits.overlaySteps { exceed(.overlaySteps) }
        return exceeded == nil
    }

    /// Whether collections may be nested to this depth.
    func allows(depth: Int) -> Bool {
        if depth > limits.depth { exceed(.depth) }
        return exceeded == nil
    }

    private func exceed(_ limit: Limit) { exceeded = exceeded ?? limit }
}
