import Foundation

/// The response of `GET /apples` and its headers.
nonisolated struct ListApplesResponse: ResponseDecodable {
    let body: [Apple]
    /// How many there are on all pages.
    let totalCount: Int
    /// Where the next page starts.
    let nextPage: String?
    let lastModified: Date?
    let season: ListApplesSeason
    let weights: [Double]?
    /// Comes as its text.
    let owner: String?
    let farm: ListApplesFarm?
    let bodyValue: Bool?
    let replyValue: UUID?
    let `default`: String?

    init(
        body: [Apple],
        totalCount: Int,
        nextPage: String? = nil,
        lastModified: Date? = nil,
        season: ListApplesSeason,
        weights: [Double]? = nil,
        owner: String? = nil,
        farm: ListApplesFarm? = nil,
        bodyValue: Bool? = nil,
        replyValue: UUID? = nil,
        default: String? = nil
    ) {
        self.body = body
        self.totalCount = totalCount
        self.nextPage = nextPage
        self.lastModified = lastModified
        self.season = season
        self.weights = weights
        self.owner = owner
        self.farm = farm
        self.bodyValue = bodyValue
        self.replyValue = replyValue
        self.default = `default`
    }

    init(reply: HTTPReply) throws {
        body = try reply.value([Apple].self)
        totalCount = try reply.requiredHeader("X-Total-Count", as: Int.self)
        nextPage = try reply.header("X-Next-Page", as: String.self)
        lastModified = try reply.header("Last-Modified", as: Date.self)
        season = try reply.requiredHeader("X-Season", as: ListApplesSeason.self)
        weights = try reply.header("X-Weights", as: [Double].self)
        owner = try reply.header("X-Owner", as: String.self)
        farm = try reply.header("X-Farm", as: ListApplesFarm.self)
        bodyValue = try reply.header("Body", as: Bool.self)
        replyValue = try reply.header("Reply", as: UUID.self)
        `default` = try reply.header("default", as: String.self)
    }
}

/// The response of `POST /apples` and its headers.
nonisolated struct PlantAppleResponse: ResponseDecodable {
    let body: PlantAppleResponseBody
    let cost: Int
    let location: URL?

    init(body: PlantAppleResponseBody, cost: Int, location: URL? = nil) {
        self.body = body
        self.cost = cost
        self.location = location
    }

    init(reply: HTTPReply) throws {
        body = try PlantAppleResponseBody(reply: reply)
        cost = try reply.requiredHeader("X-Cost", as: Int.self)
        location = try reply.header("Location", as: URL.self)
    }
}

/// The successful responses of `POST /apples`.
nonisolated enum PlantAppleResponseBody: ResponseDecodable {
    /// Planted.
    case created(Apple)
    /// Later.
    case accepted(PlantAppleResponseBodyAccepted)

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 201:
            self = .created(try reply.value(Apple.self))
        case 202:
            self = .accepted(try reply.value(PlantAppleResponseBodyAccepted.self))
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}

/// The response of `GET /apples/{id}` and its headers.
nonisolated struct GetAppleResponse: ResponseDecodable {
    let body: Apple
    let eTag: String?

    init(body: Apple, eTag: String? = nil) {
        self.body = body
        self.eTag = eTag
    }

    init(reply: HTTPReply) throws {
        body = try reply.value(Apple.self)
        eTag = try reply.header("ETag", as: String.self)
    }
}

/// The response of `HEAD /apples/{id}` and its headers.
nonisolated struct CheckAppleResponse: ResponseDecodable {
    let eTag: String

    init(eTag: String) {
        self.eTag = eTag
    }

    init(reply: HTTPReply) throws {
        eTag = try reply.requiredHeader("ETag", as: String.self)
    }
}

/// The response of `DELETE /apples/{id}` and its headers.
nonisolated struct FellAppleResponse: ResponseDecodable {
    let stump: String?

    init(stump: String? = nil) {
        self.stump = stump
    }

    init(reply: HTTPReply) throws {
        stump = try reply.header("X-Stump", as: String.self)
    }
}

/// The response of `GET /apples/{id}/photo` and its headers.
nonisolated struct GetPhotoResponse: ResponseDecodable {
    let body: Data
    let eTag: String?

    init(body: Data, eTag: String? = nil) {
        self.body = body
        self.eTag = eTag
    }

    init(reply: HTTPReply) throws {
        body = reply.data
        eTag = try reply.header("ETag", as: String.self)
    }
}
