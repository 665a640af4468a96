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
    func addShip(
        name: String,
        state: AddShipRequest.State,
        crew: [AddShipRequest.CrewItem]? = nil,
        cargo: AddShipRequest.Cargo? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await addShip(name: name, state: state, crew: crew, cargo: cargo)
    }

    func changeShip(
        photo: FileUpload,
        cargo: ChangeShipForm.Cargo? = nil,
        isolation _: isolated (any Actor)? = #isolation
    ) async throws {
        try await changeShip(photo: photo, cargo: cargo)
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
