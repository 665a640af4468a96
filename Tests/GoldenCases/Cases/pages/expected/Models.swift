import Foundation

nonisolated struct Note: Codable, Hashable, Sendable {
    let id: Int
}

nonisolated struct Meta: Codable, Hashable, Sendable {
    let next: String?

    init(next: String? = nil) {
        self.next = next
    }
}

nonisolated struct Event: Codable, Hashable, Sendable {
    let id: String
}

nonisolated struct ListEventsResponse: Codable, Hashable, Sendable {
    let data: [Event]
    let meta: Meta?

    init(data: [Event], meta: Meta? = nil) {
        self.data = data
        self.meta = meta
    }
}

nonisolated struct ListPeopleResponse: Codable, Hashable, Sendable {
    let results: [String]?
    let hasMore: Bool?

    init(results: [String]? = nil, hasMore: Bool? = nil) {
        self.results = results
        self.hasMore = hasMore
    }
}

nonisolated struct ListPagesResponse: Codable, Hashable, Sendable {
    let items: [String]
    let next: URL?

    init(items: [String], next: URL? = nil) {
        self.items = items
        self.next = next
    }
}

nonisolated struct ListChargesResponse: Codable, Hashable, Sendable {
    let data: [Event]
    let hasMore: Bool

    private enum CodingKeys: String, CodingKey {
        case data
        case hasMore = "has_more"
    }
}

nonisolated struct ListWholeResponse: Codable, Hashable, Sendable {
    let data: [Event]
    let meta: Meta?

    init(data: [Event], meta: Meta? = nil) {
        self.data = data
        self.meta = meta
    }
}
