/// What of endpoints decides which templates a pack needs.
extension AdoptedEndpoint {
    /// What it has besides path and method.
    var roles: [EndpointRole] {
        var roles: [EndpointRole] = query.isEmpty ? [] : [.query]
        if !headers.isEmpty { roles.append(.headers) }
        if case .none = body { return roles }
        return roles + [.body]
    }

    /// Whether its body or its response may be any JSON.
    var mayHoldAny: Bool {
        if case .unknown = response { return true }
        if case .type(let type) = response, type.contains("Any") { return true }
        guard case .fields(_, let fields) = body else { return false }
        return fields.isEmpty || fields.contains { $0.isOpen || $0.mayHoldAny }
    }

    /// Whether its path has a `UUID`, or a value whose type may be one.
    var hasID: Bool {
        path.contains { piece in
            guard case .value(_, let type?) = piece else { return false }
            return SourceIndex.plain(type) == "UUID" || SourceIndex.last(type) == "ID"
        }
    }

    var isInParts: Bool {
        if case .fields(.multipart, _) = body { return true }
        return false
    }
}

extension AdoptedEndpoint.Field {
    fileprivate var mayHoldAny: Bool {
        if case .argument(_, let type?) = content { return type.contains("Any") }
        return false
    }
}
