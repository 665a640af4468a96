import Foundation

/// The successful responses of `GET /pots/{id}`.
#if compiler(>=6.2.3)
    @nonexhaustive
#endif
public nonisolated enum GetPotResponse: ResponseDecodable {
    /// One
    case ok(Pot)
    /// Brewing
    case accepted(Delay)

    public init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 200:
            self = .ok(try reply.value(Pot.self))
        case 202:
            self = .accepted(try reply.value(Delay.self))
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
