import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let id: Int
    let name: String
}

nonisolated struct Page<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let contents: [T]
    let more: Bool
    let nextCursor: String?
    let rest: Box<T>?

    init(contents: [T], more: Bool, nextCursor: String? = nil, rest: Box<T>? = nil) {
        self.contents = contents
        self.more = more
        self.nextCursor = nextCursor
        self.rest = rest
    }

    private enum CodingKeys: String, CodingKey {
        case contents
        case more
        case nextCursor = "next_cursor"
        case rest
    }
}

nonisolated struct Box<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let content: [T]
}

nonisolated struct Sailor: Codable, Hashable, Sendable {
    let id: Int
    let rank: String
}
