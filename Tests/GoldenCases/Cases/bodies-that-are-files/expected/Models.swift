import Foundation

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
