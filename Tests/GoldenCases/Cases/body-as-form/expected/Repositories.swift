import Foundation

nonisolated protocol SessionRepository: Sendable {
    func signIn(_ request: SignInRequest) async throws
}

nonisolated final class SessionRepositoryImpl: SessionRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func signIn(_ request: SignInRequest) async throws {
        try await apiService.send(SessionEndpoint.signIn(request))
    }
}

nonisolated protocol MessagesRepository: Sendable {
    /// Lists and objects as JSON
    func postMessage(_ request: PostMessageRequest) async throws
}

nonisolated final class MessagesRepositoryImpl: MessagesRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func postMessage(_ request: PostMessageRequest) async throws {
        try await apiService.send(MessagesEndpoint.postMessage(request))
    }
}
