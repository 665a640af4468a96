import Foundation

nonisolated protocol AwaitRepository: Sendable {
    func `await`(limit: Int?) async throws
}

nonisolated extension AwaitRepository {
    func `await`(limit: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await `await`(limit: limit)
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
    func `init`(limit: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await `init`(limit: limit)
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
    func `default`(await: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await `default`(await: `await`)
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
    func selfValue(selfValue selfValueValue: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await selfValue(selfValue: selfValueValue)
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
