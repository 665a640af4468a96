import Foundation

enum MarksApi: TargetType {
    case marks(id: String)

    var baseURL: URL { URL(string: "https://stores.example")! }
    var method: Moya.Method { .get }
    var path: String { "/marks" }

    var task: Task {
        switch self {
        case .marks(let id):
            return .requestParameters(
                parameters: ["esc\u{1B}[2J\u{07}\u{202E}right\n::error::injected": id],
                encoding: URLEncoding.queryString
            )
        }
    }
}
