import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

struct Quay: Codable { let name: String }

struct Identifier<Owner>: Hashable { let rawValue: String }

protocol KeySource { var key: String { get } }

struct FixedKey: KeySource { let key: String }

final class QuayClient {
    private let session: URLSession
    private let keys: KeySource

    init(keys: KeySource, session: URLSession = .shared) {
        self.keys = keys
        self.session = session
    }

    func quay(_ id: Identifier<Quay>, completion: @escaping (Result<Quay, Error>) -> Void) {
        var request = URLRequest(url: URL(string: "https://quays.example/quays/\(id.rawValue)")!)
        request.setValue("quays", forHTTPHeaderField: "X-Part")
        session.dataTask(with: request) { data, _, error in
            if let error { return completion(.failure(error)) }
            completion(Result { try JSONDecoder().decode(Quay.self, from: data!) })
        }.resume()
    }

    func rename(_ quay: Quay, isPublic: Bool) async throws {
        var parts = URLComponents(string: "https://quays.example/quays")!
        parts.queryItems = [URLQueryItem(name: "hidden", value: "\(!isPublic)")]
        var request = URLRequest(url: parts.url!)
        request.httpMethod = "PUT"
        let body = try JSONEncoder().encode(quay)
        _ = try await Foundation.URLSession.shared.upload(for: request, from: body)
    }
}
