import Foundation

nonisolated protocol MapRepository: Sendable {
    func tile(x: Int, y: Int) async throws -> Tile
}

nonisolated struct MapRepositoryImpl: MapRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func tile(x: Int, y: Int) async throws -> Tile {
        try await apiService.request(MapEndpoint.tile(x: x, y: y))
    }
}

public nonisolated protocol SearchRepository: Sendable {
    func search(text: String) async throws -> [Tile]
}

public nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    public init(apiService: any APIService) {
        self.apiService = apiService
    }

    public func search(text: String) async throws -> [Tile] {
        try await apiService.request(SearchEndpoint.search(text: text))
    }
}
