import Foundation

nonisolated enum PlacesEndpoint: Endpoint {
    case places(boxes: [[Double]]?, filter: PlacesFilter?, deep: PlacesDeep?, plain: [String]?)

    var path: String {
        "/places"
    }

    var method: HTTPMethod {
        .get
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .places(let boxes, let filter, let deep, let plain):
            return [
                QueryItem("boxes", boxes),
                QueryItem("filter", filter),
                QueryItem("deep", deep, style: .deepObject, explode: true),
                QueryItem("plain", plain),
            ]
        }
    }
}
