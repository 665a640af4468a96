import Foundation

nonisolated protocol UsersRepository: Sendable {
    func importUsers(_ request: [User]) async throws
    func replaceUsers(_ request: [User]?) async throws
    func recordUsers(_ request: [RecordUsersRequestItem]) async throws
    func bulk(_ request: [BulkItem]) async throws
    func bulkMore(_ request: [BulkItem]) async throws
    func log(_ request: [LogItem]) async throws
    func logAgain(_ request: [LogItem]) async throws -> AsyncThrowingStream<User, any Error>
    func sendText(_ request: String) async throws
    func sendEvents(_ request: String) async throws
    func sendEither(_ request: [User]) async throws
}

nonisolated extension UsersRepository {
    func replaceUsers(_ request: [User]? = nil, isolation _: isolated (any Actor)? = #isolation) async throws {
        try await replaceUsers(request)
    }
}

nonisolated final class UsersRepositoryImpl: UsersRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func importUsers(_ request: [User]) async throws {
        try await apiService.send(UsersEndpoint.importUsers(request))
    }

    func replaceUsers(_ request: [User]?) async throws {
        try await apiService.send(UsersEndpoint.replaceUsers(request))
    }

    func recordUsers(_ request: [RecordUsersRequestItem]) async throws {
        try await apiService.send(UsersEndpoint.recordUsers(request))
    }

    func bulk(_ request: [BulkItem]) async throws {
        try await apiService.send(UsersEndpoint.bulk(request))
    }

    func bulkMore(_ request: [BulkItem]) async throws {
        try await apiService.send(UsersEndpoint.bulkMore(request))
    }

    func log(_ request: [LogItem]) async throws {
        try await apiService.send(UsersEndpoint.log(request))
    }

    func logAgain(_ request: [LogItem]) async throws -> AsyncThrowingStream<User, any Error> {
        try await apiService.stream(UsersEndpoint.logAgain(request), as: .lines())
    }

    func sendText(_ request: String) async throws {
        try await apiService.send(UsersEndpoint.sendText(request))
    }

    func sendEvents(_ request: String) async throws {
        try await apiService.send(UsersEndpoint.sendEvents(request))
    }

    func sendEither(_ request: [User]) async throws {
        try await apiService.send(UsersEndpoint.sendEither(request))
    }
}
