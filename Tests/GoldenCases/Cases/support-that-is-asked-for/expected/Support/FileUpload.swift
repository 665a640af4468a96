import Foundation

/// A file of a multipart body, or a body whose media type the caller chooses.
nonisolated struct FileUpload: Hashable, Sendable {
    var data: Data
    var filename: String
    var contentType: String

    init(data: Data, filename: String = "", contentType: String = "application/octet-stream") {
        self.data = data
        self.filename = filename
        self.contentType = contentType
    }
}
