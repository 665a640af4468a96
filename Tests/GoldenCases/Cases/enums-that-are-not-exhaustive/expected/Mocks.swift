import Foundation

/// Replaces `PotsRepository` in tests: each method records its calls and answers as stubbed.
public nonisolated final class MockPotsRepository: PotsRepository {
    public let fetchPotSpy = MockMethod<String, GetPotResponse>("PotsRepository.fetchPot(id:)")

    public init() {}

    public func fetchPot(id: String) async throws -> GetPotResponse {
        try await fetchPotSpy.call(id)
    }
}

/// Replaces `StaffRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStaffRepository: StaffRepository {
    let listShiftsSpy = MockMethod<Void, [String]>("StaffRepository.listShifts()")

    init() {}

    func listShifts() async throws -> [String] {
        try await listShiftsSpy.call(())
    }
}
