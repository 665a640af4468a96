/// How a node lies in the table of its tree.
struct NodeRecord: Sendable {
    var kind: SourceNode.Kind
    var style: ScalarStyle
    /// Whether the text of a scalar is a stretch of the file's own bytes, not of the tree's `texts`.
    var isTextInFile: Bool
    /// Scalar: where its text begins. Collection: where its run of children begins.
    var first: UInt32
    /// Scalar: the length of its text in bytes. Sequence: the number of elements. Mapping: the number of entries.
    var count: UInt32
    var startOffset: UInt32
    var endOffset: UInt32

    static let nothing = NodeRecord(
        kind: .scalar,
        style: .plain,
        isTextInFile: true,
        first: 0,
        count: 0,
        startOffset: 0,
        endOffset: 0
    )
}
