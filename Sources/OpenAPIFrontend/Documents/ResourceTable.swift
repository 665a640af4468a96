import Platform
import SourceTree

/// The schemas of a document with an address of their own (`$id`), and the anchors in each of them.
struct ResourceTable {
    /// A schema with an `$id`, or the document itself, which is the first.
    struct Resource {
        let node: SourceNode
        /// The base address of references in the resource.
        let address: String
        fileprivate(set) var anchors: [String: SourceNode] = [:]
        /// The targets of dynamic references, unless an outer schema on the path overrides them.
        fileprivate(set) var dynamicAnchors: [String: SourceNode] = [:]
        /// The dynamic anchors that occur more than once in the resource.
        fileprivate(set) var doubleAnchors: Set<String> = []
    }

    private(set) var resources: [Resource]
    /// The resource that contains a mapping or the text of a reference; nodes of the document itself have no entry.
    private var places: [UInt32: Int] = [:]
    /// The schemas by their `$id` as it is written, unresolved.
    private var identifiers: [String: SourceNode] = [:]
    private var dynamicReferences: Set<UInt32> = []

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
        guard let key = node["$id"], key.isScalar, !key.text.hasPrefix("#"), !key.isNull, !key.text.isEmpty else {
            return outer
        }
        if identifiers[key.text] == nil { identifiers[key.text] = node }
        guard node.identity != resources[0].node.identity else { return 0 }
        let address = ResourceAddress.resolve(key.text, against: resources[outer].address)
        resources.append(Resource(node: node, address: address))
        return resources.count - 1
    }

    private mutating func note(_ entry: SourceEntry, of node: SourceNode, in resource: Int) {
        guard entry.value.isScalar else { return }
        let text = entry.value.text
        switch entry.key.text {
        case "$anchor": name(node, text, in: resource)
        case "$dynamicAnchor":
            if resources[resource].dynamicAnchors.updateValue(node, forKey: text) != nil {
                resources[resource].doubleAnchors.insert(text)
            }
            name(node, text, in: resource)
        case "$id", "id": if text.hasPrefix("#") { name(node, String(text.dropFirst()), in: resource) }
        case "$ref": if resource > 0 { places[entry.value.identity] = resource }
        case "$dynamicRef":
            if resource > 0 { places[entry.value.identity] = resource }
            dynamicReferences.insert(entry.value.identity)
        default: break
        }
    }

    private mutating func name(_ node: SourceNode, _ anchor: String, in resource: Int) {
        if resources[resource].anchors[anchor] == nil { resources[resource].anchors[anchor] = node }
    }

    /// The resource that contains a mapping or the text of a reference: 0 for the document.
    func place(of node: SourceNode) -> Int { places[node.identity] ?? 0 }

    /// The node of an anchor in a resource, or else in another resource of the document.
    func node(named anchor: String, in resource: Int) -> SourceNode? {
        resources[resource].anchors[anchor] ?? resources.lazy.compactMap { $0.anchors[anchor] }.first
    }

    /// The schema whose `$id` is written exactly like this.
    func node(identified identifier: String) -> SourceNode? { identifiers[identifier] }

    /// Whether an outer schema may override the target of a reference (`$dynamicRef`).
    func isDynamic(_ reference: SourceNode) -> Bool { dynamicReferences.contains(reference.identity) }

    /// Whether several schemas of one resource have the dynamic anchor of a reference.
    func isAmbiguous(_ anchor: String, in reference: SourceNode) -> Bool {
        isDynamic(reference) && resources.contains { $0.doubleAnchors.contains(anchor) }
    }
}

/// Addresses of documents and of schemas with an `$id`. An address without a scheme is the path of a file.
enum ResourceAddress {
    /// Resolves a reference in a resource (RFC 3986, section 5.2): `b.yaml` in `https://a.example/x/a.yaml` →
    /// `https://a.example/x/b.yaml`. The fragment isn't part of the address.
    static func resolve(_ reference: String, against base: String) -> String {
        let reference = withoutFragment(reference)
        if reference.isEmpty { return base }
        if hasScheme(reference) { return normalised(reference) }
        guard let root = root(of: base) else {
            return hasScheme(base) ? reference : RelativePath.join(reference, toFolderOf: base)
        }
        if reference.hasPrefix("//") { return normalised(base[..<scheme(of: base)] + ":" + reference) }
        if reference.hasPrefix("/") { return normalised(base[..<root] + reference) }
        let path = base[root...]
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
        return normalised(base[..<root] + folder + reference)
    }

    /// `https://a.example/x/b.yaml` as `https://a.example/x/a.yaml` may write it: `b.yaml`; nil on another host.
    static func path(of address: String, from base: String) -> String? {
        guard let root = root(of: base), let other = self.root(of: address), base[..<root] == address[..<other] else {
            return nil
        }
        var from = base[root...].split(separator: "/").dropLast()[...]
        var to = address[other...].split(separator: "/")[...]
        while let first = from.first, to.count > 1, first == to.first {
            from.removeFirst()
            to.removeFirst()
        }
        return to.isEmpty ? nil : (from.map { _ in ".." } + to.map(String.init)).joined(separator: "/")
    }

    static func withoutFragment(_ text: String) -> String {
        text.firstIndex(of: "#").map { String(text[..<$0]) } ?? text
    }

    /// Whether the text begins with a scheme, as `https:` or `urn:`; a single letter is a drive of Windows.
    static func hasScheme(_ text: String) -> Bool { text.distance(from: text.startIndex, to: scheme(of: text)) > 1 }

    private static func scheme(of text: String) -> String.Index {
        guard let colon = text.firstIndex(of: ":"), text.first?.isLetter == true,
            text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
        else { return text.startIndex }
        return colon
    }

    /// The start of the path, after `https://a.example`. Nil without a host, as in `urn:a:b`.
    private static func root(of text: String) -> String.Index? {
        guard FilePath.isAddress(text), let colon = text.firstIndex(of: ":") else { return nil }
        return text[text.index(colon, offsetBy: 3)...].firstIndex(of: "/") ?? text.endIndex
    }

    private static func normalised(_ address: Substring) -> String { normalised(String(address)) }

    private static func normalised(_ address: String) -> String {
        guard let root = root(of: address) else { return address }
        let path = FilePath.normalised(address[root...].isEmpty ? "/" : String(address[root...]))
        let isFolder = ["/", "/.", "/.."].contains { address.hasSuffix($0) } && path != "/"
        return address[..<root] + path + (isFolder ? "/" : "")
    }
}

/// Paths of documents as references write them.
enum RelativePath {
    /// `schemas/user.yaml` in a reference of `api/openapi.yaml` → `api/schemas/user.yaml`
    static func join(_ path: String, toFolderOf document: String) -> String {
        let path = path.split(separator: "\\", omittingEmptySubsequences: false).joined(separator: "/")
        if path.hasPrefix("/") { return normalised(path) }
        guard let slash = document.lastIndex(of: "/") else { return normalised(path) }
        return normalised(document[...slash] + path)
    }

    /// `a/./b/../c.yaml` → `a/c.yaml`
    static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
