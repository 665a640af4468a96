import Foundation

nonisolated protocol ProfileRepositoryProtocol: Sendable {
    func fetchProfile(userId: String) async throws -> Profile
}
