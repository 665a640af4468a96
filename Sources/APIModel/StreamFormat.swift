/// How the items of a stream are told apart.
public enum StreamFormat: Sendable, Hashable {
    /// `text/event-stream`, as the WHATWG describes it.
    case events
    /// One JSON value a line: `application/jsonl`, `application/x-ndjson`.
    case lines
    /// JSON values behind record separators (RFC 7464): `application/json-seq`.
    case sequence
}
