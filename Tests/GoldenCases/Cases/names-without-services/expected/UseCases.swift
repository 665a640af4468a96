import Foundation

nonisolated protocol LoginUseCase: Sendable {
    func execute(_ request: LoginRequest) async throws -> LoginResponse
}

nonisolated final class LoginUseCaseImpl: LoginUseCase {
    private let repository: any AuthRepository

    init(repository: any AuthRepository) {
        self.repository = repository
    }

    func execute(_ request: LoginRequest) async throws -> LoginResponse {
        try await repository.login(request)
    }
}

nonisolated protocol ListUseCase: Sendable {
    func execute() async throws -> [String]
}

nonisolated final class ListUseCaseImpl: ListUseCase {
    private let repository: any PostRepository

    init(repository: any PostRepository) {
        self.repository = repository
    }

    func execute() async throws -> [String] {
        try await repository.list()
    }
}
