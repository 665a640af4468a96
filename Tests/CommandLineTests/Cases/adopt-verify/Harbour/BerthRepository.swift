import Foundation
import UIKit

final class HarbourClient {
    static let shared = HarbourClient()
    private var badge = UIView()

    func send<Answer: Decodable>(_ call: any HarbourCall) async throws -> Answer {
        let (data, _) = try await URLSession.shared.data(for: call.urlRequest())
        return try JSONDecoder().decode(Answer.self, from: data)
    }

    func run(_ call: any HarbourCall) async throws {
        _ = try await URLSession.shared.data(for: call.urlRequest())
    }
}

protocol BerthRepository {
    func freeBerths(length: Int, pier: String?) async throws -> [Berth]
    func berth(number: Int) async throws -> Berth
    func book(_ booking: BerthBooking) async throws -> Berth
    func cancel(number: Int, reason: String) async throws
}

final class BerthRepositoryImpl: BerthRepository {
    private let client: HarbourClient

    init(client: HarbourClient = .shared) { self.client = client }

    func freeBerths(length: Int, pier: String?) async throws -> [Berth] {
        try await client.send(BerthCall.freeBerths(length: length, pier: pier))
    }

    func berth(number: Int) async throws -> Berth { try await client.send(BerthCall.berth(number: number)) }

    func book(_ booking: BerthBooking) async throws -> Berth { try await client.send(BerthCall.book(booking)) }

    func cancel(number: Int, reason: String) async throws {
        try await client.run(BerthCall.cancel(number: number, reason: reason))
    }
}
