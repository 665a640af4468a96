import Foundation

nonisolated protocol SearchRepository: Sendable {
    func search(filter: Filter, session: String?, flags: [Int]?) async throws
}

nonisolated extension SearchRepository {
    func search(
        filter: Filter,
        session: String? = nil,
        flags: [Int]? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await search(filter: filter, session: session, flags: flags)
    }
}

nonisolated final class SearchRepositoryImpl: SearchRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func search(filter: Filter, session: String?, flags: [Int]?) async throws {
        try await apiService.send(SearchEndpoint.search(filter: filter, session: session, flags: flags))
    }
}

nonisolated protocol FormRepository: Sendable {
    func searchByForm(filter: Filter?) async throws
}

nonisolated extension FormRepository {
    func searchByForm(filter: Filter? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await searchByForm(filter: filter)
    }
}

nonisolated final class FormRepositoryImpl: FormRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func searchByForm(filter: Filter?) async throws {
        try await apiService.send(FormEndpoint.searchByForm(filter: filter))
    }
}
