import Foundation

public enum HTTPVerb: String, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case delete = "DELETE"
}

/// One thing that can be asked of the ferry line's service.
public protocol FerryRequest: Sendable {
    /// Begins with a slash; it is escaped where the request is sent.
    var path: String { get }
    var verb: HTTPVerb { get }
    var queryItems: [URLQueryItem] { get }
    var headers: [String: String] { get }
    var payload: (any Encodable & Sendable)? { get }
}

extension FerryRequest {
    public var queryItems: [URLQueryItem] { [] }
    public var headers: [String: String] { [:] }
    public var payload: (any Encodable & Sendable)? { nil }
}
