import SourceTree

/// The schemas of a document that have an address of their own (`$id`), and the nodes that anchors name in each of them.
struct ResourceTable {
    /// A schema with an `$id`, or the document itself, which is the first.
    struct Resource {
        let node: SourceNode
        /// What references in it are relative to.
        let address: String
        fileprivate(set) var anchors: [String: SourceNode] = [:]
    }

    private(set) var resources: [Resource]
    /// The resource in which a reference stands that does not stand in the document alone, by the identity of its text.
    private var places: [UInt32: Int] = [:]
    /// The schemas by what their `$id` says, whatever that is relative to.
    private var identifiers: [String: SourceNode] = [:]
    private var dynamicCounts: [String: Int] = [:]
    private var dynamicReferences: Set<UInt32> = []

    /// - Parameter address: that of the document.
    init(of root: SourceNode, address: String) {
        resources = [Resource(node: root, address: address)]
        var open: [(node: SourceNode, resource: Int)] = [(root, 0)]
        var seen: Set<UInt32> = []
        while let (node, outer) = open.popLast() {
            guard seen.insert(node.identity).inserted else { continue }
            let resource = resource(beginningAt: node, in: outer)
            for entry in node.entries {
                note(entry, of: node, in: resource)
                if !entry.value.isScalar { open.append((entry.value, resource)) }
            }
            for element in node.elements where !element.isScalar { open.append((element, resource)) }
        }
    }

    private mutating func resource(beginningAt node: SourceNode, in outer: Int) -> Int {
        guard let identifier = node["$id"], identifier.isScalar, !identifier.text.hasPrefix("#"),
            !identifier.isNull, !identifier.text.isEmpty
        else { return outer }
        if identifiers[identifier.text] == nil { identifiers[identifier.text] = node }
        guard node.identity != resources[0].node.identity else { return 0 }
        let address = ResourceAddress.resolve(identifier.text, against: resources[outer].address)
        resources.append(Resource(node: node, address: address))
        return resources.count - 1
    }

    private mutating func note(_ entry: SourceEntry, of node: SourceNode, in resource: Int) {
        guard entry.value.isScalar else { return }
        let text = entry.value.text
        switch entry.key.text {
        case "$anchor":
            name(node, text, in: resource)
        case "$dynamicAnchor":
            dynamicCounts[text, default: 0] += 1
            name(node, text, in: resource)
        case "$id", "id":
            if text.hasPrefix("#") { name(node, String(text.dropFirst()), in: resource) }
        case "$ref":
            if resource > 0 { places[entry.value.identity] = resource }
        case "$dynamicRef":
            if resource > 0 { places[entry.value.identity] = resource }
            dynamicReferences.insert(entry.value.identity)
        default:
            break
        }
    }

    private mutating func name(_ node: SourceNode, _ anchor: String, in resource: Int) {
        if resources[resource].anchors[anchor] == nil { resources[resource].anchors[anchor] = node }
    }

    /// The resource in which a reference stands: 0 for the document.
    func place(of reference: SourceNode) -> Int { places[reference.identity] ?? 0 }

    /// The node of an anchor in a resource, or else in another one of the document.
    func node(named anchor: String, in resource: Int) -> SourceNode? {
        resources[resource].anchors[anchor] ?? resources.lazy.compactMap { $0.anchors[anchor] }.first
    }

    /// The schema with an `$id` that is written just so.
    func node(identified identifier: String) -> SourceNode? { identifiers[identifier] }

    /// Whether several schemas have the dynamic anchor of a reference, so that it depends on the way to it which of them
    /// it means.
    func isAmbiguous(_ anchor: String, in reference: SourceNode) -> Bool {
        dynamicReferences.contains(reference.identity) && dynamicCounts[anchor, default: 0] > 1
    }
}
