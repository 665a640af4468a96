import Foundation

nonisolated protocol FetchProfileUseCaseProtocol: Sendable {
    func execute(userId: String) async throws -> Profile
}

nonisolated final class FetchProfileUseCase: FetchProfileUseCaseProtocol {
    private let repository: any ProfileRepositoryProtocol

    init(repository: any ProfileRepositoryProtocol) {
        self.repository = repository
    }

    func execute(userId: String) async throws -> Profile {
        try await repository.fetchProfile(userId: userId)
    }
}
