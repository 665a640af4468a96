/// What an operation lacks of what a paging speaks of.
package enum PagingFault: Sendable, Hashable {
    case parameter(String)
    /// A name that is no member of what the names in front of it lead to.
    case member(String, known: [String])
    case noList([String])
    case noLink
    case noValue
}

extension API {
    /// The first thing that a paging speaks of and an operation doesn't have.
    package func fault(of paging: Paging, in operation: Operation) -> PagingFault? {
        guard operation.parameters.contains(where: { $0.wireName == paging.parameter && $0.location == .query }) else {
            return .parameter(paging.parameter)
        }
        guard let use = pagedResponse(of: operation) else { return .noValue }
        switch follow(paging.items, from: use) {
        case .failure(let fault): return fault
        case .success(let list, let arguments):
            guard case .array(let shape) = resolvedKind(of: list.schema) else { return .noList(paging.items) }
            let element = bound(shape.element, to: arguments)
            if case .lastItem(let path)? = paging.next, let fault = self.fault(at: path, from: element) {
                return fault
            }
        }
        if let more = paging.more, let fault = fault(at: more, from: use) { return fault }
        switch paging.next {
        case .member(let path)?, .url(let path)?: return fault(at: path, from: use)
        case .link?: return operation.hasLinkHeader ? nil : .noLink
        case .lastItem?, nil: return nil
        }
    }

    /// What a page is decoded from.
    private func pagedResponse(of operation: Operation) -> SchemaUse? {
        for position in operation.successes {
            let contents = operation.responses[position].contents
            let choice = ContentChoice.response(
                contents,
                preferred: operation.directives.responseMediaType,
                in: self
            )
            if let choice, choice.kind == .json { return choice.content.use }
        }
        return nil
    }

    private func fault(at path: [String], from use: SchemaUse) -> PagingFault? {
        if case .failure(let fault) = follow(path, from: use) { fault } else { nil }
    }

    private enum Place {
        case success(use: SchemaUse, arguments: [String: SchemaUse])
        case failure(PagingFault)
    }

    private func follow(_ path: [String], from use: SchemaUse) -> Place {
        var use = use
        var arguments: [String: SchemaUse] = [:]
        for name in path {
            let known = properties(of: use)
            guard let property = known.first(where: { $0.wireName == name }) else {
                return .failure(.member(name, known: known.map(\.wireName)))
            }
            arguments = typeArguments(of: use)
            use = bound(property.use, to: arguments)
        }
        return .success(use: use, arguments: arguments)
    }
}

extension Operation {
    fileprivate var hasLinkHeader: Bool {
        successes.contains { responses[$0].headers.contains { $0.wireName.lowercased() == "link" } }
    }
}
