import Foundation

nonisolated enum VideosEndpoint: Endpoint {
    case listVideos(limit: Int?, sort: String?, page: Int?, kind: String?)
    case deleteVideo(id: String)
    case replaceVideo(id: String, ReplaceVideoRequest)

    var path: String {
        switch self {
        case .listVideos:
            return "/videos"
        case .deleteVideo(let id), .replaceVideo(let id, _):
            return "/videos/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .listVideos:
            return .get
        case .deleteVideo:
            return .delete
        case .replaceVideo:
            return .put
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .listVideos(let limit, let sort, let page, let kind):
            return [
                QueryItem("limit", limit),
                QueryItem("sort", sort),
                QueryItem("page", page),
                QueryItem("kind", kind),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .replaceVideo(_, let request):
            return .json(request)
        default:
            return nil
        }
    }
}
