import Foundation

nonisolated enum PlacesEndpoint: Endpoint {
    case places(text: String?, sort: Sort?, page: Int?, created: PlacesCreated?, range: RangeModel?)
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
        case .places(let text, let sort, let page, let created, let range):
            return [
                QueryItem("text", text, style: .deepObject, explode: true),
                QueryItem("sort", sort, style: .deepObject, explode: true),
                QueryItem("page", page, style: .deepObject, explode: true),
                QueryItem("created", created, style: .deepObject, explode: true),
                QueryItem("range", range, style: .deepObject, explode: true),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .addPlace(let request):
            return request.map {
                .form(
                    $0,
                    styles: [
                        FormField("size", style: .deepObject, explode: true),
                        FormField("range", style: .deepObject, explode: true),
                    ]
                )
            }
        default:
            return nil
        }
    }
}
