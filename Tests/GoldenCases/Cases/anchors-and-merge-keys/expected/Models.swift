import Foundation

nonisolated struct Base: Codable, Hashable, Sendable {
    let id: String?

    init(id: String? = nil) {
        self.id = id
    }
}

nonisolated struct More: Codable, Hashable, Sendable {
    let id: String?
    let name: String?

    init(id: String? = nil, name: String? = nil) {
        self.id = id
        self.name = name
    }
}
