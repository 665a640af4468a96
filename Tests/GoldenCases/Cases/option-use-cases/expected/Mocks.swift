import Foundation

#if DEBUG
    /// Replaces `BoatRepository` in tests: each method records its calls and answers as stubbed.
    nonisolated final class MockBoatRepository: BoatRepository {
        let listBoatsSpy = MockMethod<Int?, [Boat]>("BoatRepository.listBoats(page:)")
        let deleteBoatSpy = MockMethod<Int, Void>("BoatRepository.deleteBoat(id:)")

        init() {}

        func listBoats(page: Int?) async throws -> [Boat] {
            try await listBoatsSpy.call(page)
        }

        func deleteBoat(id: Int) async throws {
            try await deleteBoatSpy.call(id)
        }
    }
#endif
