import Foundation

nonisolated enum LinesEndpoint: Endpoint {
    case addLine(Line)

    var path: String {
        "/lines"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addLine(let request):
            return .json(request)
        }
    }
}
