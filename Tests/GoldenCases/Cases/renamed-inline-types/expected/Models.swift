import Foundation

nonisolated struct Unused: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

nonisolated enum Direction: String, Codable, CaseIterable, Sendable {
    case asc
    case newestFirst = "desc"
}

nonisolated struct OrderPage: Codable, Hashable, Sendable {
    let orders: [String]
    let next: String?

    init(orders: [String], next: String? = nil) {
        self.orders = orders
        self.next = next
    }

    private enum CodingKeys: String, CodingKey {
        case orders = "items"
        case next
    }
}

nonisolated struct Unauthorized: Codable, Hashable, Sendable {
    let reason: String
}

nonisolated struct OrderDraft: Codable, Hashable, Sendable {
    let subject: String

    private enum CodingKeys: String, CodingKey {
        case subject = "title"
    }
}

nonisolated struct OrderExists: Codable, Hashable, Sendable {
    let existing: String
}

nonisolated enum OrderView: String, Codable, CaseIterable, Sendable {
    case brief = "short"
    case full
}
