import Foundation

nonisolated final class ProfileRepository: ProfileRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func fetchProfile(userId: String) async throws -> Profile {
        try await client.request(ProfileEndpoint.fetchProfile(userId: userId))
    }
}
