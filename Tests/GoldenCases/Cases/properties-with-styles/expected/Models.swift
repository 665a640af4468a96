import Foundation

nonisolated struct NewThing: Codable, Hashable, Sendable {
    let name: String
    let colors: [String]
    let place: Place
}

nonisolated struct NewFile: Codable, Hashable, Sendable {
    let file: Data
    let labels: [String]
}

nonisolated struct Place: Codable, Hashable, Sendable {
    let x: Int
    let y: Int
}

nonisolated struct MainSendForm: Hashable, Sendable {
    let file: FileUpload
    let labels: [String]

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("file", file),
            .field("labels", labels, style: .form, explode: false),
        ]
    }
}
