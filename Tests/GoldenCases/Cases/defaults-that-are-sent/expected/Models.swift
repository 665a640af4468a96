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

    init(title: String, kind: Kind = .draft, size: Int = 3, note: String? = "none", tags: [String]? = nil) {
        self.title = title
        self.kind = kind
        self.size = size
        self.note = note
        self.tags = tags
    }

    nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
        case draft
        case final
    }

    private enum CodingKeys: String, CodingKey {
        case title
        case kind
        case size
        case note
        case tags
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(title, forKey: .title)
        try container.encode(kind, forKey: .kind)
        try container.encode(size, forKey: .size)
        try container.encode(note, forKey: .note)
        try container.encodeIfPresent(tags, forKey: .tags)
    }
}

nonisolated struct Post: Codable, Hashable, Sendable {
    let id: Int?

    init(id: Int? = nil) {
        self.id = id
    }
}
