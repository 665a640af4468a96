import Foundation

nonisolated struct AddPhotoForm: Hashable, Sendable {
    let photo: FileUpload
    let raw: FileUpload?
    let thumbnail: Data?
    let signature: String?
    let note: String?
    let sketches: [FileUpload]?
    let settings: String?
    let raws: [FileUpload]?
    let caption: String?
    let tags: [String]?

    init(
        photo: FileUpload,
        raw: FileUpload? = nil,
        thumbnail: Data? = nil,
        signature: String? = nil,
        note: String? = nil,
        sketches: [FileUpload]? = nil,
        settings: String? = nil,
        raws: [FileUpload]? = nil,
        caption: String? = nil,
        tags: [String]? = nil
    ) {
        self.photo = photo
        self.raw = raw
        self.thumbnail = thumbnail
        self.signature = signature
        self.note = note
        self.sketches = sketches
        self.settings = settings
        self.raws = raws
        self.caption = caption
        self.tags = tags
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .file("photo", photo, contentType: "image/png"),
            .file("raw", raw, contentType: "image/tiff"),
            .field("thumbnail", thumbnail, contentType: "image/png"),
            .field("signature", signature),
            .field("note", note, contentType: "text/markdown"),
            .files("sketches", sketches, contentType: "image/svg+xml"),
            .field("settings", settings, contentType: "application/json"),
            .files("raws", raws),
            .field("caption", caption, contentType: "text/html"),
            .field("tags", tags, style: .pipeDelimited, explode: false),
        ]
    }
}
