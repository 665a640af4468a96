import Diagnostics

/// A document that a run read, or looked for.
public struct ReadFile: Sendable {
    public let path: String
    /// Of the bytes on the disk; nil where there was nothing to be read.
    public let hash: String?
    /// The text, as messages show it.
    let file: SourceFile?
    /// Whether the text is what is on the disk. Of other encodings it is not, and the standard input is read once.
    let isRepeatable: Bool

    init(_ path: String, bytes: [UInt8], file: SourceFile) {
        self.path = path
        self.file = file
        hash = ContentHash.of(bytes)
        isRepeatable = path != "-" && file.bytes.count == bytes.count
    }

    init(missing path: String) {
        self.path = path
        hash = nil
        file = nil
        isRepeatable = false
    }
}
