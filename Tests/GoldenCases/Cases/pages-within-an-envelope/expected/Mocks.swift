import Foundation

/// Replaces `QuayRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockQuayRepository: QuayRepository {
    let listBoatsSpy = MockMethod<String?, Page<Boat>>("QuayRepository.listBoats(cursor:)")
    let listNamesSpy = MockMethod<Int?, Page<String?>>("QuayRepository.listNames(page:)")
    let listCrewSpy = MockMethod<Int?, Box<Sailor>>("QuayRepository.listCrew(after:)")

    init() {}

    func listBoats(cursor: String?) async throws -> Page<Boat> {
        try await listBoatsSpy.call(cursor)
    }

    func listNames(page: Int?) async throws -> Page<String?> {
        try await listNamesSpy.call(page)
    }

    func listCrew(after: Int?) async throws -> Box<Sailor> {
        try await listCrewSpy.call(after)
    }
}
