import Foundation

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo, contentType: "image/png")
        ]
    }
}

nonisolated struct AddTagsRequest: Codable, Hashable, Sendable {
    let name: String?
    let additionalProperties: [String: String]

    init(name: String? = nil, additionalProperties: [String: String] = [:]) {
        self.name = name
        self.additionalProperties = additionalProperties
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
        case name
    }

    init(from decoder: any Decoder) throws {
        let container: KeyedDecodingContainer<CodingKeys> = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decodeIfPresent(String.self, forKey: .name)
        additionalProperties = try decoder.additionalProperties(String.self, besides: CodingKeys.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container: KeyedEncodingContainer<CodingKeys> = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(name, forKey: .name)
        try encoder.encode(additionalProperties: additionalProperties, besides: CodingKeys.self)
    }
}

nonisolated struct ListFoundFilter: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}
