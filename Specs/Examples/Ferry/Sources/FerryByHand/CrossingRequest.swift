import FerryKit
import Foundation

enum CrossingRequest: FerryRequest {
    /// What leaves a harbour on a day, page by page.
    case crossings(harbour: String, day: String?, page: Int)
    case crossing(id: Int)
    /// What still has room on its deck.
    case search(vehicle: Vehicle, seats: Int?)

    private static let root = "/v1/crossings"

    var path: String {
        switch self {
        case .crossings: Self.root
        case .crossing(let id): Self.root + "/\(id)"
        case .search(let vehicle, _): "\(Self.root)/with/\(vehicle.rawValue)"
        }
    }

    var verb: HTTPVerb { .get }

    var queryItems: [URLQueryItem] {
        switch self {
        case .crossings(let harbour, let day, let page):
            var items = [URLQueryItem(name: "from", value: harbour)]
            if let day { items.append(URLQueryItem(name: "day", value: day)) }
            items.append(URLQueryItem(name: "page", value: String(page)))
            return items
        case .search(_, let seats):
            return seats.map { [URLQueryItem(name: "min_seats", value: "\($0)")] } ?? []
        case .crossing:
            return []
        }
    }
}
