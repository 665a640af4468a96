import Foundation

/// The successful responses of `POST /notes`.
public nonisolated enum CreateNoteResponse: ResponseDecodable {
    /// Made
    case created(Note)
    /// Later
    case accepted(String)

    public init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 201:
            self = .created(try reply.value(Note.self))
        case 202:
            self = .accepted(try reply.text())
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
