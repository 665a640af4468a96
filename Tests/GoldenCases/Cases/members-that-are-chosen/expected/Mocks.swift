import Foundation

/// Replaces `StallsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockStallsRepository: StallsRepository {
    let updateStallSpy = MockMethod<(id: Int, request: Stall), Void>("StallsRepository.updateStall(id:_:)")
    let renameStallSpy = MockMethod<(id: Int, request: Stall), Void>("StallsRepository.renameStall(id:_:)")
    let moveStallSpy = MockMethod<(id: Int, street: String, notify: Bool?), Void>(
        "StallsRepository.moveStall(id:street:notify:)"
    )
    let showStallSpy = MockMethod<(id: Int, language: String?), Void>("StallsRepository.showStall(id:language:)")

    init() {}

    func updateStall(id: Int, _ request: Stall) async throws {
        try await updateStallSpy.call((id: id, request: request))
    }

    func renameStall(id: Int, _ request: Stall) async throws {
        try await renameStallSpy.call((id: id, request: request))
    }

    func moveStall(id: Int, street: String, notify: Bool?) async throws {
        try await moveStallSpy.call((id: id, street: street, notify: notify))
    }

    func showStall(id: Int, language: String?) async throws {
        try await showStallSpy.call((id: id, language: language))
    }
}
