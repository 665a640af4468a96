import Diagnostics
import SourceTree

/// A node together with its document, so that references in it can be followed.
struct Located: Sendable {
    let node: SourceNode
    let document: DocumentIndex

    func at(_ node: SourceNode) -> Located { Located(node: node, document: document) }

    subscript(key: StaticString) -> Located? { node[key].map(at) }

    var range: SourceRange { node.range }

    var identity: NodeIdentity { NodeIdentity(document: document, node: node.identity) }
}

/// The address of a document in a run; the root document is the first.
struct DocumentIndex: Sendable, Hashable {
    let number: Int

    static let root = DocumentIndex(number: 0)
}

/// The identity of a node among all documents of a run.
struct NodeIdentity: Sendable, Hashable {
    let document: DocumentIndex
    let node: UInt32
}

/// One document of a run, with look-up tables that are built on demand.
final class LoadedDocument {
    let tree: SourceTree
    /// Relative to the same place as the root document's name, without `.` and `..`.
    let path: String
    /// The first reference that led here; nil for the root document.
    let referencedFrom: SourceRange?
    /// The followed references outside of resources, and those in resources by their places.
    private let followed = FollowedReferences()
    private var followedInResources: [Int: FollowedReferences] = [:]
    private var keyIndexes: [UInt32: [String: Int]] = [:]
    let pointers: DocumentPointers
    private(set) lazy var resources: ResourceTable = source?.resources ?? ResourceTable(of: tree.root, address: address)
    /// The reason why a schema of the document is read once more.
    let instance: Instance?
    /// The document as it is, if this is an instance.
    private let source: LoadedDocument?

    /// A schema with an `$id`, read for another schema that overrides its dynamic references.
    struct Instance {
        let original: DocumentIndex
        let place: Int
        let meanings: [String: Located]
    }
    /// The base of references in it: `$self`, the `$id` of a schema, or else its path.
    private(set) lazy var address: String = {
        let said = ["$self", "$id"].compactMap { tree.root.value(forKey: $0) }
        return said.first { $0.isScalar && !$0.isNull }.map { ResourceAddress.resolve($0.text, against: self.path) }
            ?? self.path
    }()
    /// Whether a part of it has an anchor, or an address besides its path.
    private(set) lazy var hasAddresses: Bool = {
        let keys: [StaticString] = ["$id", "$self", "$anchor", "$dynamicAnchor"]
        return keys.contains { tree.hasScalar($0) }
    }()
    private lazy var hasResources = tree.hasScalar("$id")
    /// Whether a schema with an `$id` has dynamic references, or overrides those of another.
    private(set) lazy var hasInstances =
        (hasResources || isSchema) && (tree.hasScalar("$dynamicRef") || tree.hasScalar("$dynamicAnchor"))
    /// Whether the file is a schema, or holds nothing but schemas.
    private lazy var isSchema = ["openapi", "swagger"].allSatisfy { tree.root.value(forKey: $0) == nil }
    /// The dynamic anchors that its resources lead to, filled on demand.
    var dynamicNames: [Int: Set<String>] = [:]
    var dynamicParts: [Int: DynamicParts] = [:]
    /// In a document that is read for a schema, the nodes with overridden references.
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
