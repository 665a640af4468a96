import Foundation

nonisolated enum PlacesEndpoint: Endpoint {
    case places(input: PlacesInput)
    case addPlace(AddPlaceRequest?)

    var path: String {
        "/places"
    }

    var method: HTTPMethod {
        switch self {
        case .places:
            return .get
        case .addPlace:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .places(let input):
            return [
                QueryItem("boxes", input.boxes),
                QueryItem("filter", input.filter),
                QueryItem("joined", input.joined, style: .form, explode: false),
                QueryItem("deep", input.deep, style: .deepObject, explode: true),
                QueryItem("deeper", input.deeper, style: .deepObject, explode: true),
                QueryItem("flat", input.flat, style: .deepObject, explode: true),
                QueryItem("plain", input.plain),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .addPlace(let request):
            return request.map { .form($0, styles: [FormField("size", style: .deepObject, explode: true)]) }
        default:
            return nil
        }
    }
}
