import Diagnostics
import SourceTree

/// One document of a run, with the look-ups that are built when they are first asked for.
final class LoadedDocument {
    let tree: SourceTree
    /// Relative to the same place as the root document's name, without `.` and `..`.
    let path: String
    /// The first reference that led here; nil for the root document.
    let referencedFrom: SourceRange?
    /// What is known of its references.
    var followed = FollowedReferences()
    private var keyIndexes: [UInt32: [String: Int]] = [:]
    let pointers: DocumentPointers
    private(set) lazy var anchors = AnchorTable(of: tree.root)

    init(tree: SourceTree, path: String, referencedFrom: SourceRange?) {
        self.tree = tree
        self.path = path
        pointers = DocumentPointers(of: tree, prefix: referencedFrom == nil ? "" : path)
        self.referencedFrom = referencedFrom
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
