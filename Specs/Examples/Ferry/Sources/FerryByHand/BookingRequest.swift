import FerryKit

enum BookingRequest: FerryRequest {
    case booking(id: String, language: String)
    case book(draft: BookingDraft)
    case change(id: String, draft: BookingDraft)
    case cancel(id: String)
    /// Marks a booking as paid at the pier, or takes that back.
    case setPaid(id: String, isPaid: Bool)

    var path: String {
        switch self {
        case .book: "/v1/bookings"
        case .booking(let id, _), .change(let id, _), .cancel(let id): "/v1/bookings/\(id)"
        case .setPaid(let id, _): "/v1/bookings/\(id)/payment"
        }
    }

    var verb: HTTPVerb {
        switch self {
        case .booking: .get
        case .book: .post
        case .change: .put
        case .cancel: .delete
        case .setPaid(_, let isPaid): isPaid ? .put : .delete
        }
    }

    var headers: [String: String] {
        guard case .booking(_, let language) = self else { return [:] }
        return ["Accept-Language": language]
    }

    var payload: (any Encodable & Sendable)? {
        switch self {
        case .book(let draft), .change(_, let draft): draft
        default: nil
        }
    }
}
