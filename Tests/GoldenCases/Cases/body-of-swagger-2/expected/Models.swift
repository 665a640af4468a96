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
    let faces: [String]?
    let places: [String]?
    let labels: [String]?

    init(
        photo: FileUpload,
        caption: String? = nil,
        faces: [String]? = nil,
        places: [String]? = nil,
        labels: [String]? = nil
    ) {
        self.photo = photo
        self.caption = caption
        self.faces = faces
        self.places = places
        self.labels = labels
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo),
            .field("caption", caption),
            .field("faces", faces, style: .form, explode: false),
            .field("places", places, style: .pipeDelimited, explode: false),
            .field("labels", labels, style: .form, explode: true),
        ]
    }
}
