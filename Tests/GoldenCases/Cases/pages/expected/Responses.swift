import Foundation

/// The response of `GET /commits` and its headers.
nonisolated struct ListCommitsResponse: ResponseDecodable {
    let body: [Event]
    let link: String?

    init(body: [Event], link: String? = nil) {
        self.body = body
        self.link = link
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([Event].self)
        link = try reply.header("Link", as: String.self)
    }
}
