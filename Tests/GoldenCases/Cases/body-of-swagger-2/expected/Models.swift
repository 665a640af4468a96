import Foundation

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload
    let caption: String?

    init(photo: FileUpload, caption: String? = nil) {
        self.photo = photo
        self.caption = caption
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo),
            .field("caption", caption),
        ]
    }
}
