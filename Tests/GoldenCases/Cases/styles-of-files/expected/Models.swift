import Foundation

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload
    let pages: [FileUpload]?
    let tags: [String]?

    init(photo: FileUpload, pages: [FileUpload]? = nil, tags: [String]? = nil) {
        self.photo = photo
        self.pages = pages
        self.tags = tags
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo),
            .files("pages", pages, contentType: "image/png"),
            .field("tags", tags, style: .pipeDelimited, explode: false),
        ]
    }
}

nonisolated struct AddAvatarRequest: Codable, Hashable, Sendable {
    let name: String?
    let image: Data?

    init(name: String? = nil, image: Data? = nil) {
        self.name = name
        self.image = image
    }
}
