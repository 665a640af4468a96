import Foundation

typealias Headers = [String: String]

nonisolated struct Mixed: Codable, Hashable, Sendable {
    let id: String?
    let additionalProperties: [String: JSONValue]

    init(id: String? = nil, additionalProperties: [String: JSONValue] = [:]) {
        self.id = id
        self.additionalProperties = additionalProperties
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case id
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decodeIfPresent(String.self, forKey: .id)
        additionalProperties = try decoder.additionalProperties(JSONValue.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}
