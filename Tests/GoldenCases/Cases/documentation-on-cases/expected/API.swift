import Foundation

nonisolated enum NotesEndpoint: Endpoint {
    /// Lists all notes.
    case listNotes

    var path: String {
        "/notes"
    }

    var method: HTTPMethod {
        .get
    }
}
