import Foundation

nonisolated protocol ShipsRepository: Sendable {
    func addShip(
        name: String,
        state: AddShipRequest.State,
        crew: [AddShipRequest.CrewItem]?,
        cargo: AddShipRequest.Cargo?
    ) async throws
    func changeShip(photo: FileUpload, cargo: ChangeShipForm.Cargo?) async throws
}

nonisolated extension ShipsRepository {
    func addShip(name: String, state: AddShipRequest.State) async throws {
        try await addShip(name: name, state: state, crew: nil, cargo: nil)
    }

    func changeShip(photo: FileUpload) async throws {
        try await changeShip(photo: photo, cargo: nil)
    }
}

nonisolated final class ShipsRepositoryImpl: ShipsRepository {
    private let apiService: any APIService

    init(apiService: any APIService) {
        self.apiService = apiService
    }

    func addShip(
        name: String,
        state: AddShipRequest.State,
        crew: [AddShipRequest.CrewItem]?,
        cargo: AddShipRequest.Cargo?
    ) async throws {
        try await apiService.send(ShipsEndpoint.addShip(name: name, state: state, crew: crew, cargo: cargo))
    }

    func changeShip(photo: FileUpload, cargo: ChangeShipForm.Cargo?) async throws {
        try await apiService.send(ShipsEndpoint.changeShip(state: .used, photo: photo, cargo: cargo))
    }
}
