import Foundation
import Combine

class BaseService {
    let host = "https://bikes.example"
    var defaultHeaders: [String: String] { ["X-App": "bikes", "X-Lang": Locale.current.languageCode ?? "en"] }

    func execute<T: Decodable>(_ verb: Verb, _ path: String, query: Encodable? = nil, body: Encodable? = nil, extra: [String: String] = [:]) -> AnyPublisher<T, Error> {
        var components = URLComponents(string: host + "/" + path)!
        if let query = query, let dictionary = query.asDictionary {
            components.queryItems = dictionary.map { URLQueryItem(name: $0.key, value: "\($0.value)") }
        }
        var request = URLRequest(url: components.url!)
        request.httpMethod = verb.rawValue
        request.allHTTPHeaderFields = defaultHeaders.merging(extra) { _, new in new }
        if let body = body {
            request.httpBody = try? JSONEncoder().encode(AnyEncodable(body))
        }
        return URLSession.shared.dataTaskPublisher(for: request).map(\.data).decode(type: T.self, decoder: JSONDecoder()).eraseToAnyPublisher()
    }
}

enum Verb: String { case GET, POST, PATCH, DELETE }

extension Encodable {
    var asDictionary: [String: Any]? {
        guard let data = try? JSONEncoder().encode(self) else { return nil }
        return (try? JSONSerialization.jsonObject(with: data, options: .allowFragments)).flatMap { $0 as? [String: Any] }
    }
}

struct AnyEncodable: Encodable {
    let value: Encodable
    init(_ value: Encodable) { self.value = value }
    func encode(to encoder: Encoder) throws { try value.encode(to: encoder) }
}

final class BikeService: BaseService {
    private enum Path {
        static let root = "bikes"
        static func one(_ id: String) -> String { [root, id].joined(separator: "/") }
    }

    func bikes(_ filter: BikeFilter) -> AnyPublisher<[Bike], Error> { execute(.GET, Path.root, query: filter) }
    func bike(id: String) -> AnyPublisher<Bike, Error> { execute(.GET, Path.one(id)) }
    func rent(id: String, minutes: Int) -> AnyPublisher<Rental, Error> {
        execute(.POST, Path.one(id) + "/rentals", body: ["minutes": minutes], extra: ["Idempotency-Key": UUID().uuidString])
    }
    func giveBack(rental: Rental, at station: Int?, damaged: Bool) -> AnyPublisher<Rental, Error> {
        struct Body: Encodable { let station: Int?; let damaged: Bool; let version = 2 }
        return execute(.PATCH, "rentals/\(rental.id)", body: Body(station: station, damaged: damaged))
    }
    func forget(id: String) -> AnyPublisher<Empty, Error> { execute(.DELETE, "me/" + Path.one(id)) }
}

struct BikeFilter: Encodable { var electric: Bool?; var radius: Int }
struct Bike: Decodable { let id: String }
struct Rental: Decodable { let id: Int }
struct Empty: Decodable {}
