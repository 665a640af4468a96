import Foundation

nonisolated enum PetsEndpoint: Endpoint {
    case getPet(id: Int)
    case deletePetsById(id: Int)

    var path: String {
        switch self {
        case .getPet(let id), .deletePetsById(let id):
            return "/pets/\(id)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .getPet:
            return .get
        case .deletePetsById:
            return .delete
        }
    }

    var operation: OperationInfo {
        switch self {
        case .getPet:
            return OperationInfo(id: "getPet", path: "/pets/{id}", tags: ["pets", "animals"])
        case .deletePetsById:
            return OperationInfo(id: "DELETE /pets/{id}", path: "/pets/{id}", tags: ["pets"])
        }
    }
}

nonisolated enum SearchEndpoint: Endpoint {
    case searchAll

    var path: String {
        "/search"
    }

    var method: HTTPMethod {
        .get
    }

    var operation: OperationInfo {
        OperationInfo(id: "search \"all\"", path: "/search")
    }
}
