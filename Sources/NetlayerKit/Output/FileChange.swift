/// What there is to do about one file of an output folder, and why.
public struct FileChange: Sendable {
    public enum State: String, Sendable, CaseIterable {
        /// It is as it should be.
        case unchanged
        /// It is not there.
        case missing
        /// It is as an earlier run wrote it; now it would be different.
        case changed
        /// It is ours, and somebody changed it.
        case edited = "hand-edited"
        /// Somebody else's file stands where one of ours belongs.
        case foreign
        /// A Swift file that nothing makes, among those that are generated: the compiler takes it, and reviewers skip it.
        case added = "not generated"
        /// An earlier run wrote it; nothing makes it any more.
        case stale
        /// As `stale`, and somebody changed it.
        case staleEdited = "stale and hand-edited"
    }

    /// Below the output folder.
    public let path: String
    public internal(set) var state: State
    /// What is not as it was when the file was written; empty where nothing is known of it.
    public internal(set) var causes: [FileOrigin.Cause] = []
    /// What should be in it; nil for a stale file.
    public internal(set) var bytes: [UInt8]?
    /// What should be there, for its hash.
    var file: GeneratedFile?
    var origin: FileOrigin?
    /// Whether an earlier run wrote a file of this path.
    var isOwned = true

    /// Whether a run does nothing to the file that it would have to do. What was never generated is nobody's to remove.
    public func isLeftAlone(isForced: Bool) -> Bool { state == .added || isProtected && !isForced }

    /// Whether the file is left alone unless it is forced.
    public var isProtected: Bool {
        switch state {
        case .edited, .foreign, .staleEdited: return true
        case .unchanged, .missing, .changed, .stale, .added: return false
        }
    }
}
