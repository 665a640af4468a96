import Foundation

nonisolated struct PlacesFilter: Codable, Hashable, Sendable {
    let tags: [String]?

    init(tags: [String]? = nil) {
        self.tags = tags
    }
}

nonisolated struct PlacesDeep: Codable, Hashable, Sendable {
    let tags: [String]?

    init(tags: [String]? = nil) {
        self.tags = tags
    }
}
