import Foundation

/// Replaces `ShipsRepository` in tests: each method records its calls and answers as stubbed.
nonisolated final class MockShipsRepository: ShipsRepository {
    let addShipSpy = MockMethod<
        (name: String, state: AddShipRequest.State, crew: [AddShipRequest.CrewItem]?, cargo: AddShipRequest.Cargo?),
        Void
    >("ShipsRepository.addShip(name:state:crew:cargo:)")
    let changeShipSpy = MockMethod<(photo: FileUpload, cargo: ChangeShipForm.Cargo?), Void>(
        "ShipsRepository.changeShip(photo:cargo:)"
    )

    init() {}

    func addShip(
        name: String,
        state: AddShipRequest.State,
        crew: [AddShipRequest.CrewItem]?,
        cargo: AddShipRequest.Cargo?
    ) async throws {
        try await addShipSpy.call((name: name, state: state, crew: crew, cargo: cargo))
    }

    func changeShip(photo: FileUpload, cargo: ChangeShipForm.Cargo?) async throws {
        try await changeShipSpy.call((photo: photo, cargo: cargo))
    }
}
