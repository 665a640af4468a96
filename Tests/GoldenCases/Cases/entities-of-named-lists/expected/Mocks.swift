import Foundation

/// Replaces `TeasRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockTeasRepository: TeasRepositoryProtocol {
    let addTeaSpy = MockMethod<Tea, Void>("TeasRepositoryProtocol.addTea(_:)")

    init() {}

    func addTea(_ request: Tea) async throws {
        try await addTeaSpy.call(request)
    }
}

/// Replaces `MoodsRepositoryProtocol` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockMoodsRepository: MoodsRepositoryProtocol {
    let setMoodsSpy = MockMethod<Moods, Void>("MoodsRepositoryProtocol.setMoods(_:)")

    init() {}

    func setMoods(_ request: Moods) async throws {
        try await setMoodsSpy.call(request)
    }
}
