import Foundation

nonisolated protocol CranesRepositoryProtocol: Sendable {
    func fetchCrane(id: Int) async throws -> Crane
    func fetchLoad(id: Int) async throws -> Load
}

nonisolated extension CranesRepositoryProtocol {
    /// The value of `fetchCrane`, and each later value that differs.
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
            try await self.fetchCrane(id: id)
        }
    }

    /// The value of `fetchLoad`, and each later value that differs.
    ///
    /// - Parameter connection: reports changes. Nobody else may read its messages.
    func observeLoad(
        id: Int,
        on connection: CranesLoadsChannelProtocol.Connection,
        by settings: LiveSettings = LiveSettings(every: 1.5)
    ) -> AsyncThrowingStream<Load, any Error> {
        LiveRead.values(by: settings, on: .channel(connection) { $0 }) {
            try await self.fetchLoad(id: id)
        }
    }
}
