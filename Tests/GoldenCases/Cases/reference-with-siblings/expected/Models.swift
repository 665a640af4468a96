import Foundation

/// A place.
nonisolated struct Site: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct Telescope: Codable, Hashable, Sendable {
    /// Where it stands.
    let site: Site
    /// - Warning: Deprecated.
    let backup: Site?

    private enum CodingKeys: String, CodingKey {
        case site
        case backup
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(site, forKey: .site)
        try container.encode(backup, forKey: .backup)
    }
}
