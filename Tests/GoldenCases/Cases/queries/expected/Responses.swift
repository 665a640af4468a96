import Foundation

/// The successful responses of `GET /harbours/{id}`.
nonisolated enum GetHarbourResponse: ResponseDecodable {
    /// Its name.
    case ok(String)
    /// Not yet.
    case accepted(QueryModel)

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 200:
            self = .ok(try reply.text())
        case 202:
            self = .accepted(try reply.value(QueryModel.self))
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
