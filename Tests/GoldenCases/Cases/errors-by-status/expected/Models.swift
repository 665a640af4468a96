import Foundation

nonisolated struct Missing: Codable, Hashable, Sendable {
    let id: Int?

    init(id: Int? = nil) {
        self.id = id
    }
}

nonisolated struct Problem: Codable, Hashable, Sendable {
    let title: String?

    init(title: String? = nil) {
        self.title = title
    }
}
