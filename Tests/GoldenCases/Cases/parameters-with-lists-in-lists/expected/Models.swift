import Foundation

nonisolated struct PlacesFilter: Codable, Hashable, Sendable {
    let tags: [String]?

    init(tags: [String]? = nil) {
        self.tags = tags
    }
}

nonisolated struct PlacesJoined: Codable, Hashable, Sendable {
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

nonisolated struct PlacesFlat: Codable, Hashable, Sendable {
    let tag: String?

    init(tag: String? = nil) {
        self.tag = tag
    }
}

nonisolated struct AddPlaceRequest: Codable, Hashable, Sendable {
    let size: Size?

    init(size: Size? = nil) {
        self.size = size
    }

    nonisolated struct Size: Codable, Hashable, Sendable {
        let of: [Int]?

        init(of: [Int]? = nil) {
            self.of = of
        }
    }
}
