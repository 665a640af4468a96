import Foundation
import NetworkKit

nonisolated protocol UsersRepository: Sendable {
    func fetchUser(id: Int) async throws -> Int
    func fetchAvatar(id: Int) async throws -> Data
}

nonisolated final class UsersRepositoryImpl: UsersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchUser(id: Int) async throws -> Int {
        try await apiService.request(UsersEndpoint.fetchUser(id: id))
    }

    func fetchAvatar(id: Int) async throws -> Data {
        try await apiService.data(UsersEndpoint.fetchAvatar(id: id))
    }
}

nonisolated protocol MapsRepository: Sendable {
    func fetchTile(id: Int) async throws -> Data
}

nonisolated final class MapsRepositoryImpl: MapsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func fetchTile(id: Int) async throws -> Data {
        try await apiService.data(MapsEndpoint.fetchTile(id: id))
    }
}

nonisolated protocol SearchRepository: Sendable {
    func find(words: String) async throws -> [Int]
}

nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func find(words: String) async throws -> [Int] {
        try await apiService.request(SearchEndpoint.find(words: words))
    }
}
