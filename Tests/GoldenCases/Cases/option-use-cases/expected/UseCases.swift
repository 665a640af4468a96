import Foundation

nonisolated protocol ListBoatsUseCase: Sendable {
    func execute(page: Int?) async throws -> [Boat]
}

nonisolated final class ListBoatsUseCaseImpl: ListBoatsUseCase {
    private let repository: any BoatRepository

    init(repository: any BoatRepository) {
        self.repository = repository
    }

    func execute(page: Int?) async throws -> [Boat] {
        try await repository.listBoats(page: page)
    }
}

nonisolated extension ListBoatsUseCase {
    func execute(page: Int? = nil, isolation _: isolated (any Actor)? = #isolation) async throws -> [Boat] {
        try await execute(page: page)
    }
}

nonisolated protocol DeleteBoatUseCase: Sendable {
    func execute(id: Int) async throws
}

nonisolated final class DeleteBoatUseCaseImpl: DeleteBoatUseCase {
    private let repository: any BoatRepository

    init(repository: any BoatRepository) {
        self.repository = repository
    }

    func execute(id: Int) async throws {
        try await repository.deleteBoat(id: id)
    }
}
