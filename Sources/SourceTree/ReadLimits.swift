/// What a document may ask of the machine before reading ends in a diagnostic.
public struct ReadLimits: Sendable {
    /// How deep collections may lie in one another.
    public var nestingDepth: Int
    /// The size of a file in bytes.
    public var fileSize: Int
    /// How many nodes aliases may add to those that are written out ("billion laughs").
    public var aliasedNodes: Int

    public static let `default` = ReadLimits(nestingDepth: 512, fileSize: 256 << 20, aliasedNodes: 1_000_000)

    public init(nestingDepth: Int, fileSize: Int, aliasedNodes: Int) {
        self.nestingDepth = nestingDepth
        self.fileSize = fileSize
        self.aliasedNodes = aliasedNodes
    }
}
