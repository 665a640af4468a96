import Foundation

nonisolated protocol ARepository: Sendable {
    func reposListForOrg() async throws
}

nonisolated final class ARepositoryImpl: ARepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func reposListForOrg() async throws {
        try await apiService.send(AEndpoint.reposListForOrg)
    }
}

nonisolated protocol BRepository: Sendable {
    func _5476() async throws
}

nonisolated final class BRepositoryImpl: BRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func _5476() async throws {
        try await apiService.send(BEndpoint._5476)
    }
}

nonisolated protocol CRepository: Sendable {
    func one() async throws
}

nonisolated final class CRepositoryImpl: CRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func one() async throws {
        try await apiService.send(CEndpoint.one)
    }
}

nonisolated protocol DRepository: Sendable {
    func star() async throws
}

nonisolated final class DRepositoryImpl: DRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func star() async throws {
        try await apiService.send(DEndpoint.star)
    }
}

nonisolated protocol ERepository: Sendable {
    func `init`() async throws
}

nonisolated final class ERepositoryImpl: ERepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func `init`() async throws {
        try await apiService.send(EEndpoint.`init`)
    }
}

nonisolated protocol FRepository: Sendable {
    func selfValue() async throws
}

nonisolated final class FRepositoryImpl: FRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func selfValue() async throws {
        try await apiService.send(FEndpoint.selfValue)
    }
}

nonisolated protocol GRepository: Sendable {
    func path() async throws
}

nonisolated final class GRepositoryImpl: GRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func path() async throws {
        try await apiService.send(GEndpoint.path)
    }
}

nonisolated protocol HRepository: Sendable {
    func fetchRaw() async throws
}

nonisolated final class HRepositoryImpl: HRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchRaw() async throws {
        try await apiService.send(HEndpoint.getRaw)
    }
}

nonisolated protocol IRepository: Sendable {
    func fetchRaw() async throws
}

nonisolated final class IRepositoryImpl: IRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchRaw() async throws {
        try await apiService.send(IEndpoint.getRaw)
    }
}

nonisolated protocol JRepository: Sendable {
    func fetchJ() async throws
}

nonisolated final class JRepositoryImpl: JRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchJ() async throws {
        try await apiService.send(JEndpoint.getJ)
    }
}
