import Foundation
public import NetworkKit

/// The successful responses of `POST /photos/{id}/prints`.
public nonisolated enum DevelopPhotoResponse: ResponseDecodable {
    case created(Photo)
    case accepted(Note)

    public init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 201:
            self = .created(try reply.value(Photo.self))
        case 202:
            self = .accepted(try reply.value(Note.self))
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
