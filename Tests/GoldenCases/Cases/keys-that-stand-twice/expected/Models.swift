import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: Int?

    init(name: Int? = nil) {
        self.name = name
    }
}
