import Foundation

public nonisolated enum AApi {
    case getA
}

nonisolated extension AApi: RequestType {
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
        "/a"
    }

    public var baseURL: String? {
        "/v2"
    }
}

public nonisolated enum BApi {
    case getB
}

nonisolated extension BApi: RequestType {
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
        "/b"
    }
}
