import Foundation

nonisolated enum TagStoreEndpoint: Endpoint {
    case addTags(action: AddTagsAction, version: AddTagsVersion, resource: String, format: Format?, xDate: String?)

    var path: String {
        "/"
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .addTags(_, _, _, _, let xDate):
            return ["X-Date": xDate].compactMapValues { $0 }
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .addTags(let action, let version, let resource, let format, _):
            return [
                QueryItem("Action", action),
                QueryItem("Version", version),
                QueryItem("Resource", resource),
                QueryItem("$.format", format),
            ]
        }
    }
}

nonisolated enum TagsEndpoint: Endpoint {
    case getTag(
        version: ByVersionTagsKeyByKeyVersion,
        key: String,
        limit: GetTagLimit,
        xTarget: GetTagXTarget,
        view: GetTagView?
    )

    var path: String {
        switch self {
        case .getTag(let version, let key, _, _, _):
            return "/\(version.rawValue.pathEscaped)/Tags(key='\(key.pathPartEscaped)')"
        }
    }

    var method: HTTPMethod {
        .get
    }

    var headers: [String: String]? {
        switch self {
        case .getTag(_, _, _, let xTarget, _):
            return ["X-Target": xTarget.rawValue]
        }
    }

    var queryItems: [QueryItem]? {
        switch self {
        case .getTag(_, _, let limit, _, let view):
            return [QueryItem("view", view), QueryItem("limit", limit)]
        }
    }
}
