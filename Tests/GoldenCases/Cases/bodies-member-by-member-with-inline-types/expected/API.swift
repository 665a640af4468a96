import Foundation

nonisolated enum ShipsEndpoint: Endpoint {
    case addShip(
        name: String,
        state: AddShipRequest.State,
        crew: [AddShipRequest.CrewItem]?,
        cargo: AddShipRequest.Cargo?
    )
    case changeShip(state: ChangeShipForm.State, photo: FileUpload, cargo: ChangeShipForm.Cargo?)

    var path: String {
        "/ships"
    }

    var method: HTTPMethod {
        switch self {
        case .addShip:
            return .post
        case .changeShip:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .addShip(let name, let state, let crew, let cargo):
            return .json(AddShipRequest(name: name, state: state, crew: crew, cargo: cargo))
        case .changeShip(let state, let photo, let cargo):
            return .multipart(ChangeShipForm(state: state, photo: photo, cargo: cargo).parts)
        }
    }
}
