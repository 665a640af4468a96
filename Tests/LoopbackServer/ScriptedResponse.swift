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
    /// Closes the connection without an answer.
    public var isDropped: Bool = false

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
