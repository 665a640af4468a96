import Foundation

/// Replaces `AnythingRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockAnythingRepository: AnythingRepository {
    let exchangeAnythingSpy = MockMethod<Data, Data>("AnythingRepository.exchangeAnything(_:)")

    init() {}

    func exchangeAnything(_ request: Data) async throws -> Data {
        try await exchangeAnythingSpy.call(request)
    }
}

/// Replaces `BackupRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBackupRepository: BackupRepository {
    let restoreSpy = MockMethod<Data, Data>("BackupRepository.restore(_:)")

    init() {}

    func restore(_ request: Data) async throws -> Data {
        try await restoreSpy.call(request)
    }
}

/// Replaces `EncodedRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockEncodedRepository: EncodedRepository {
    let exchangeEncodedSpy = MockMethod<Data, Data>("EncodedRepository.exchangeEncoded(_:)")

    init() {}

    func exchangeEncoded(_ request: Data) async throws -> Data {
        try await exchangeEncodedSpy.call(request)
    }
}
