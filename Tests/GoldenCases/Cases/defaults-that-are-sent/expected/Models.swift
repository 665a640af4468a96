import Foundation

nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
    case draft
    case final
}

nonisolated struct NewPost: Codable, Hashable, Sendable {
    let title: String
    let kind: Kind
    let size: Int
    let note: String?
    let tags: [String]?
    let at: Date?
    let extent: Extent?
    let codes: [String: Int]
    let weight: Double?

    init(
        title: String,
        kind: Kind = .draft,
        size: Int = 3,
        note: String? = "none",
        tags: [String]? = nil,
        at: Date? = nil,
        extent: Extent? = nil,
        codes: [String: Int] = [:],
        weight: Double? = nil
    ) {
        self.title = title
        self.kind = kind
        self.size = size
        self.note = note
        self.tags = tags
        self.at = at
        self.extent = extent
        self.codes = codes
        self.weight = weight
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case draft
        case final
    }

    nonisolated struct Extent: Codable, Hashable, Sendable {
        let width: Int?

        init(width: Int? = nil) {
            self.width = width
        }
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case kind
        case size
        case note
        case tags
        case at
        case extent
        case codes
        case weight
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(kind, forKey: .kind)
        try container.encode(size, forKey: .size)
        try container.encode(note, forKey: .note)
        try container.encodeIfPresent(tags, forKey: .tags)
        try container.encodeIfPresent(at, forKey: .at)
        try container.encodeIfPresent(extent, forKey: .extent)
        try container.encode(codes, forKey: .codes)
        try container.encodeIfPresent(weight, forKey: .weight)
    }
}

nonisolated struct Post: Codable, Hashable, Sendable {
    let id: Int?

    init(id: Int? = nil) {
        self.id = id
    }
}
