import Foundation

nonisolated enum BoatsEndpoint: Endpoint {
    case getCrew(boatId: Int, crewId: String)

    var path: String {
        switch self {
        case .getCrew(let boatId, let crewId):
            return "/boats/\(boatId)/crew/\(crewId.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
