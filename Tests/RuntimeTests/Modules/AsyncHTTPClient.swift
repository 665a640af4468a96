// Stands in for the module of async-http-client: as much of it as the transport names, by the declarations of version 1.

import NIOCore
import NIOHTTP1

public final class HTTPClient: Sendable {
    public static let shared = HTTPClient()

    public func execute(_ request: HTTPClientRequest, timeout: TimeAmount) async throws -> HTTPClientResponse {
        throw HTTPClientError.cancelled
    }
}

public struct HTTPClientRequest: Sendable {
    public struct Body: Sendable {
        public static func bytes<Bytes: RandomAccessCollection & Sendable>(_ bytes: Bytes) -> Body
        where Bytes.Element == UInt8 {
            Body()
        }
    }

    public var method: HTTPMethod = .GET
    public var headers = HTTPHeaders()
    public var body: Body?

    public init(url: String) {}
}

public struct HTTPClientResponse: Sendable {
    public struct Body: Sendable {
        public func collect(upTo maxBytes: Int) async throws -> ByteBuffer { throw HTTPClientError.cancelled }
    }

    public var status: HTTPResponseStatus
    public var headers: HTTPHeaders
    public var body: Body
}

public struct HTTPClientError: Error, Equatable {
    private let number: Int

    public static let cancelled = HTTPClientError(number: 0)
    public static let connectTimeout = HTTPClientError(number: 1)
    public static let deadlineExceeded = HTTPClientError(number: 2)
    public static let readTimeout = HTTPClientError(number: 3)
    public static let remoteConnectionClosed = HTTPClientError(number: 4)
}
