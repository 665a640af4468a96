import Foundation

public nonisolated enum PotsEndpoint: Endpoint {
    case getPot(id: String)

    public var path: String {
        switch self {
        case .getPot(let id):
            return "/pots/\(id.pathEscaped)"
        }
    }

    public var method: HTTPMethod {
        .get
    }

    public var errorBodies: [ErrorBody] {
        [ErrorBody(404, Fault.self)]
    }
}

nonisolated enum StaffEndpoint: Endpoint {
    case listShifts

    var path: String {
        "/shifts"
    }

    var method: HTTPMethod {
        .get
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(403, Fault.self)]
    }
}
