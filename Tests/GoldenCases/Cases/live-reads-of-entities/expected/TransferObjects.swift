import Foundation

nonisolated struct CraneDTO: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let name: String
    let manual: String
}

nonisolated struct LoadDTO: Identifiable, Codable, Hashable, Sendable {
    let id: Int
    let kilograms: Int?

    init(id: Int, kilograms: Int? = nil) {
        self.id = id
        self.kilograms = kilograms
    }
}
