import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let id: Int
    let name: String?

    init(id: Int, name: String? = nil) {
        self.id = id
        self.name = name
    }
}
