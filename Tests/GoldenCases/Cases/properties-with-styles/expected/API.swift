import Foundation

nonisolated enum MainEndpoint: Endpoint {
    case find(input: Search)
    case make(NewThing)
    case send(MainSendForm)

    var path: String {
        switch self {
        case .find, .make:
            return "/things"
        case .send:
            return "/files"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .find:
            return .get
        case .make, .send:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .find(let input):
            return [
                QueryItem("text", input.text),
                QueryItem("tags", input.tags, style: .form, explode: false),
                QueryItem("near", input.near, style: .deepObject, explode: true),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .make(let request):
            return .form(
                request,
                styles: [
                    FormField("colors", style: .pipeDelimited, explode: false),
                    FormField("place", style: .deepObject, explode: true),
                ]
            )
        case .send(let request):
            return .multipart(request.parts)
        default:
            return nil
        }
    }
}
