import Foundation

/// The successful responses of `POST /boats`.
nonisolated enum AddBoatResponse: ResponseDecodable {
    /// Known already.
    case ok(Boat)
    /// New.
    case created(String)
    /// Later.
    case accepted

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 200:
            self = .ok(try reply.value(Boat.self))
        case 201:
            self = .created(try reply.value(String.self))
        case 202:
            self = .accepted
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
