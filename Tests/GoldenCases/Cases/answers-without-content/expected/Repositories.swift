import Foundation

nonisolated protocol BoatsRepository: Sendable {
    func nothing() async throws
    func oneOrNothing() async throws -> String?
    func onlyDefault() async throws -> Int
    func range() async throws -> Bool
    func noAnswers() async throws
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func nothing() async throws {
        try await apiService.send(BoatsEndpoint.nothing)
    }

    func oneOrNothing() async throws -> String? {
        try await apiService.request(BoatsEndpoint.oneOrNothing)
    }

    func onlyDefault() async throws -> Int {
        try await apiService.request(BoatsEndpoint.onlyDefault)
    }

    func range() async throws -> Bool {
        try await apiService.request(BoatsEndpoint.range)
    }

    func noAnswers() async throws {
        try await apiService.send(BoatsEndpoint.noAnswers)
    }
}
