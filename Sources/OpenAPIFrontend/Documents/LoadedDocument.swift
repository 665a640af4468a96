import APIModel
import Diagnostics
import Platform
import SourceTree

/// A node with its document, which is needed to follow references in it.
struct Located: Sendable {
    let node: SourceNode
    let document: DocumentIndex

    func at(_ node: SourceNode) -> Located { Located(node: node, document: document) }

    subscript(key: StaticString) -> Located? { node[key].map(at) }

    var range: SourceRange { node.range }

    var identity: NodeIdentity { NodeIdentity(document: document, node: node.identity) }
}

/// The index of a document in a run; the root document is the first.
struct DocumentIndex: Sendable, Hashable {
    let number: Int

    static let root = DocumentIndex(number: 0)
}

/// The identity of a node among all documents of a run.
struct NodeIdentity: Sendable, Hashable {
    let document: DocumentIndex
    let node: UInt32
}

/// A document of a run, with look-up tables that are built on demand.
final class LoadedDocument {
    let tree: SourceTree
    /// The path, relative to the same folder as the root document's name, without `.` and `..`.
    let path: String
    /// The first reference that led here; nil for the root document.
    let referencedFrom: SourceRange?
    /// The followed references outside of resources, and those inside of each resource.
    private let followed = FollowedReferences()
    private var followedInResources: [Int: FollowedReferences] = [:]
    private var keyIndexes: [UInt32: [String: Int]] = [:]
    let pointers: DocumentPointers
    private(set) lazy var resources: ResourceTable = source?.resources ?? ResourceTable(of: tree.root, address: address)
    /// The schema that is read again, if this is a copy.
    let instance: Instance?
    /// The original document, if this is a copy.
    private let source: LoadedDocument?

    /// A schema with an `$id`, read for another schema that overrides its dynamic references.
    struct Instance {
        let original: DocumentIndex
        let place: Int
        let meanings: [String: Located]
    }
    /// The base address of references: `$self`, the `$id` of a schema, or else the path.
    private(set) lazy var address: String = {
        let said = ["$self", "$id"].compactMap { tree.root.value(forKey: $0) }
        return said.first { $0.isScalar && !$0.isNull }.map { ResourceAddress.resolve($0.text, against: self.path) }
            ?? self.path
    }()
    /// Whether the document has anchors, or addresses besides its path.
    private(set) lazy var hasAddresses: Bool = {
        let keys: [StaticString] = ["$id", "$self", "$anchor", "$dynamicAnchor"]
        return keys.contains { tree.hasScalar($0) }
    }()
    private lazy var hasResources = tree.hasScalar("$id")
    /// Whether it can have schemas with dynamic references, or schemas that override the references of others.
    private(set) lazy var hasInstances =
        (hasResources || isSchema) && (tree.hasScalar("$dynamicRef") || tree.hasScalar("$dynamicAnchor"))
    /// Whether the file is a schema, or contains only schemas.
    private lazy var isSchema = ["openapi", "swagger"].allSatisfy { tree.root.value(forKey: $0) == nil }
    /// The dynamic anchors that each resource can reach; filled on demand.
    var dynamicNames: [Int: Set<String>] = [:]
    var dynamicParts: [Int: DynamicParts] = [:]
    /// In a copy, the nodes that lead to an overridden reference.
    var dynamicNodes: Set<UInt32>?

    init(tree: SourceTree, path: String, referencedFrom: SourceRange?) {
        self.tree = tree
        self.path = path
        pointers = DocumentPointers(of: tree, prefix: referencedFrom == nil ? "" : path)
        self.referencedFrom = referencedFrom
        instance = nil
        source = nil
    }

    init(_ source: LoadedDocument, as instance: Instance) {
        tree = source.tree
        path = source.path
        pointers = source.pointers
        referencedFrom = source.referencedFrom
        self.instance = instance
        self.source = source
    }

    var fileReferences: [SourceNode] {
        var found: [SourceNode] = []
        var open = [tree.root]
        var seen: Set<UInt32> = []
        while let node = open.popLast() {
            guard seen.insert(node.identity).inserted else { continue }
            if let reference = node["$ref"], reference.isScalar, !reference.isNull,
                reference.withTextBytes({ $0.first != nil && $0.first != UInt8(ascii: "#") }),
                !ResourceAddress.hasScheme(reference.text)
            {
                found.append(reference)
            }
            open += node.entries.reversed().map(\.value).filter { !$0.isScalar }
            open += node.elements.reversed().filter { !$0.isScalar }
        }
        return found
    }

    func followed(at reference: SourceNode) -> FollowedReferences { followed(in: place(of: reference)) }

    /// The resource that contains a reference: 0 for the document itself.
    func place(of reference: SourceNode) -> Int { hasResources ? resources.place(of: reference) : 0 }

    /// Whether a resource is one schema, or a file of schemas, whose dynamic references belong together.
    func isSchema(_ place: Int) -> Bool { place > 0 || isSchema }

    private func followed(in place: Int) -> FollowedReferences {
        if place == 0 { return followed }
        let known = followedInResources[place] ?? FollowedReferences()
        followedInResources[place] = known
        return known
    }

    /// The value of a key. Large mappings get an index, since many references look into the same few of them.
    func value(of key: String, in node: SourceNode) -> SourceNode? {
        guard node.count > 8 else { return node.value(forKey: key) }
        if keyIndexes[node.identity] == nil {
            var index: [String: Int] = [:]
            for (position, entry) in node.entries.enumerated() where index[entry.key.text] == nil {
                index[entry.key.text] = position
            }
            keyIndexes[node.identity] = index
        }
        guard let position = keyIndexes[node.identity]?[key] else { return nil }
        return node.entries[position].value
    }
}

/// The JSON pointers of one document. The paths to its nodes are collected when the first pointer is needed, since most
/// runs need none.
final class DocumentPointers: PointerSource, @unchecked Sendable {
    private let tree: SourceTree
    /// The prefix of the pointers: the path of a document that isn't the root.
    private let prefix: String
    private let lock = Lock()
    /// The place of each node. Guarded by the lock.
    private var places: [NodePlace]?

    init(of tree: SourceTree, prefix: String) {
        self.tree = tree
        self.prefix = prefix
    }

    func pointer(to node: UInt32) -> String { prefix + JSONPointer.text(tokens(to: node)) }

    /// The keys on the path to a node: `["components", "schemas", "Item"]`.
    func tokens(to node: UInt32) -> [String] {
        lock.take()
        let places = self.places ?? tree.places()
        self.places = places
        lock.release()
        var tokens: [String] = []
        var place = places[Int(node)]
        while !place.isNone, tokens.count < places.count {
            let position = Int(place.position)
            let entries = tree.node(place.parent).entries
            tokens.append(entries.isEmpty ? String(position) : entries[position].key.text)
            place = places[Int(place.parent)]
        }
        return tokens.reversed()
    }
}
