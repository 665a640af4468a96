import Foundation

nonisolated protocol UserManagementRepository: Sendable {
    func a() async throws
    func b() async throws
}

nonisolated final class UserManagementRepositoryImpl: UserManagementRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func a() async throws {
        try await apiService.send(UserManagementEndpoint.a)
    }

    func b() async throws {
        try await apiService.send(UserManagementEndpoint.b)
    }
}

nonisolated protocol 日本Repository: Sendable {
    func c() async throws
}

nonisolated final class 日本RepositoryImpl: 日本Repository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func c() async throws {
        try await apiService.send(日本Endpoint.c)
    }
}

nonisolated protocol FirstRepository: Sendable {
    func d() async throws
}

nonisolated final class FirstRepositoryImpl: FirstRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func d() async throws {
        try await apiService.send(FirstEndpoint.d)
    }
}

nonisolated protocol ERepository: Sendable {
    func e() async throws
}

nonisolated final class ERepositoryImpl: ERepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func e() async throws {
        try await apiService.send(EEndpoint.e)
    }
}

nonisolated protocol FRepository: Sendable {
    func f() async throws
}

nonisolated final class FRepositoryImpl: FRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func f() async throws {
        try await apiService.send(FEndpoint.f)
    }
}
