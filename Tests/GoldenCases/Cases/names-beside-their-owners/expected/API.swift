import Foundation

nonisolated enum CommitsEndpoint: Endpoint {
    case findCommitsByStatus(status: FindCommitsStatus)
    case listReportsOfAllCommitsThatWereMergedIntoTheBranch

    var path: String {
        switch self {
        case .findCommitsByStatus(let status):
            return "/commits/\(status.rawValue.pathEscaped)"
        case .listReportsOfAllCommitsThatWereMergedIntoTheBranch:
            return "/reports"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
