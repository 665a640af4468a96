import Foundation

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload
    let raw: FileUpload?
    let thumbnail: Data?
    let signature: String?
    let tags: [String]?

    init(
        photo: FileUpload,
        raw: FileUpload? = nil,
        thumbnail: Data? = nil,
        signature: String? = nil,
        tags: [String]? = nil
    ) {
        self.photo = photo
        self.raw = raw
        self.thumbnail = thumbnail
        self.signature = signature
        self.tags = tags
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo),
            .file("raw", raw),
            .field("thumbnail", thumbnail),
            .field("signature", signature),
            .field("tags", tags, style: .pipeDelimited, explode: false),
        ]
    }
}
