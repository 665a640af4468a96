import Foundation

nonisolated struct Place: Codable, Hashable, Sendable {
    let id: Int
    let name: String
}

nonisolated struct Closing: Codable, Hashable, Sendable {
    let reason: String
    let until: Date?
    let id: Int
    /// For the neighbours.
    let notes: [String]?

    init(reason: String, until: Date? = nil, id: Int, notes: [String]? = nil) {
        self.reason = reason
        self.until = until
        self.id = id
        self.notes = notes
    }

    private enum CodingKeys: String, CodingKey {
        case reason
        case until
        case id = "closing_id"
        case notes
    }
}

nonisolated struct Move: Codable, Hashable, Sendable {
    let street: String
    let city: String
    let kind: Kind
}

nonisolated enum Kind: String, Codable, CaseIterable, Sendable {
    case fixed
    case mobile
}

nonisolated struct Photo: Codable, Hashable, Sendable {
    let file: Data
    let title: String?

    init(file: Data, title: String? = nil) {
        self.file = file
        self.title = title
    }
}

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let file: FileUpload
    let title: String?

    init(file: FileUpload, title: String? = nil) {
        self.file = file
        self.title = title
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("file", file),
            .field("title", title),
        ]
    }
}
