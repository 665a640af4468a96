import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct CrewEnvelope: Codable, Hashable, Sendable {
    let data: [String]
}

nonisolated struct HarbourEnvelope: Codable, Hashable, Sendable {
    let data: Content

    nonisolated struct Content: Codable, Hashable, Sendable {
        let port: String?

        init(port: String? = nil) {
            self.port = port
        }
    }
}

nonisolated struct BoatPage: Codable, Hashable, Sendable {
    let data: [Boat]
    let total: Int
    let success: Bool
    let meta: Meta

    nonisolated struct Meta: Codable, Hashable, Sendable {
        let next: String?

        init(next: String? = nil) {
            self.next = next
        }
    }
}
