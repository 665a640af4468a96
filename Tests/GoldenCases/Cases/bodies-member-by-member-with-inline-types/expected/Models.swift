import Foundation

nonisolated struct AddShipRequest: Codable, Hashable, Sendable {
    let name: String
    let state: State
    let crew: [CrewItem]?
    let cargo: Cargo?

    init(name: String, state: State, crew: [CrewItem]? = nil, cargo: Cargo? = nil) {
        self.name = name
        self.state = state
        self.crew = crew
        self.cargo = cargo
    }

    nonisolated enum State: String, Codable, CaseIterable, Sendable {
        case new
        case used
    }

    nonisolated struct CrewItem: Codable, Hashable, Sendable {
        let role: Role?

        init(role: Role? = nil) {
            self.role = role
        }

        nonisolated enum Role: String, Codable, CaseIterable, Sendable {
            case cook
            case captain
        }
    }

    nonisolated struct Cargo: Codable, Hashable, Sendable {
        let weight: Int?

        init(weight: Int? = nil) {
            self.weight = weight
        }
    }
}

nonisolated struct ChangeShipForm: Hashable, Sendable {
    let state: State
    let photo: FileUpload
    let cargo: Cargo?

    init(state: State, photo: FileUpload, cargo: Cargo? = nil) {
        self.state = state
        self.photo = photo
        self.cargo = cargo
    }

    nonisolated enum State: String, Codable, CaseIterable, Sendable {
        case new
        case used
    }

    nonisolated struct Cargo: Codable, Hashable, Sendable {
        let weight: Int?

        init(weight: Int? = nil) {
            self.weight = weight
        }
    }

    /// The parts of the multipart body.
    var parts: [MultipartPart] {
        [
            .field("state", state),
            .file("photo", photo),
            .field("cargo", cargo),
        ]
    }
}
