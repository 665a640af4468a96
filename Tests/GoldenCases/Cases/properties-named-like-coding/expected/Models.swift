import Foundation

nonisolated struct Freight: Codable, Hashable, Sendable {
    let container: String
    let decoder: String
    let encoder: String?
    let additionalProperties: String?
    let otherAdditionalProperties: [String: Int]

    init(
        container: String,
        decoder: String,
        encoder: String? = nil,
        additionalProperties: String? = nil,
        otherAdditionalProperties: [String: Int] = [:]
    ) {
        self.container = container
        self.decoder = decoder
        self.encoder = encoder
        self.additionalProperties = additionalProperties
        self.otherAdditionalProperties = otherAdditionalProperties
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case container
        case decoder
        case encoder
        case additionalProperties
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        self.container = try container.decode(String.self, forKey: .container)
        self.decoder = try container.decode(String.self, forKey: .decoder)
        self.encoder = try container.decodeIfPresent(String.self, forKey: .encoder)
        additionalProperties = try container.decodeIfPresent(String.self, forKey: .additionalProperties)
        otherAdditionalProperties = try decoder.additionalProperties(Int.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(self.container, forKey: .container)
        try container.encode(self.decoder, forKey: .decoder)
        try container.encodeIfPresent(self.encoder, forKey: .encoder)
        try container.encodeIfPresent(additionalProperties, forKey: .additionalProperties)
        try encoder.encode(additionalProperties: otherAdditionalProperties, besides: CodingKeys.self)
    }
}
