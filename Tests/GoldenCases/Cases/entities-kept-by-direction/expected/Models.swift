import Foundation

nonisolated struct Stop: Codable, Hashable, Sendable {
    let place: String
}

nonisolated struct WayDTO: Decodable, Hashable, Sendable {
    let stops: [Stop]
}

nonisolated struct Way: Codable, Hashable, Sendable {
    let stops: [Stop]
}

nonisolated struct SendParcelRequestDTO: Codable, Hashable, Sendable {
    let weight: Double
}

nonisolated struct SendParcelRequest: Codable, Hashable, Sendable {
    let weight: Double
}
