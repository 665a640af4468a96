import Foundation

nonisolated protocol AwaitRepository: Sendable {
    func `await`(limit: Int?) async throws
}

nonisolated extension AwaitRepository {
    func `await`() async throws {
        try await `await`(limit: nil)
    }
}

nonisolated final class AwaitRepositoryImpl: AwaitRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func `await`(limit: Int?) async throws {
        try await apiService.send(AwaitEndpoint.`await`(limit: limit))
    }
}

nonisolated protocol InitRepository: Sendable {
    func `init`(limit: Int?) async throws
}

nonisolated extension InitRepository {
    func `init`() async throws {
        try await `init`(limit: nil)
    }
}

nonisolated final class InitRepositoryImpl: InitRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func `init`(limit: Int?) async throws {
        try await apiService.send(InitEndpoint.`init`(limit: limit))
    }
}

nonisolated protocol DefaultRepository: Sendable {
    func `default`(await: Int?) async throws
}

nonisolated extension DefaultRepository {
    func `default`() async throws {
        try await `default`(await: nil)
    }
}

nonisolated final class DefaultRepositoryImpl: DefaultRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func `default`(await: Int?) async throws {
        try await apiService.send(DefaultEndpoint.`default`(await: `await`))
    }
}

nonisolated protocol SelfRepository: Sendable {
    func selfValue(selfValue selfValueValue: Int?) async throws
}

nonisolated extension SelfRepository {
    func selfValue() async throws {
        try await selfValue(selfValue: nil)
    }
}

nonisolated final class SelfRepositoryImpl: SelfRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func selfValue(selfValue selfValueValue: Int?) async throws {
        try await apiService.send(SelfEndpoint.selfValue(selfValue: selfValueValue))
    }
}
