import Foundation

nonisolated struct Lens: Codable, Hashable, Sendable {
    let string: String
    let string2: String
    let url: URL
    let url2: URL
    let codingKeys2: String?
    let codingKeys: String?
    let additionalProperties: [String: String]

    init(
        string: String,
        string2: String,
        url: URL,
        url2: URL,
        codingKeys2: String? = nil,
        codingKeys: String? = nil,
        additionalProperties: [String: String] = [:]
    ) {
        self.string = string
        self.string2 = string2
        self.url = url
        self.url2 = url2
        self.codingKeys2 = codingKeys2
        self.codingKeys = codingKeys
        self.additionalProperties = additionalProperties
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case string
        case string2 = "String"
        case url
        case url2 = "URL"
        case codingKeys2 = "CodingKeys"
        case codingKeys
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        string = try container.decode(String.self, forKey: .string)
        string2 = try container.decode(String.self, forKey: .string2)
        url = try container.decode(URL.self, forKey: .url)
        url2 = try container.decode(URL.self, forKey: .url2)
        codingKeys2 = try container.decodeIfPresent(String.self, forKey: .codingKeys2)
        codingKeys = try container.decodeIfPresent(String.self, forKey: .codingKeys)
        additionalProperties = try decoder.additionalProperties(String.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(string, forKey: .string)
        try container.encode(string2, forKey: .string2)
        try container.encode(url, forKey: .url)
        try container.encode(url2, forKey: .url2)
        try container.encodeIfPresent(codingKeys2, forKey: .codingKeys2)
        try container.encodeIfPresent(codingKeys, forKey: .codingKeys)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}
