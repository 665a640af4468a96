import Foundation

nonisolated enum AppsEndpoint: Endpoint {
    case listInstallationReposForAuthenticatedUser(id: String)

    var path: String {
        switch self {
        case .listInstallationReposForAuthenticatedUser(let id):
            return "/user/installations/\(id.pathEscaped)/repositories"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum ReactionsEndpoint: Endpoint {
    case createForTeamDiscussionCommentInOrg(
        id: String,
        comment: String,
        ReactionsCreateTeamDiscussionCommentInOrgRequest?
    )

    var path: String {
        switch self {
        case .createForTeamDiscussionCommentInOrg(let id, let comment, _):
            return "/teams/\(id.pathEscaped)/comments/\(comment.pathEscaped)/reactions"
        }
    }

    var method: HTTPMethod {
        .post
    }

    var body: RequestBody? {
        switch self {
        case .createForTeamDiscussionCommentInOrg(_, _, let request):
            return request.map { .json($0) }
        }
    }
}

nonisolated enum OauthEndpoint: Endpoint {
    case getOrCreateAuthorizationForAppAndFingerprint(id: String, GetOrCreateAuthorizationForAppFingerprintRequest?)

    var path: String {
        switch self {
        case .getOrCreateAuthorizationForAppAndFingerprint(let id, _):
            return "/user/authorizations/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .put
    }

    var body: RequestBody? {
        switch self {
        case .getOrCreateAuthorizationForAppAndFingerprint(_, let request):
            return request.map { .json($0) }
        }
    }
}

nonisolated enum OrgsEndpoint: Endpoint {
    case convertMemberToOutsideCollaborator(id: String, member: String)

    var path: String {
        switch self {
        case .convertMemberToOutsideCollaborator(let id, let member):
            return "/orgs/\(id.pathEscaped)/members/\(member.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .put
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(403, ConvertMemberToOutsideCollaboratorForbiddenError.self)]
    }
}

nonisolated enum UsersEndpoint: Endpoint {
    case convertMemberToOutsideCollaborator(id: String, member: String)

    var path: String {
        switch self {
        case .convertMemberToOutsideCollaborator(let id, let member):
            return "/users/\(id.pathEscaped)/members/\(member.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .put
    }

    var errorBodies: [ErrorBody] {
        [ErrorBody(403, UsersConvertMemberToOutsideCollaboratorForbiddenError.self)]
    }
}

nonisolated enum SubscriptionItemsEndpoint: Endpoint {
    case getSubscriptionItemUsageRecordSummaries(subscriptionItem: String)

    var path: String {
        switch self {
        case .getSubscriptionItemUsageRecordSummaries(let subscriptionItem):
            return "/subscription_items/\(subscriptionItem.pathEscaped)/usage_record_summaries"
        }
    }

    var method: HTTPMethod {
        .get
    }
}

nonisolated enum ThreeDSecureEndpoint: Endpoint {
    case get3dSecure(id: String)

    var path: String {
        switch self {
        case .get3dSecure(let id):
            return "/3d_secure/\(id.pathEscaped)"
        }
    }

    var method: HTTPMethod {
        .get
    }
}
