import Diagnostics
import SourceTree

/// A node together with the document that it stands in, so that references in it can be followed.
struct Located: Sendable {
    let node: SourceNode
    let document: DocumentIndex

    /// Another node of the same document.
    func at(_ node: SourceNode) -> Located { Located(node: node, document: document) }

    subscript(key: StaticString) -> Located? { node[key].map(at) }

    var range: SourceRange { node.range }

    /// What tells two nodes of a run apart.
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

/// One document of a run, with the look-ups that are built when they are first asked for.
final class LoadedDocument {
    let tree: SourceTree
    /// Relative to the same place as the root document's name, without `.` and `..`.
    let path: String
    /// The first reference that led here; nil for the root document.
    let referencedFrom: SourceRange?
    /// What is known of its references outside of resources, and of those in resources by their places.
    private let followed = FollowedReferences()
    private var followedInResources: [Int: FollowedReferences] = [:]
    private var keyIndexes: [UInt32: [String: Int]] = [:]
    let pointers: DocumentPointers
    private(set) lazy var resources: ResourceTable = source?.resources ?? ResourceTable(of: tree.root, address: address)
    /// What a schema of the document is read for once more.
    let instance: Instance?
    /// The document as it is, if this is an instance.
    private let source: LoadedDocument?

    /// A schema with an `$id` to which another one refers that says what its dynamic references mean.
    struct Instance {
        let original: DocumentIndex
        let place: Int
        let meanings: [String: Located]
    }
    /// What references in it are relative to: `$self`, the `$id` of a schema, or else its path.
    private(set) lazy var address: String = {
        let said = ["$self", "$id"].compactMap { tree.root.value(forKey: $0) }
        return said.first { $0.isScalar && !$0.isNull }.map { ResourceAddress.resolve($0.text, against: self.path) }
            ?? self.path
    }()
    /// Whether something in it has an address besides its path, or an anchor.
    private(set) lazy var hasAddresses: Bool = {
        let keys: [StaticString] = ["$id", "$self", "$anchor", "$dynamicAnchor"]
        return keys.contains { tree.hasScalar($0) }
    }()
    private lazy var hasResources = tree.hasScalar("$id")
    /// Whether a schema with an `$id` may mean something else for each that refers to it, or says what another one means.
    private(set) lazy var hasInstances =
        (hasResources || isSchema) && (tree.hasScalar("$dynamicRef") || tree.hasScalar("$dynamicAnchor"))
    /// Whether the file is a schema, or holds nothing but schemas.
    private lazy var isSchema = ["openapi", "swagger"].allSatisfy { tree.root.value(forKey: $0) == nil }
    /// The dynamic anchors to which its resources lead, as far as that was asked.
    var dynamicNames: [Int: Set<String>] = [:]
    var dynamicParts: [Int: DynamicParts] = [:]
    /// Of a document that is read for a schema: what means something else there.
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

    /// The references to other files.
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

    /// What is known of references that stand where one stands.
    func followed(at reference: SourceNode) -> FollowedReferences { followed(in: place(of: reference)) }

    /// The resource in which a reference stands: 0 for the document itself.
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
