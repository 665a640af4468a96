import Foundation

/// Stands in for `AnythingRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockAnythingRepository: AnythingRepository {
    let exchangeAnythingSpy = MockMethod<Data, Data>("AnythingRepository.exchangeAnything(_:)")

    init() {}

    func exchangeAnything(_ request: Data) async throws -> Data {
        try await exchangeAnythingSpy.call(request)
    }
}

/// Stands in for `BackupRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockBackupRepository: BackupRepository {
    let restoreSpy = MockMethod<Data, Data>("BackupRepository.restore(_:)")

    init() {}

    func restore(_ request: Data) async throws -> Data {
        try await restoreSpy.call(request)
    }
}

/// Stands in for `EncodedRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockEncodedRepository: EncodedRepository {
    let exchangeEncodedSpy = MockMethod<Data, Data>("EncodedRepository.exchangeEncoded(_:)")

    init() {}

    func exchangeEncoded(_ request: Data) async throws -> Data {
        try await exchangeEncodedSpy.call(request)
    }
}
