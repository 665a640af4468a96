import Foundation

nonisolated protocol AddTeaUseCaseProtocol: Sendable {
    func execute(_ request: Tea) async throws
}

nonisolated final class AddTeaUseCase: AddTeaUseCaseProtocol {
    private let repository: any TeasRepositoryProtocol

    init(repository: any TeasRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Tea) async throws {
        try await repository.addTea(request)
    }
}

nonisolated protocol SetMoodsUseCaseProtocol: Sendable {
    func execute(_ request: Moods) async throws
}

nonisolated final class SetMoodsUseCase: SetMoodsUseCaseProtocol {
    private let repository: any MoodsRepositoryProtocol

    init(repository: any MoodsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Moods) async throws {
        try await repository.setMoods(request)
    }
}
