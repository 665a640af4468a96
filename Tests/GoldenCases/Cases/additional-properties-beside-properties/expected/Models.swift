import Foundation

nonisolated struct Labels: Codable, Hashable, Sendable {
    let name: String
    let additionalProperties: [String: Label]

    init(name: String, additionalProperties: [String: Label] = [:]) {
        self.name = name
        self.additionalProperties = additionalProperties
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case name
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        additionalProperties = try decoder.additionalProperties(Label.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}

nonisolated struct Label: Codable, Hashable, Sendable {
    let text: String?

    init(text: String? = nil) {
        self.text = text
    }
}

nonisolated struct SentCounts: Codable, Hashable, Sendable {
    let additionalProperties: [String: Int]

    init(additionalProperties: [String: Int] = [:]) {
        self.additionalProperties = additionalProperties
    }

    init(from decoder: any Decoder) throws {
        let container: any SingleValueDecodingContainer = try decoder.singleValueContainer()
        additionalProperties = try container.decode([String: Int].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try container.encode(additionalProperties)
    }
}

nonisolated struct Counts: Codable, Hashable, Sendable {
    let additionalProperties: [String: Int]

    init(additionalProperties: [String: Int] = [:]) {
        self.additionalProperties = additionalProperties
    }

    init(from decoder: any Decoder) throws {
        let container: any SingleValueDecodingContainer = try decoder.singleValueContainer()
        additionalProperties = try container.decode([String: Int].self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try container.encode(additionalProperties)
    }
}
