import Foundation

nonisolated protocol BoatsRepository: Sendable {
    /// Lists boats.
    ///
    /// - Parameters:
    ///   - default: Deprecated. Use `order`.
    ///   - xTrace: Deprecated.
    func listBoats(default: String?, order: String?, xTrace: String?) async throws
    func fetchBoat(id: String) async throws
}

nonisolated extension BoatsRepository {
    func listBoats(
        default: String? = nil,
        order: String? = nil,
        xTrace: String? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await listBoats(default: `default`, order: order, xTrace: xTrace)
    }
}

nonisolated final class BoatsRepositoryImpl: BoatsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listBoats(default: String?, order: String?, xTrace: String?) async throws {
        try await apiService.send(BoatsEndpoint.listBoats(default: `default`, order: order, xTrace: xTrace))
    }

    func fetchBoat(id: String) async throws {
        try await apiService.send(BoatsEndpoint.getBoat(id: id))
    }
}

nonisolated protocol CrewsRepository: Sendable {
    func listCrews(input: ListCrewsInput) async throws
}

nonisolated extension CrewsRepository {
    func listCrews(
        input: ListCrewsInput = ListCrewsInput(),
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await listCrews(input: input)
    }
}

nonisolated final class CrewsRepositoryImpl: CrewsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listCrews(input: ListCrewsInput) async throws {
        try await apiService.send(CrewsEndpoint.listCrews(input: input))
    }
}

nonisolated protocol DocksRepository: Sendable {
    func listDocks() async throws
}

nonisolated final class DocksRepositoryImpl: DocksRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func listDocks() async throws {
        try await apiService.send(DocksEndpoint.listDocks(kind: "dry"))
    }
}
