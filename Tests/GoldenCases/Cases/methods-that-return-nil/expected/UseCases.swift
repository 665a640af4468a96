import Foundation

nonisolated protocol GetCurrentUserUseCase: Sendable {
    func execute() async -> User?
}

nonisolated final class GetCurrentUserUseCaseImpl: GetCurrentUserUseCase {
    private let repository: any SessionRepository

    init(repository: any SessionRepository) {
        self.repository = repository
    }

    func execute() async -> User? {
        await repository.fetchCurrentUser()
    }
}

nonisolated protocol FindUserUseCase: Sendable {
    func execute(name: String?) async -> User?
}

nonisolated final class FindUserUseCaseImpl: FindUserUseCase {
    private let repository: any SessionRepository

    init(repository: any SessionRepository) {
        self.repository = repository
    }

    func execute(name: String?) async -> User? {
        await repository.findUser(name: name)
    }
}

nonisolated extension FindUserUseCase {
    func execute(name: String? = nil, isolation _: isolated (any Actor)? = #isolation) async -> User? {
        await execute(name: name)
    }
}

nonisolated protocol GetTokenUseCase: Sendable {
    func execute() async -> String?
}

nonisolated final class GetTokenUseCaseImpl: GetTokenUseCase {
    private let repository: any ResultRepository

    init(repository: any ResultRepository) {
        self.repository = repository
    }

    func execute() async -> String? {
        await repository.fetchToken()
    }
}
