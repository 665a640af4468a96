import Foundation

struct Forecast: Codable { let day: String; let degrees: Double }
struct Report: Codable { var place: String; var degrees: Double }

final class WeatherService {
    private let host = "api.weather.example"
    private let session: URLSession
    private let key: String
    init(session: URLSession, key: String) { self.session = session; self.key = key }

    private func makeURL(_ path: String, _ build: (inout [URLQueryItem]) -> Void = { _ in }) -> URL {
        var components = URLComponents()
        components.scheme = "https"
        components.host = host
        components.path = "/v3" + path
        var items = [URLQueryItem(name: "key", value: key)]
        build(&items)
        components.queryItems = items
        return components.url!
    }

    func forecast(
        for city: String,
        days: Int = 3,
        metric: Bool,
        completion: @escaping (Result<[Forecast], Error>) -> Void
    ) {
        let url = makeURL("/forecast/\(city)") { items in
            items.append(.init(name: "days", value: "\(days)"))
            if metric { items.append(.init(name: "units", value: "metric")) }
        }
        session.dataTask(with: url) { data, _, error in
            completion(Result { try JSONDecoder().decode([Forecast].self, from: data ?? Data()) })
        }.resume()
    }

    func send(report: Report) async throws {
        var request = URLRequest(url: makeURL("/reports"))
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(report)
        request.addValue("application/json", forHTTPHeaderField: "Content-Type")
        _ = try await session.data(for: request)
    }

    func deleteReport(id: Int, soft: Bool) async throws -> Bool {
        let request: URLRequest = {
            var r = URLRequest(url: makeURL("/reports/\(id)"))
            r.httpMethod = soft ? "PATCH" : "DELETE"
            if soft { r.httpBody = try? JSONSerialization.data(withJSONObject: ["deleted": true]) }
            return r
        }()
        let (_, response) = try await session.data(for: request)
        return (response as? HTTPURLResponse)?.statusCode == 204
    }

    lazy var alerts: () async throws -> [String] = { [unowned self] in
        let (data, _) = try await session.data(from: makeURL("/alerts"))
        return try JSONDecoder().decode([String].self, from: data)
    }

    func upload(_ image: Data, name: String) async throws {
        var request = URLRequest(url: URL(string: "https://upload.weather.example/images/\(name)")!)
        request.httpMethod = "PUT"
        _ = try await session.upload(for: request, from: image)
    }

    func history(_ city: String, from: Date, to: Date?) async throws -> [Forecast] {
        let formatter = ISO8601DateFormatter()
        var query = ["from=" + formatter.string(from: from)]
        if let to { query.append("to=\(formatter.string(from: to))") }
        let url = URL(string: "https://\(host)/v3/history/\(city)?" + query.joined(separator: "&"))!
        let (data, _) = try await session.data(from: url)
        return try JSONDecoder().decode([Forecast].self, from: data)
    }
}
