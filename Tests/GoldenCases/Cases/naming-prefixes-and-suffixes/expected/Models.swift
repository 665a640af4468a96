import Foundation

nonisolated struct BoatDTO: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct AddBoatPayload: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
