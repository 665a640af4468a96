import Foundation

nonisolated enum CommitsEndpoint: Endpoint {
    case findCommitsByStatus(status: FindCommitsStatus, branches: [FindCommitsByStatusBranch]?)
    case searchCommits(SearchCommitsInput, parameters: SearchCommitsParameters)
    case listReportsOfAllCommitsThatWereMergedIntoTheBranch

    var path: String {
        switch self {
        case .findCommitsByStatus(let status, _):
            return "/commits/\(status.rawValue.pathEscaped)"
        case .searchCommits:
            return "/searches"
        case .listReportsOfAllCommitsThatWereMergedIntoTheBranch:
            return "/reports"
        }
    }

    var method: HTTPMethod {
        switch self {
        case .findCommitsByStatus, .listReportsOfAllCommitsThatWereMergedIntoTheBranch:
            return .get
        case .searchCommits:
            return .post
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .findCommitsByStatus(_, let branches):
            return [QueryItem("branches", branches)]
        case .searchCommits(_, let parameters):
            return [
                QueryItem("page", parameters.page),
                QueryItem("size", parameters.size),
                QueryItem("order", parameters.order),
            ]
        default:
            return nil
        }
    }

    var body: RequestBody? {
        switch self {
        case .searchCommits(let request, _):
            return .json(request)
        default:
            return nil
        }
    }
}
