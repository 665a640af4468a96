import Foundation

/// Replaces `UsersRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockUsersRepository: UsersRepository {
    let importUsersSpy = MockMethod<[User], Void>("UsersRepository.importUsers(_:)")
    let replaceUsersSpy = MockMethod<[User]?, Void>("UsersRepository.replaceUsers(_:)")
    let recordUsersSpy = MockMethod<[RecordUsersRequestItem], Void>("UsersRepository.recordUsers(_:)")
    let bulkSpy = MockMethod<[BulkItem], Void>("UsersRepository.bulk(_:)")
    let bulkMoreSpy = MockMethod<[BulkItem], Void>("UsersRepository.bulkMore(_:)")
    let logSpy = MockMethod<[LogItem], Void>("UsersRepository.log(_:)")
    let logAgainSpy = MockMethod<[LogItem], AsyncThrowingStream<User, any Error>>("UsersRepository.logAgain(_:)")
    let sendTextSpy = MockMethod<String, Void>("UsersRepository.sendText(_:)")
    let sendEventsSpy = MockMethod<String, Void>("UsersRepository.sendEvents(_:)")
    let sendEitherSpy = MockMethod<[User], Void>("UsersRepository.sendEither(_:)")

    init() {}

    func importUsers(_ request: [User]) async throws {
        try await importUsersSpy.call(request)
    }

    func replaceUsers(_ request: [User]?) async throws {
        try await replaceUsersSpy.call(request)
    }

    func recordUsers(_ request: [RecordUsersRequestItem]) async throws {
        try await recordUsersSpy.call(request)
    }

    func bulk(_ request: [BulkItem]) async throws {
        try await bulkSpy.call(request)
    }

    func bulkMore(_ request: [BulkItem]) async throws {
        try await bulkMoreSpy.call(request)
    }

    func log(_ request: [LogItem]) async throws {
        try await logSpy.call(request)
    }

    func logAgain(_ request: [LogItem]) async throws -> AsyncThrowingStream<User, any Error> {
        try await logAgainSpy.call(request)
    }

    func sendText(_ request: String) async throws {
        try await sendTextSpy.call(request)
    }

    func sendEvents(_ request: String) async throws {
        try await sendEventsSpy.call(request)
    }

    func sendEither(_ request: [User]) async throws {
        try await sendEitherSpy.call(request)
    }
}
