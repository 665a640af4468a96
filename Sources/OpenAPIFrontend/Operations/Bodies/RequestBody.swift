import APIModel

/// What came of reading a `requestBody`.
enum RequestBody {
    case body(Body)
    /// It names no media type, so that nothing can be sent.
    case empty
    /// Nobody knows what stands there.
    case unreadable
}
