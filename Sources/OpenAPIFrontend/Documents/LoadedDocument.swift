import Diagnostics
import SourceTree

/// One document of a run, with the look-ups that are built when they are first asked for.
final class LoadedDocument {
    let tree: SourceTree
    /// Relative to the same place as the root document's name, without `.` and `..`.
    let path: String
    /// The first reference that led here; nil for the root document.
    let referencedFrom: SourceRange?
    /// References of this document that were followed, by their text; nil is one that leads nowhere.
    var resolvedReferences: [String: Located?] = [:]
    /// What references that lead nowhere may have meant, by their texts; nil is nothing.
    var suggestions: [String: String?] = [:]
    /// Where the references that lead somewhere end, by their texts.
    var finalTargets: [String: Located] = [:]
    /// References that lead to a circle, which was reported.
    var circularReferences: Set<String> = []
    /// References that are being followed, to notice one that leads through itself.
    var openReferences: Set<String> = []
    /// The schema of each node that is one, by the node's identity: -1 for the others.
    var schemaIndexes: [Int32] = []
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
