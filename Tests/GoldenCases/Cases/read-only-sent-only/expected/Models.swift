import Foundation

nonisolated struct Night: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct NewNight: Codable, Hashable, Sendable {
    let name: String
}
