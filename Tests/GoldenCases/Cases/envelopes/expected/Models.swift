import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String
}

nonisolated struct CrewEnvelope: Codable, Hashable, Sendable {
    let data: [String]
}

nonisolated struct HarbourEnvelope: Codable, Hashable, Sendable {
    let data: HarbourEnvelopeData

    nonisolated struct HarbourEnvelopeData: Codable, Hashable, Sendable {
        let port: String?

        init(port: String? = nil) {
            self.port = port
        }
    }
}
