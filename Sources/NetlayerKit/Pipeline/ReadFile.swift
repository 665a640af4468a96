/// A file that a run read, or looked for, and the hash of what it found.
public struct ReadFile: Sendable {
    public let path: String
    /// Nil where there was nothing to be read.
    public let hash: String?
}
