import Foundation

/// Replaces `RawRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockRawRepository: RawRepository {
    let putRawSpy = MockMethod<Data, Void>("RawRepository.putRaw(_:)")
    let postNoteSpy = MockMethod<String, Void>("RawRepository.postNote(_:)")

    init() {}

    func putRaw(_ request: Data) async throws {
        try await putRawSpy.call(request)
    }

    func postNote(_ request: String) async throws {
        try await postNoteSpy.call(request)
    }
}
