import Foundation

nonisolated struct Query: Codable, Hashable, Sendable {
    let first: First?
    let second: Second?
    let third: First?

    init(first: First? = nil, second: Second? = nil, third: First? = nil) {
        self.first = first
        self.second = second
        self.third = third
    }

    nonisolated struct Second: Codable, Hashable, Sendable {
        let limit: Int?

        init(limit: Int? = nil) {
            self.limit = limit
        }
    }
}

nonisolated struct First: Codable, Hashable, Sendable {
    let limit: Int?

    init(limit: Int? = nil) {
        self.limit = limit
    }
}
