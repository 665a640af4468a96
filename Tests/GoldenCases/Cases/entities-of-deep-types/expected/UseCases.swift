import Foundation

nonisolated protocol AddShipUseCaseProtocol: Sendable {
    func execute(_ request: Ship?) async throws -> Ship
}

nonisolated final class AddShipUseCase: AddShipUseCaseProtocol {
    private let repository: any ShipsRepositoryProtocol

    init(repository: any ShipsRepositoryProtocol) {
        self.repository = repository
    }

    func execute(_ request: Ship?) async throws -> Ship {
        try await repository.addShip(request)
    }
}
