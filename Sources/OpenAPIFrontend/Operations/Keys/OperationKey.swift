import APIModel

/// The keys of a path item.
enum PathItemKey: Int, ObjectKey {
    case reference, summary, description, servers, parameters, additionalOperations
    case get, put, post, delete, options, head, patch, trace, query

    static let known = KnownKeys([
        "$ref", "summary", "description", "servers", "parameters", "additionalOperations", "get", "put", "post",
        "delete",
        "options", "head", "patch", "trace", "query",
    ])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .summary, .description, .servers, .trace: return .since30
        case .query, .additionalOperations: return .since32
        default: return .all
        }
    }

    /// The method of an operation's key; nil for the other keys.
    var method: HTTPMethod? {
        switch self {
        case .get: return .get
        case .put: return .put
        case .post: return .post
        case .delete: return .delete
        case .options: return .options
        case .head: return .head
        case .patch: return .patch
        case .trace: return .trace
        case .query: return .query
        case .reference, .summary, .description, .servers, .parameters, .additionalOperations: return nil
        }
    }
}

/// The keys of an operation.
enum OperationKey: Int, ObjectKey {
    case tags, summary, description, externalDocs, operationId, parameters, requestBody, responses, callbacks
    case deprecated, security, servers, consumes, produces, schemes

    static let known = KnownKeys([
        "tags", "summary", "description", "externalDocs", "operationId", "parameters", "requestBody", "responses",
        "callbacks", "deprecated", "security", "servers", "consumes", "produces", "schemes",
    ])

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .requestBody, .callbacks, .servers: return .since30
        case .consumes, .produces, .schemes: return .onlySwagger2
        default: return .all
        }
    }
}
