import Foundation

public nonisolated enum PetsApi {
    case getPet(id: Int)
    case deletePetsById(id: Int)
}

nonisolated extension PetsApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        switch self {
        case .getPet:
            return .get
        case .deletePetsById:
            return .delete
        }
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        switch self {
        case .getPet(let id):
            return "/pets/\(id)"
        case .deletePetsById(let id):
            return "/pets/\(id)"
        }
    }

    public var operation: OperationInfo {
        switch self {
        case .getPet:
            return OperationInfo(id: "getPet", path: "/pets/{id}", tags: ["pets", "animals"])
        case .deletePetsById:
            return OperationInfo(id: "DELETE /pets/{id}", path: "/pets/{id}", tags: ["pets"])
        }
    }
}

public nonisolated enum SearchApi {
    case searchAll
}

nonisolated extension SearchApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        nil
    }

    public var method: RequestMethod {
        .get
    }

    public var header: HTTPHeaderType {
        .json
    }

    public var path: String {
        "/search"
    }

    public var operation: OperationInfo {
        OperationInfo(id: "search \"all\"", path: "/search")
    }
}
