import APIModel

/// How operations become cases and methods.
public struct OperationConventions: Sendable {
    /// What groups operations into services: their first tag, the first word of their path, or nothing.
    public enum Grouping: String, Sendable, CaseIterable {
        case tag
        case path
        case single
    }

    /// Whether the body is handed over with its label (`input:`) or without one.
    public enum BodyLabel: String, Sendable, CaseIterable {
        case labelled
        case unlabelled
    }

    /// Whether a switch has one arm a case, or one for all cases of which the same is said.
    public enum Arms: String, Sendable, CaseIterable {
        case separate
        case merged
    }

    public var grouping = Grouping.tag
    public var bodyLabel = BodyLabel.unlabelled
    /// What a body is called as an argument.
    public var bodyName: FixedName = "request"
    public var arms = Arms.merged
    /// An operation with more query and header parameters than this takes them in one input struct.
    public var maximumArguments = 6
    /// Whether a body that GET or HEAD can't carry is sent by POST with an override header, instead of left out.
    public var overridesMethod = false
    /// The key under which the responses of the service carry their value; nil where they don't.
    public var envelope: String?
    /// Patterns of the headers that calls return beside the value: `X-Total-Count`, `X-RateLimit-*`.
    public var responseHeaders: [String] = []

    /// The data of the item behind which nothing follows in streams: `[DONE]`; nil where they just end.
    public var streamEnd: String?

    /// How callers meet the errors that an operation documents.
    public enum Errors: String, Sendable, CaseIterable {
        /// As bodies of `NetworkError.status`.
        case bodies
        /// Also as an enum of the operation, with a case for each status.
        case cases
    }

    public var errors = Errors.bodies

    /// How lists in queries are written of which the description says nothing.
    public enum Arrays: String, Sendable, CaseIterable {
        case repeated
        case comma
        case space
        case pipe
        case brackets
    }

    public var arrays = Arrays.repeated
    /// The base URLs of services that have their own, by tag.
    public var servers: [String: String] = [:]
    /// Whether binary bodies and parts may be files, and replies be saved to files.
    public var usesFiles = false
    /// What every operation asks for, where the description has none ask for credentials.
    public var security: [SecurityScheme] = []

    public init() {}
}
