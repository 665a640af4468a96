import Foundation

nonisolated struct Night: Decodable, Hashable, Sendable {
    let id: String?
    let site: Site?

    init(id: String? = nil, site: Site? = nil) {
        self.id = id
        self.site = site
    }
}

nonisolated struct NewNight: Encodable, Hashable, Sendable {
    let site: Site?

    init(site: Site? = nil) {
        self.site = site
    }
}

nonisolated struct Site: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
