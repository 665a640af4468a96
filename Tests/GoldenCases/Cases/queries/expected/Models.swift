import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let id: String
    let name: String
}

nonisolated struct BoatPage: Codable, Hashable, Sendable {
    let boats: [Boat]
    let next: String?

    init(boats: [Boat], next: String? = nil) {
        self.boats = boats
        self.next = next
    }
}

nonisolated struct QueryModel: Codable, Hashable, Sendable {
    let q: String?

    init(q: String? = nil) {
        self.q = q
    }
}
