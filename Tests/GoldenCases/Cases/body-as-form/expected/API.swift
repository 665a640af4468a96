import Foundation

nonisolated enum SessionEndpoint: Endpoint {
    case signIn(SignInRequest)

    var path: String {
        "/session"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .signIn(let request):
            return .form(request, styles: [FormField("scopes", style: .spaceDelimited, explode: false)])
        }
    }
}

nonisolated enum MessagesEndpoint: Endpoint {
    case postMessage(PostMessageRequest)

    var path: String {
        "/messages"
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .postMessage(let request):
            return .form(request, styles: [.json("blocks")])
        }
    }
}
