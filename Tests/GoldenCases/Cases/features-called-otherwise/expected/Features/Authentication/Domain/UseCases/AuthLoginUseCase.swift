import Foundation

nonisolated protocol AuthLoginUseCaseProtocol: Sendable {
    func execute(_ request: Credentials) async throws -> User
}

nonisolated final class AuthLoginUseCase: AuthLoginUseCaseProtocol {
    private let repository: any AuthRepositoryProtocol

    init(repository: any AuthRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Credentials) async throws -> User {
        try await repository.login(request)
    }
}
