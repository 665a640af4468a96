import Foundation

nonisolated enum AnimalsEndpoint: Endpoint {
    case animals

    var path: String {
        "/animals"
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum VehiclesEndpoint: Endpoint {
    case vehicles

    var path: String {
        "/vehicles"
    }

    var method: HTTPMethod {
        .get
    }
}
