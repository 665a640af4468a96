import Foundation

nonisolated protocol AddQueryUseCaseProtocol: Sendable {
    func execute(_ request: Query) async throws -> Query
}

nonisolated final class AddQueryUseCase: AddQueryUseCaseProtocol {
    private let repository: any QueriesRepositoryProtocol

    init(repository: any QueriesRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Query) async throws -> Query {
        try await repository.addQuery(request)
    }
}
