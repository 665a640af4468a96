import Foundation

nonisolated struct Arrival: Codable, Hashable, Sendable {
    let boat: String?

    init(boat: String? = nil) {
        self.boat = boat
    }
}

nonisolated struct Departure: Codable, Hashable, Sendable {
    let boat: String?

    init(boat: String? = nil) {
        self.boat = boat
    }
}

nonisolated struct SubscribeRequest: Codable, Hashable, Sendable {
    let url: URL?

    init(url: URL? = nil) {
        self.url = url
    }
}
