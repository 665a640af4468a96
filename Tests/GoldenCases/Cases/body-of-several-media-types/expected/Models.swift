import Foundation

nonisolated struct PhotographedBoat: Codable, Hashable, Sendable {
    let name: String
    let photo: Nullable<Data>?

    init(name: String, photo: Nullable<Data>? = nil) {
        self.name = name
        self.photo = photo
    }
}

nonisolated struct Boat: Codable, Hashable, Sendable {
    let name: String?

    init(name: String? = nil) {
        self.name = name
    }
}

nonisolated struct PhotographBoatForm: Hashable, Sendable {
    let name: String
    let photo: FileUpload?

    init(name: String, photo: FileUpload? = nil) {
        self.name = name
        self.photo = photo
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .field("name", name),
            .file("photo", photo),
        ]
    }
}
