import Foundation

/// Replaces `CratesRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockCratesRepository: CratesRepository {
    let findCratesSpy = MockMethod<(crate: Int, page: Int?), Void>("CratesRepository.findCrates(crate:page:)")
    let listCratesSpy = MockMethod<Int?, Void>("CratesRepository.listCrates(page:)")
    let addCrateSpy = MockMethod<Search, Void>("CratesRepository.addCrate(_:)")

    init() {}

    func findCrates(crate: Int, page: Int?) async throws {
        try await findCratesSpy.call((crate: crate, page: page))
    }

    func listCrates(page: Int?) async throws {
        try await listCratesSpy.call(page)
    }

    func addCrate(_ request: Search) async throws {
        try await addCrateSpy.call(request)
    }
}
