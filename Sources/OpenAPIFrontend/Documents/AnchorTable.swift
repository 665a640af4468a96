import SourceTree

/// The nodes of a document that `$anchor` and `$id` name.
struct AnchorTable {
    private var anchors: [String: SourceNode] = [:]
    private var identifiers: [String: SourceNode] = [:]
    private var dynamicCounts: [String: Int] = [:]
    /// The schema with an `$id` in which a reference stands, by the identity of the reference's text.
    private var resources: [UInt32: SourceNode] = [:]

    init(of root: SourceNode) {
        var open: [(node: SourceNode, resource: SourceNode?)] = [(root, nil)]
        var seen: Set<UInt32> = []
        while let (node, outer) = open.popLast() {
            guard seen.insert(node.identity).inserted else { continue }
            let isResource = node.identity != root.identity && node["$id"]?.isScalar == true
            let resource = isResource ? node : outer
            for entry in node.entries {
                note(entry, of: node)
                if !entry.value.isScalar { open.append((entry.value, resource)) }
                if entry.key.text == "$ref", let resource { resources[entry.value.identity] = resource }
            }
            for element in node.elements where !element.isScalar { open.append((element, resource)) }
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
    /// Where the pointer of a reference begins, if it is not the document: `#/$defs/Item` in a schema with an `$id`.
    func resource(of reference: SourceNode) -> SourceNode? { resources[reference.identity] }
    func node(identified identifier: String) -> SourceNode? { identifiers[identifier] }
}
