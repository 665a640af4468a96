import Foundation

/// What the server plays for one request, faults included.
public struct ScriptedResponse: Sendable {
    public var status: Int
    /// Header lines beside `Content-Length` and `Connection`, which follow from the rest.
    public var headers: [String: String]
    public var body: Data
    /// Seconds before the first byte.
    public var delay: TimeInterval = 0
    /// Sends the body in chunks of so many bytes.
    public var chunkSize: Int?
    /// Seconds between two chunks.
    public var chunkDelay: TimeInterval = 0
    /// Promises the whole body, but closes the connection after so many bytes of it.
    public var truncatedAfter: Int?
    /// Is sent byte for byte in place of everything else, with what happens in between.
    public var wire: [WireStep]?
    /// Closes the connection without an answer.
    public var isDropped: Bool = false
    /// Waits for another request over the same connection.
    public var keepsOpen: Bool = false

    public init(_ status: Int = 200, headers: [String: String] = [:], body: String = "") {
        self.status = status
        self.headers = headers
        self.body = Data(body.utf8)
    }

    /// A JSON body: `.json(#"{"id": 1}"#)`.
    public static func json(_ text: String, status: Int = 200) -> ScriptedResponse {
        ScriptedResponse(status, headers: ["Content-Type": "application/json"], body: text)
    }

    public static func redirect(to location: String, status: Int = 302) -> ScriptedResponse {
        ScriptedResponse(status, headers: ["Location": location])
    }

    public static var dropped: ScriptedResponse {
        var response = ScriptedResponse()
        response.isDropped = true
        return response
    }

    /// The same response with changes: `.json("[]").with { $0.delay = 1 }`.
    public func with(_ change: (inout ScriptedResponse) -> Void) -> ScriptedResponse {
        var copy = self
        change(&copy)
        return copy
    }
}

/// A step of a response that is written byte for byte.
public enum WireStep: Sendable {
    case bytes(Data)
    case pause(TimeInterval)
    /// The same bytes again and again, as often as it says or until the client is gone.
    case repeated(Data, count: Int = .max, pause: TimeInterval = 0)
    /// Ends this direction only.
    case halfClose
    /// Ends the connection with a reset.
    case reset

    public static func text(_ text: String) -> WireStep {
        .bytes(Data(text.utf8))
    }
}
