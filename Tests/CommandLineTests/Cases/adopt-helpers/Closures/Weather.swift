import Foundation
import RxSwift

@propertyWrapper struct Query { var wrappedValue: String?; let name: String; init(wrappedValue: String?, _ name: String) { self.wrappedValue = wrappedValue; self.name = name } }
@resultBuilder enum QueryBuilder {
    static func buildBlock(_ items: URLQueryItem?...) -> [URLQueryItem] { items.compactMap { $0 } }
    static func buildOptional(_ item: URLQueryItem?) -> URLQueryItem? { item }
}
enum WeatherError: Error { case url }
struct Forecast: Decodable { let days: [Day]; struct Day: Decodable { let date: String; let high: Double } }
struct Station: Codable { let code: String; let name: String }
struct Coordinate { let latitude: Double; let longitude: Double }

actor WeatherService {
    private let session: URLSession
    private var components: URLComponents = {
        var c = URLComponents()
        c.scheme = "https"
        c.host = "weather.example"
        return c
    }()
    private let key: String
    init(session: URLSession = .shared, key: String) { self.session = session; self.key = key }

    func forecast(at place: Coordinate, days: Int = 7, units: String? = nil) async throws -> Forecast {
        var components = self.components
        components.path = "/v3/forecast"
        components.queryItems = [
            .init(name: "lat", value: "\(place.latitude)"),
            .init(name: "lon", value: "\(place.longitude)"),
            URLQueryItem(name: "days", value: "\(days)"),
            URLQueryItem(name: "appid", value: key),
        ]
        if let units { components.queryItems?.append(URLQueryItem(name: "units", value: units)) }
        guard let url = components.url else { throw WeatherError.url }
        return try await load(URLRequest(url: url))
    }

    func station(code: String) async throws -> Station {
        let url = try makeURL("/v3/stations/" + code) {
            URLQueryItem(name: "appid", value: key)
            if code.isEmpty { URLQueryItem(name: "all", value: "true") }
        }
        return try await load(URLRequest(url: url))
    }

    func report(_ station: Station, temperature: Double) async throws {
        var request = URLRequest(url: try makeURL("/v3/reports") { URLQueryItem(name: "appid", value: key) })
        request.httpMethod = "POST"
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        request.httpBody = "station=\(station.code)&t=\(temperature)".data(using: .utf8)
        _ = try await session.data(for: request)
    }

    private func makeURL(_ path: String, @QueryBuilder _ items: () -> [URLQueryItem]) throws -> URL {
        var components = self.components
        components.path = path
        components.queryItems = items()
        guard let url = components.url else { throw WeatherError.url }
        return url
    }

    private func load<T: Decodable>(_ request: URLRequest) async throws -> T {
        let (data, _) = try await session.data(for: request)
        return try JSONDecoder().decode(T.self, from: data)
    }
}

final class AlertService {
    let http: RxHTTP
    init(http: RxHTTP) { self.http = http }
    func alerts(region: String) -> Observable<[Alert]> {
        return http.request(.get, "https://weather.example/v3/alerts/\(region)", parameters: ["active": true])
    }
    func acknowledge(_ alert: Alert) -> Single<Void> {
        var request = URLRequest(url: URL(string: "https://weather.example/v3/alerts/\(alert.id)/ack")!)
        request.httpMethod = "PUT"
        return URLSession.shared.rx.data(request: request).map { _ in }.asSingle()
    }
}
struct Alert: Codable { let id: Int; let text: String }
