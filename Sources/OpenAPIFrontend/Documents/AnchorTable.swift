import SourceTree

/// The nodes of a document that `$anchor` and `$id` name.
struct AnchorTable {
    private var anchors: [String: SourceNode] = [:]
    private var identifiers: [String: SourceNode] = [:]
    private var dynamicCounts: [String: Int] = [:]

    init(of root: SourceNode) {
        var open = [root]
        var seen: Set<UInt32> = []
        while let node = open.popLast() {
            guard seen.insert(node.identity).inserted else { continue }
            for entry in node.entries {
                note(entry, of: node)
                if !entry.value.isScalar { open.append(entry.value) }
            }
            for element in node.elements where !element.isScalar { open.append(element) }
        }
    }

    private mutating func note(_ entry: SourceEntry, of node: SourceNode) {
        guard entry.value.isScalar else { return }
        switch entry.key.text {
        case "$anchor", "$dynamicAnchor":
            if entry.key.text == "$dynamicAnchor" { dynamicCounts[entry.value.text, default: 0] += 1 }
            if anchors[entry.value.text] == nil { anchors[entry.value.text] = node }
        case "$id", "id":
            let text = entry.value.text
            if text.hasPrefix("#") {
                let name = String(text.dropFirst())
                if anchors[name] == nil { anchors[name] = node }
            } else if entry.key.text == "$id", !text.isEmpty, identifiers[text] == nil {
                identifiers[text] = node
            }
        default:
            break
        }
    }

    func node(named anchor: String) -> SourceNode? { anchors[anchor] }
    /// Whether several schemas have a dynamic anchor, so that it depends on the way to a reference which of them it means.
    func isAmbiguous(_ anchor: String) -> Bool { dynamicCounts[anchor, default: 0] > 1 }
    func node(identified identifier: String) -> SourceNode? { identifiers[identifier] }
}
