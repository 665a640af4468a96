import APIModel

/// The keys of a path item.
enum PathItemKey: String, ObjectKey {
    case reference = "$ref", summary, description, servers, parameters, additionalOperations, get, put, post
    case delete, options, head, patch, trace, query

    static let table = KeyTable<Self>()

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .summary, .description, .servers, .trace: return .since30
        case .query, .additionalOperations: return .since32
        default: return .all
        }
    }

    /// The method of an operation's key; nil for the other keys.
    var method: HTTPMethod? {
        let method = HTTPMethod(rawValue)
        return method.isStandard ? method : nil
    }
}

/// The keys of an operation.
enum OperationKey: String, ObjectKey {
    case tags, summary, description, externalDocs, operationId, parameters, requestBody, responses, callbacks
    case deprecated, security, servers, consumes, produces, schemes

    static let table = KeyTable<Self>()
    static let takesDirectives = true

    var versions: ClosedRange<SpecVersion> {
        switch self {
        case .requestBody, .callbacks, .servers: return .since30
        case .consumes, .produces, .schemes: return .onlySwagger2
        default: return .all
        }
    }
}
