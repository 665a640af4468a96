import Foundation

nonisolated struct Patch: Codable, Hashable, Sendable {
    let name: Nullable<String>?
    let note: String?
    let site: String?

    init(name: Nullable<String>? = nil, note: String?, site: String? = nil) {
        self.name = name
        self.note = note
        self.site = site
    }

    private enum CodingKeys: String, CodingKey {
        case name
        case note
        case site
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(name, forKey: .name)
        try container.encode(note, forKey: .note)
        try container.encodeIfPresent(site, forKey: .site)
    }
}
