import Foundation

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload
    let more: [FileUpload]?
    let caption: String?
    let place: Place?

    init(photo: FileUpload, more: [FileUpload]? = nil, caption: String? = nil, place: Place? = nil) {
        self.photo = photo
        self.more = more
        self.caption = caption
        self.place = place
    }

    nonisolated struct Place: Codable, Hashable, Sendable {
        let lat: Double?

        init(lat: Double? = nil) {
            self.lat = lat
        }
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo, contentType: "image/png"),
            .files("more", more),
            .field("caption", caption),
            .json("place", place, contentType: "application/json"),
        ]
    }
}
