import Foundation

nonisolated struct AddAlbumForm: Hashable, Sendable {
    let title: String
    let cover: FileUpload?
    let additionalProperties: [String: FileUpload]

    init(title: String, cover: FileUpload? = nil, additionalProperties: [String: FileUpload] = [:]) {
        self.title = title
        self.cover = cover
        self.additionalProperties = additionalProperties
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        MultipartPart.parts(
            [
                .field("title", title),
                .file("cover", cover),
            ],
            adding: additionalProperties
        ) { .file($0, $1) }
    }
}

nonisolated struct AddNoteForm: Hashable, Sendable {
    let additionalProperties: String?
    let otherAdditionalProperties: [String: JSONValue]

    init(additionalProperties: String? = nil, otherAdditionalProperties: [String: JSONValue] = [:]) {
        self.additionalProperties = additionalProperties
        self.otherAdditionalProperties = otherAdditionalProperties
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        MultipartPart.parts(
            [
                .field("additionalProperties", additionalProperties)
            ],
            adding: otherAdditionalProperties
        ) { .field($0, $1) }
    }
}

nonisolated struct AddPlaceForm: Hashable, Sendable {
    let point: Point?
    let area: Area?
    let tags: [String]?
    let additionalProperties: [String: Int]

    init(point: Point? = nil, area: Area? = nil, tags: [String]? = nil, additionalProperties: [String: Int] = [:]) {
        self.point = point
        self.area = area
        self.tags = tags
        self.additionalProperties = additionalProperties
    }

    nonisolated struct Point: Codable, Hashable, Sendable {
        let lat: Double?

        init(lat: Double? = nil) {
            self.lat = lat
        }
    }

    nonisolated struct Area: Codable, Hashable, Sendable {
        let lat: Double?

        init(lat: Double? = nil) {
            self.lat = lat
        }
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        MultipartPart.parts(
            [
                .field("point", point, style: .deepObject, explode: true),
                .field("area", area, style: .form, explode: false),
                .field("tags", tags, style: .pipeDelimited, explode: false),
            ],
            adding: additionalProperties
        ) { .field($0, $1) }
    }
}
