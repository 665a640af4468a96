import Foundation

nonisolated enum FramesEndpoint: Endpoint {
    case addFrame(Frame)

    var path: String {
        "/frames"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .addFrame(let request):
            return .json(request)
        }
    }
}
