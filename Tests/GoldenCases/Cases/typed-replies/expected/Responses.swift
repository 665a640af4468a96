import Foundation

/// The successful responses of `POST /orders`.
nonisolated enum CreateOrderResponse: ResponseDecodable {
    /// It is there.
    case created(Order)
    /// It waits.
    case accepted(Ticket)

    init(reply: HTTPReply) throws {
        switch reply.statusCode {
        case 201:
            self = .created(try reply.value(Order.self, envelope: "data"))
        case 202:
            self = .accepted(try reply.value(Ticket.self))
        default:
            throw NetworkError.invalidResponse("status \(reply.statusCode) is not documented")
        }
    }
}
