import Foundation

nonisolated enum IssuesEndpoint: Endpoint {
    case create(IssuesCreateRequest)
    case replaceIssue(ReplaceIssueRequest)

    var path: String {
        "/issues"
    }

    var method: HTTPMethod {
        switch self {
        case .create:
            return .post
        case .replaceIssue:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .create(let request):
            return .json(request)
        case .replaceIssue(let request):
            return .json(request)
        }
    }
}

nonisolated enum GistsEndpoint: Endpoint {
    case create(GistsCreateRequest)
    case publishDraft(PublishDraftRequest)

    var path: String {
        "/gists"
    }

    var method: HTTPMethod {
        switch self {
        case .create:
            return .post
        case .publishDraft:
            return .put
        }
    }

    var body: RequestBody? {
        switch self {
        case .create(let request):
            return .json(request)
        case .publishDraft(let request):
            return .json(request)
        }
    }
}
