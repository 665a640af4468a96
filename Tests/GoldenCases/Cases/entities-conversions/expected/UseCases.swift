import Foundation

nonisolated protocol FetchValuesUseCaseProtocol: Sendable {
    func execute() async throws -> Values
}

nonisolated final class FetchValuesUseCase: FetchValuesUseCaseProtocol {
    private let repository: any ValuesRepositoryProtocol

    init(repository: any ValuesRepositoryProtocol) {
        self.repository = repository
    }

    func execute() async throws -> Values {
        try await repository.fetchValues()
    }
}

nonisolated protocol PutValuesUseCaseProtocol: Sendable {
    func execute(_ request: Values) async throws
}

nonisolated final class PutValuesUseCase: PutValuesUseCaseProtocol {
    private let repository: any ValuesRepositoryProtocol

    init(repository: any ValuesRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Values) async throws {
        try await repository.putValues(request)
    }
}

nonisolated protocol FetchSomeUseCaseProtocol: Sendable {
    func execute() async throws -> Some
}

nonisolated final class FetchSomeUseCase: FetchSomeUseCaseProtocol {
    private let repository: any ValuesRepositoryProtocol

    init(repository: any ValuesRepositoryProtocol) {
        self.repository = repository
    }

    func execute() async throws -> Some {
        try await repository.fetchSome()
    }
}

nonisolated protocol PutSomeUseCaseProtocol: Sendable {
    func execute(_ request: Some) async throws
}

nonisolated final class PutSomeUseCase: PutSomeUseCaseProtocol {
    private let repository: any ValuesRepositoryProtocol

    init(repository: any ValuesRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Some) async throws {
        try await repository.putSome(request)
    }
}
