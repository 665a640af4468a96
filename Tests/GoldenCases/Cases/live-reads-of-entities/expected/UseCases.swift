import Foundation

nonisolated protocol FetchCraneUseCaseProtocol: Sendable {
    func execute(id: Int) async throws -> Crane
}

nonisolated final class FetchCraneUseCase: FetchCraneUseCaseProtocol {
    private let repository: any CranesRepositoryProtocol

    init(repository: any CranesRepositoryProtocol) {
        self.repository = repository
    }

    func execute(id: Int) async throws -> Crane {
        try await repository.fetchCrane(id: id)
    }
}

nonisolated extension FetchCraneUseCaseProtocol {
    /// The value of `execute`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observeCrane(
        id: Int,
        on connection: CranesMovesChannelProtocol.Connection,
        by settings: LiveSettings = LiveSettings(every: 0.5)
    ) -> AsyncThrowingStream<Crane, any Error> {
        LiveRead.values(
            by: settings,
            on: .channel(connection) { if case .moved(let value) = $0 { value } else { nil } }
        ) {
            try await self.execute(id: id)
        }
    }
}

nonisolated protocol FetchLoadUseCaseProtocol: Sendable {
    func execute(id: Int) async throws -> Load
}

nonisolated final class FetchLoadUseCase: FetchLoadUseCaseProtocol {
    private let repository: any CranesRepositoryProtocol

    init(repository: any CranesRepositoryProtocol) {
        self.repository = repository
    }

    func execute(id: Int) async throws -> Load {
        try await repository.fetchLoad(id: id)
    }
}

nonisolated extension FetchLoadUseCaseProtocol {
    /// The value of `execute`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observeLoad(
        id: Int,
        on connection: CranesLoadsChannelProtocol.Connection,
        by settings: LiveSettings = LiveSettings(every: 1.5)
    ) -> AsyncThrowingStream<Load, any Error> {
        LiveRead.values(by: settings, on: .channel(connection) { $0 }) {
            try await self.execute(id: id)
        }
    }
}
