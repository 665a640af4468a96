import Foundation
public import NetworkKit

/// The response of `GET /photos` and its headers.
public nonisolated struct ListPhotosResponse: ResponseDecodable {
    public let body: [Photo]
    public let total: Int

    public init(body: [Photo], total: Int) {
        self.body = body
        self.total = total
    }

    public init(reply: HTTPReply) throws {
        body = try reply.value([Photo].self)
        total = try reply.requiredHeader("X-Total", as: Int.self)
    }
}
