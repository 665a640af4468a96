import Foundation
import Moya

enum CafeTarget {
    case cafes(city: String, page: Int?)
    case cafe(id: Int)
    case nearby(isOpen: Bool = true)
    case favourite(id: Int, isOn: Bool)
    case review(id: Int, review: ReviewBody)
    case login(name: String, password: String)
}

extension CafeTarget: TargetType {
    var baseURL: URL { URL(string: "https://cafes.example/api")! }
    var path: String {
        switch self {
        case .cafes: return "/cafes"
        case .cafe(let id): return "/cafes/\(id)"
        case .nearby: return "/cafes/nearby"
        case .favourite(let id, _): return "/cafes/\(id)/favourite"
        case .review(let id, _): return "/cafes/\(id)/reviews"
        case .login: return "/login"
        }
    }
    var method: Moya.Method {
        switch self {
        case .cafes, .cafe, .nearby: return .get
        case .favourite(_, let isOn): return isOn ? .put : .delete
        default: return .post
        }
    }
    var task: Moya.Task {
        switch self {
        case let .cafes(city, page):
            var parameters: [String: Any] = ["city": city]
            parameters["page"] = page
            return .requestParameters(parameters: parameters, encoding: URLEncoding.default)
        case .nearby(let isOpen):
            return .requestParameters(parameters: ["open": isOpen], encoding: URLEncoding.default)
        case .cafe, .favourite: return .requestPlain
        case .review(_, let review): return .requestJSONEncodable(review)
        case let .login(name, password):
            return .requestParameters(parameters: ["name": name, "password": password], encoding: JSONEncoding.default)
        }
    }
    var headers: [String: String]? { ["X-Client": "ios"] }
    var sampleData: Data { Data() }
    var validationType: ValidationType { .successCodes }
}
struct ReviewBody: Codable { let stars: Int; let text: String? }
