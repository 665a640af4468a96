import Foundation

public nonisolated enum MainApi {
    case find(input: Item)
    case byName(input: Item)
    case save(input: Item)
}

nonisolated extension MainApi: RequestType {
    public var param: (any Encodable & Sendable)? {
        switch self {
        case .find(let input):
            return FindParam(name: input.name, secret: input.secret)
        case .byName(let input):
            return input.name.map { ["name": $0] }
        case .save(let input):
            return input
        }
    }

    public var method: RequestMethod {
        switch self {
        case .find:
            return .get
        case .byName:
            return .get
        case .save:
            return .post
        }
    }

    public var header: HTTPHeaderType {
        switch self {
        case .byName(let input):
            return .custom(["X-Secret": input.secret, "X-Id": input.id.map { String($0) }])
        case .save(let input):
            return .custom(["X-Secret": input.secret])
        default:
            return .json
        }
    }

    public var path: String {
        switch self {
        case .find:
            return "/items"
        case .byName:
            return "/items/named"
        case .save:
            return "/items"
        }
    }
}

private nonisolated struct FindParam: Encodable, Sendable {
    let name: String?
    let secret: String?
}
