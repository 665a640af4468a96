import Foundation

nonisolated struct Unused: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

nonisolated enum Direction: String, Codable, CaseIterable, Sendable {
    case asc
    case desc
}

nonisolated struct OrderPage: Codable, Hashable, Sendable {
    let items: [String]
    let next: String?

    init(items: [String], next: String? = nil) {
        self.items = items
        self.next = next
    }
}

nonisolated struct Unauthorized: Codable, Hashable, Sendable {
    let reason: String
}

nonisolated struct OrderDraft: Codable, Hashable, Sendable {
    let title: String
}

nonisolated struct OrderExists: Codable, Hashable, Sendable {
    let existing: String
}

nonisolated enum OrderView: String, Codable, CaseIterable, Sendable {
    case short
    case full
}
