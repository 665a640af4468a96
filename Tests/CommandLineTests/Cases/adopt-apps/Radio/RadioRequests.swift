import Foundation

/// 라디오 API
class APIRequest<Response: Decodable> {
    var method: String { "GET" }
    var path: String { fatalError("override") }
    var queryItems: [String: CustomStringConvertible?] { [:] }
    var parameters: [String: Any]? { nil }

    final func load() async throws -> Response {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "radio.example"
        components.path = "/api" + path
        components.queryItems = queryItems.compactMap { name, value in
            guard let value else { return nil }
            return URLQueryItem(name: name, value: value.description)
        }
        var request = URLRequest(url: components.url!)
        request.httpMethod = method
        if let parameters {
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
            request.httpBody = try JSONSerialization.data(withJSONObject: parameters)
        }
        return try JSONDecoder().decode(Response.self, from: await URLSession.shared.data(for: request).0)
    }
}

/// 방송국 목록
final class StationsRequest: APIRequest<[Station]> {
    let 지역: String?
    let page: Int
    init(지역: String? = nil, page: Int) { self.지역 = 지역; self.page = page }
    override var path: String { "/stations" }
    override var queryItems: [String: CustomStringConvertible?] { ["region": 지역, "page": page] }
}

/// 즐겨찾기
final class FavouriteRequest: APIRequest<Station> {
    private let id: Int
    private let rating: Int?
    init(station: Station, rating: Int?) { id = station.id; self.rating = rating }
    override var method: String { "POST" }
    override var path: String { "/stations/\(id)/favourite" }
    override var parameters: [String: Any]? {
        var values: [String: Any] = [:]
        values["rating"] = rating
        values["client"] = "ios"
        return values
    }
}

struct Station: Codable { let id: Int }
