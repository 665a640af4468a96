/// A stretch of a source file, as byte offsets. Lines and columns are computed only where one is shown.
public struct SourceRange: Sendable {
    public let file: SourceFile
    public let startOffset: UInt32
    public let endOffset: UInt32

    public init(file: SourceFile, startOffset: Int, endOffset: Int) {
        self.file = file
        self.startOffset = UInt32(clamping: startOffset)
        self.endOffset = UInt32(clamping: max(startOffset, endOffset))
    }

    public var start: SourceLocation { file.location(at: Int(startOffset)) }
    public var end: SourceLocation { file.location(at: Int(endOffset)) }
}

extension SourceRange: Hashable {
    public static func == (left: SourceRange, right: SourceRange) -> Bool {
        left.file === right.file && left.startOffset == right.startOffset && left.endOffset == right.endOffset
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(startOffset)
        hasher.combine(endOffset)
    }
}
