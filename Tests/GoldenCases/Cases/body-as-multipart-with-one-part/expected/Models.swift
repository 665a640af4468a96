import Foundation

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo)
        ]
    }
}
