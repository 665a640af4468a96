import Foundation

/// Replaces `BoatsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockBoatsRepository: BoatsRepository {
    let addBoatSpy = MockMethod<Boat, Void>("BoatsRepository.addBoat(_:)")
    let putBoatSpy = MockMethod<String, Void>("BoatsRepository.putBoat(_:)")
    let photographBoatSpy = MockMethod<PhotographBoatForm, Void>("BoatsRepository.photographBoat(_:)")

    init() {}

    func addBoat(_ request: Boat) async throws {
        try await addBoatSpy.call(request)
    }

    func putBoat(_ request: String) async throws {
        try await putBoatSpy.call(request)
    }

    func photographBoat(_ request: PhotographBoatForm) async throws {
        try await photographBoatSpy.call(request)
    }
}
