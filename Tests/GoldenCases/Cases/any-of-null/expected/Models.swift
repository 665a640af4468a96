import Foundation

nonisolated struct Site: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct Night: Codable, Hashable, Sendable {
    let site: Site?
    let note: String?
    let tags: [String?]?
    let code: Code?

    init(site: Site?, note: String?, tags: [String?]?, code: Code? = nil) {
        self.site = site
        self.note = note
        self.tags = tags
        self.code = code
    }

    nonisolated enum Code: Codable, Hashable, Sendable {
        case string(String)
        case integer(Int)

        init(from decoder: any Decoder) throws {
            let candidates: [UnionCandidate<Self>] = [
                .string(String.self) { .string($0) },
                .integer(Int.self) { .integer($0) },
            ]
            self = try UnionDecoder(decoder).bestMatch(candidates)
        }

        func encode(to encoder: any Encoder) throws {
            var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
            switch self {
            case .string(let value):
                try container.encode(value)
            case .integer(let value):
                try container.encode(value)
            }
        }
    }

    private enum CodingKeys: String, CodingKey {
        case site
        case note
        case tags
        case code
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(site, forKey: .site)
        try container.encode(note, forKey: .note)
        try container.encode(tags, forKey: .tags)
        try container.encodeIfPresent(code, forKey: .code)
    }
}
