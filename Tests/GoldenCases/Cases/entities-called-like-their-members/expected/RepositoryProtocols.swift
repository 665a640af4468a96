import Foundation

nonisolated protocol QueriesRepositoryProtocol: Sendable {
    func addQuery(_ request: Query) async throws -> Query
}
