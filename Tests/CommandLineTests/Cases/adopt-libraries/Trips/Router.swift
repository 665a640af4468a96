import Alamofire
import Foundation
enum TripRouter: URLRequestConvertible {
    case trips(query: String?, page: Int)
    case trip(id: String)
    case create(trip: TripBody)
    case update(id: String, fields: [String: Any])
    case remove(id: String)

    static let baseURL = "https://trips.example/v1"

    var method: HTTPMethod {
        switch self {
        case .trips, .trip: return .get
        case .create: return .post
        case .update: return .patch
        case .remove: return .delete
        }
    }
    var path: String {
        switch self {
        case .trips, .create: return "/trips"
        case .trip(let id), .update(let id, _), .remove(let id): return "/trips/\(id)"
        }
    }
    var parameters: Parameters? {
        switch self {
        case let .trips(query, page):
            var result: Parameters = ["page": page]
            if let query { result["q"] = query }
            return result
        case let .update(_, fields): return fields
        default: return nil
        }
    }
    func asURLRequest() throws -> URLRequest {
        let url = try Self.baseURL.asURL()
        var request = URLRequest(url: url.appendingPathComponent(path))
        request.method = method
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        switch self {
        case .create(let trip):
            request = try JSONParameterEncoder.default.encode(trip, into: request)
        case .update:
            request = try JSONEncoding.default.encode(request, with: parameters)
        default:
            request = try URLEncoding.default.encode(request, with: parameters)
        }
        return request
    }
}
struct TripBody: Codable { let title: String; let days: Int }
struct Trip: Codable { let id: String; let title: String }
struct TripService {
    func trips(query: String?, page: Int) async throws -> [Trip] {
        try await AF.request(TripRouter.trips(query: query, page: page)).serializingDecodable([Trip].self).value
    }
    func trip(id: String) async throws -> Trip { try await AF.request(TripRouter.trip(id: id)).serializingDecodable(Trip.self).value }
    func create(_ trip: TripBody, completion: @escaping (Result<Trip, AFError>) -> Void) {
        AF.request(TripRouter.create(trip: trip)).responseDecodable(of: Trip.self) { completion($0.result) }
    }
    func remove(id: String) async { _ = await AF.request(TripRouter.remove(id: id)).serializingData().response }
}
