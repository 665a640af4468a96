import Foundation

/// Stands in for `TeasRepositoryProtocol` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockTeasRepository: TeasRepositoryProtocol {
    let addTeaSpy = MockMethod<Tea, Void>("TeasRepositoryProtocol.addTea(_:)")

    init() {}

    func addTea(_ request: Tea) async throws {
        try await addTeaSpy.call(request)
    }
}

/// Stands in for `MoodsRepositoryProtocol` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockMoodsRepository: MoodsRepositoryProtocol {
    let setMoodsSpy = MockMethod<Moods, Void>("MoodsRepositoryProtocol.setMoods(_:)")

    init() {}

    func setMoods(_ request: Moods) async throws {
        try await setMoodsSpy.call(request)
    }
}
