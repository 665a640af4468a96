import Foundation
import Moya
struct Cafe: Codable { let id: Int; let name: String }
struct Token: Codable { let value: String }
protocol CafeServiceType {
    func cafes(in city: String, page: Int?) async throws -> [Cafe]
}
final class CafeService: CafeServiceType {
    private let provider: MoyaProvider<CafeTarget>
    init(provider: MoyaProvider<CafeTarget> = MoyaProvider()) { self.provider = provider }
    func cafes(in city: String, page: Int?) async throws -> [Cafe] { try await load(.cafes(city: city, page: page)) }
    func cafe(_ id: Int) async throws -> Cafe { try await load(.cafe(id: id)) }
    func setFavourite(_ isOn: Bool, cafe id: Int) async throws { _ = try await send(.favourite(id: id, isOn: isOn)) }
    func review(_ review: ReviewBody, of id: Int) async throws -> Cafe { try await load(.review(id: id, review: review)) }
    func login(name: String, password: String) async throws -> Token { try await load(.login(name: name, password: password)) }
    private func load<T: Decodable>(_ target: CafeTarget) async throws -> T {
        try JSONDecoder().decode(T.self, from: try await send(target))
    }
    private func send(_ target: CafeTarget) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.request(target) { result in
                switch result {
                case .success(let response): continuation.resume(returning: response.data)
                case .failure(let error): continuation.resume(throwing: error)
                }
            }
        }
    }
}
