import Foundation
import NetworkKit

nonisolated protocol KitesRepository: Sendable {
    func listKites(shape: Shape?) async throws -> [Kite]
    func addKite(_ request: Kite, shape: Shape?) async throws -> String
}

nonisolated extension KitesRepository {
    func listKites(shape: Shape? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Kite] {
        try await listKites(shape: shape)
    }

    func addKite(
        _ request: Kite,
        shape: Shape? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws -> String {
        try await addKite(request, shape: shape)
    }
}

nonisolated final class KitesRepositoryImpl: KitesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listKites(shape: Shape?) async throws -> [Kite] {
        try await apiService.request(KitesEndpoint.listKites(shape: shape))
    }

    func addKite(_ request: Kite, shape: Shape?) async throws -> String {
        try await apiService.text(KitesEndpoint.addKite(request, shape: shape))
    }
}

nonisolated protocol WindsRepository: Sendable {
    func listWinds() async throws -> AsyncThrowingStream<ServerSentEvent<JSONValue>, any Error>
    func addWind(_ request: AddWindRequest) async throws
}

nonisolated final class WindsRepositoryImpl: WindsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listWinds() async throws -> AsyncThrowingStream<ServerSentEvent<JSONValue>, any Error> {
        try await apiService.stream(WindsEndpoint.listWinds, as: .events())
    }

    func addWind(_ request: AddWindRequest) async throws {
        try await apiService.send(WindsEndpoint.addWind(request))
    }
}
