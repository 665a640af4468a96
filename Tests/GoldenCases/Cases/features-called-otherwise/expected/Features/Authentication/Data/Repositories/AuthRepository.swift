import Foundation

nonisolated final class AuthRepository: AuthRepositoryProtocol {
    private let client: any NetworkClientProtocol

    init(client: any NetworkClientProtocol) {
        self.client = client
    }

    func login(_ request: Credentials) async throws -> User {
        try await client.request(AuthEndpoint.login(request))
    }
}
