import Foundation

/// Stands in for `PotsRepository` in tests: each method records its calls and answers what its spy is told.
public nonisolated final class MockPotsRepository: PotsRepository {
    public let fetchPotSpy = MockMethod<String, GetPotResponse>("PotsRepository.fetchPot(id:)")

    public init() {}

    public func fetchPot(id: String) async throws -> GetPotResponse {
        try await fetchPotSpy.call(id)
    }
}

/// Stands in for `StaffRepository` in tests: each method records its calls and answers what its spy is told.
nonisolated final class MockStaffRepository: StaffRepository {
    let listShiftsSpy = MockMethod<Void, [String]>("StaffRepository.listShifts()")

    init() {}

    func listShifts() async throws -> [String] {
        try await listShiftsSpy.call(())
    }
}
