import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let id: Int
}

typealias Boats = [Boat]

nonisolated struct BoatPage: Codable, Hashable, Sendable {
    let boats: Boats
    let next: String?
    let more: Bool?

    init(boats: Boats, next: String? = nil, more: Bool? = nil) {
        self.boats = boats
        self.next = next
        self.more = more
    }
}

typealias Events = [String]
