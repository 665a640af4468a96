import Foundation

nonisolated struct Search: Codable, Hashable, Sendable {
    let size: Int
    let name: String?

    init(size: Int, name: String? = nil) {
        self.size = size
        self.name = name
    }
}
