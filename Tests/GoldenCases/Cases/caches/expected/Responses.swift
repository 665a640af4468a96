import Foundation

/// The response of `GET /stores/{storeId}/reviews` and its headers.
nonisolated struct ListReviewsResponse: ResponseDecodable, Codable {
    let body: [String]
    let totalCount: Int

    init(body: [String], totalCount: Int) {
        self.body = body
        self.totalCount = totalCount
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([String].self)
        totalCount = try reply.requiredHeader("X-Total-Count", as: Int.self)
    }
}

/// The successful responses of `GET /feed`.
nonisolated enum GetFeedResponse: ResponseDecodable, Codable {
    /// A picture.
    case ok(Data)
    /// Later.
    case accepted(String)

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 200:
            self = .ok(reply.data)
        case 202:
            self = .accepted(try reply.text())
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
