/// How the items of a stream are read.
public struct StreamPlan: Sendable, Hashable {
    public enum Format: String, Sendable, CaseIterable {
        /// Events with JSON as their data.
        case events
        /// Events with text as their data.
        case textEvents
        /// Events that are described as objects with their data in it.
        case wholeEvents
        /// One JSON value a line.
        case lines
        /// JSON values behind record separators.
        case sequence
    }

    public var format: Format
    /// The data of the item behind which nothing follows.
    public var end: String?
    /// Whether a connection that ended is made again.
    public var reconnects: Bool
}
