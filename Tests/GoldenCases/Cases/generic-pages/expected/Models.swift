import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct Sailor: Codable, Hashable, Sendable {
    let rank: String?
    let next: Page<Boat>?

    init(rank: String? = nil, next: Page<Boat>? = nil) {
        self.rank = rank
        self.next = next
    }
}

nonisolated struct Page<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let items: [T]
    let cursor: String?

    init(items: [T], cursor: String? = nil) {
        self.items = items
        self.cursor = cursor
    }
}

nonisolated struct PageOdd: Codable, Hashable, Sendable {
    let items: [String]?

    init(items: [String]? = nil) {
        self.items = items
    }
}
