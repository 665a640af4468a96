import Foundation

nonisolated protocol AuthRepositoryProtocol: Sendable {
    func login(_ request: Credentials) async throws -> User
}
