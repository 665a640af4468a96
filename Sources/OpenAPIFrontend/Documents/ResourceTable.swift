import SourceTree

/// The schemas of a document that have an address of their own (`$id`), and the nodes that anchors name in each of them.
struct ResourceTable {
    /// A schema with an `$id`, or the document itself, which is the first.
    struct Resource {
        let node: SourceNode
        /// What references in it are relative to.
        let address: String
        fileprivate(set) var anchors: [String: SourceNode] = [:]
        /// What a dynamic reference means that leads here, unless a schema on the way to it says something else.
        fileprivate(set) var dynamicAnchors: [String: SourceNode] = [:]
        /// The dynamic anchors that it has more than once.
        fileprivate(set) var doubleAnchors: Set<String> = []
    }

    private(set) var resources: [Resource]
    /// The resource in which a mapping or the text of a reference stands that does not stand in the document alone.
    private var places: [UInt32: Int] = [:]
    /// The schemas by what their `$id` says, whatever that is relative to.
    private var identifiers: [String: SourceNode] = [:]
    private var dynamicReferences: Set<UInt32> = []

    /// - Parameter address: that of the document.
    init(of root: SourceNode, address: String) {
        resources = [Resource(node: root, address: address)]
        var open: [(node: SourceNode, resource: Int)] = [(root, 0)]
        var seen: Set<UInt32> = []
        while let (node, outer) = open.popLast() {
            guard seen.insert(node.identity).inserted else { continue }
            let resource = resource(beginningAt: node, in: outer)
            if resource > 0, node.isMapping { places[node.identity] = resource }
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
            if resources[resource].dynamicAnchors.updateValue(node, forKey: text) != nil {
                resources[resource].doubleAnchors.insert(text)
            }
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

    /// The resource in which a mapping or the text of a reference stands: 0 for the document.
    func place(of node: SourceNode) -> Int { places[node.identity] ?? 0 }

    /// The node of an anchor in a resource, or else in another one of the document.
    func node(named anchor: String, in resource: Int) -> SourceNode? {
        resources[resource].anchors[anchor] ?? resources.lazy.compactMap { $0.anchors[anchor] }.first
    }

    /// The schema with an `$id` that is written just so.
    func node(identified identifier: String) -> SourceNode? { identifiers[identifier] }

    /// Whether a reference may mean what a schema on the way to it says (`$dynamicRef`).
    func isDynamic(_ reference: SourceNode) -> Bool { dynamicReferences.contains(reference.identity) }

    /// Whether several schemas of one resource have the dynamic anchor of a reference.
    func isAmbiguous(_ anchor: String, in reference: SourceNode) -> Bool {
        isDynamic(reference) && resources.contains { $0.doubleAnchors.contains(anchor) }
    }
}
