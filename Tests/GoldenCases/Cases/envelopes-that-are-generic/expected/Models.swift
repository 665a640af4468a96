import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct Crew: Codable, Hashable, Sendable {
    let size: Int
}

nonisolated struct Plan<T: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    let data: Content

    nonisolated struct Content: Codable, Hashable, Sendable {
        let boat: T
    }
}
