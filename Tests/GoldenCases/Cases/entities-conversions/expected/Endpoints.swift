import Foundation

nonisolated enum ValuesEndpoint: Endpoint {
    case getValues
    case putValues(ValuesDTO)
    case getSome
    case putSome(SomeDTO)

    var path: String {
        switch self {
        case .getValues, .putValues:
            return "/values"
        case .getSome, .putSome:
            return "/some"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .getValues, .getSome:
            return .get
        case .putValues, .putSome:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .putValues(let request):
            return .json(request)
        case .putSome(let request):
            return .json(request)
        default:
            return nil
        }
    }
}
