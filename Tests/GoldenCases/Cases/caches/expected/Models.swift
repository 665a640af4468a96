import Foundation

nonisolated struct Store: Codable, Hashable, Sendable {
    let id: String
    let name: String
}

nonisolated struct CachedStoresRepository: Codable, Hashable, Sendable {
    let a: String?

    init(a: String? = nil) {
        self.a = a
    }
}
