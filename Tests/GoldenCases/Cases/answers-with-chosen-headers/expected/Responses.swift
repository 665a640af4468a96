import Foundation

/// The response of `GET /apples` and its headers.
nonisolated struct ListApplesResponse: ResponseDecodable {
    let body: [String]
    let totalCount: Int?
    let resetsAt: Int?
    let remaining: Int?

    init(body: [String], totalCount: Int? = nil, resetsAt: Int? = nil, remaining: Int? = nil) {
        self.body = body
        self.totalCount = totalCount
        self.resetsAt = resetsAt
        self.remaining = remaining
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([String].self)
        totalCount = try reply.header("X-Total-Count", as: Int.self)
        resetsAt = try reply.header("X-RateLimit-Reset", as: Int.self)
        remaining = try reply.header("X-RateLimit-Remaining", as: Int.self)
    }
}

/// The response of `GET /plums` and its headers.
nonisolated struct ListPlumsResponse: ResponseDecodable {
    let body: [String]
    let link: String?

    init(body: [String], link: String? = nil) {
        self.body = body
        self.link = link
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([String].self)
        link = try reply.header("Link", as: String.self)
    }
}

/// The response of `GET /cherries` and its headers.
nonisolated struct ListCherriesResponse: ResponseDecodable {
    let body: [String]
    let link: String?

    init(body: [String], link: String? = nil) {
        self.body = body
        self.link = link
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([String].self)
        link = try reply.header("Link", as: String.self)
    }
}

/// The response of `GET /quinces` and its headers.
nonisolated struct ListQuincesResponse: ResponseDecodable {
    let body: JSONValue
    let ripeFrom: PlainDate?

    init(body: JSONValue, ripeFrom: PlainDate? = nil) {
        self.body = body
        self.ripeFrom = ripeFrom
    }

    init(reply: HTTPReply) throws {
        body = try reply.value(JSONValue.self)
        ripeFrom = try reply.header("X-Ripe-From", as: PlainDate.self)
    }
}
