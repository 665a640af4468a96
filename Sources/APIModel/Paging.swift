/// How the pages of a list are requested: the parameter that chooses a page, and where a page has its items and the
/// value for the next one.
public struct Paging: Sendable, Hashable {
    /// The meaning of the parameter's value.
    public enum Step: String, Sendable, Hashable, CaseIterable {
        /// A token for the next page, which the page before contains.
        case cursor
        case page
        /// The number of items before the page.
        case offset
    }

    /// Where a page has the parameter's value for the next page.
    public enum Next: Sendable, Hashable {
        /// A member of the response, by its path from the outside in.
        case member([String])
        /// A member that is a URL with the parameter in its query.
        case url([String])
        /// The `Link` header, with a URL that has the parameter in its query.
        case link
        case lastItem([String])
    }

    public var step: Step
    /// The wire name of the parameter.
    public var parameter: String
    /// Nil where the client computes the next value by counting.
    public var next: Next?
    /// The path of the member that is true while another page follows.
    public var more: [String]?
    /// The path of the list of items; empty for a response that is the list.
    public var items: [String] = []
    /// The number of the first page.
    public var first = 1
    public var origin: Origin = .none

    public init(step: Step, parameter: String) {
        self.step = step
        self.parameter = parameter
    }
}

extension OperationDirectives { public var paging: Paging? { pages?.value } }

/// Something that a paging refers to and the operation lacks.
package enum PagingFault: Sendable {
    case parameter(String)
    /// The parameter has a fixed value, the same for all pages.
    case pinned(String)
    /// A name in a path that isn't a member of the object before it, which has the `known` members.
    case member(String, known: [String])
    case noList([String])
    case noLink, noValue
}

extension API {
    /// The number of the first page, by the default of the parameter for the page, or else by its minimum: 0 or 1.
    package func firstPage(of parameter: Parameter) -> Int {
        let schema = self[resolved(parameter.use).schema]
        guard let usual = parameter.use.annotations.defaultValue ?? schema.annotations.defaultValue else {
            return schema.constraints?.minimum == "0" ? 0 : 1
        }
        return usual == .number("0") ? 0 : 1
    }

    /// The first problem of a paging, checked against the operation; nil if there is none.
    package func fault(of paging: Paging, in operation: Operation) -> PagingFault? {
        let parameter = operation.parameters.first { $0.wireName == paging.parameter && $0.location == .query }
        guard let parameter else { return .parameter(paging.parameter) }
        if operation.directives.pins.contains(where: { [parameter.name, parameter.wireName].contains($0.name) }) {
            return .pinned(paging.parameter)
        }
        guard let use = pagedResponse(of: operation) else { return .noValue }
        switch follow(paging.items, from: use) {
        case .failure(let fault): return fault
        case .success(let list, let arguments):
            guard case .array(let shape) = resolvedKind(of: list.schema) else { return .noList(paging.items) }
            let element = bound(shape.element, to: arguments)
            if case .lastItem(let path)? = paging.next, let fault = self.fault(at: path, from: element) { return fault }
        }
        if let more = paging.more, let fault = fault(at: more, from: use) { return fault }
        switch paging.next {
        case .member(let path)?, .url(let path)?: return fault(at: path, from: use)
        case .link?: return operation.hasLinkHeader ? nil : .noLink
        case .lastItem?, nil: return nil
        }
    }

    /// The schema from which a page is decoded: that of the first JSON response.
    private func pagedResponse(of operation: Operation) -> SchemaUse? {
        for position in operation.successes {
            let contents = operation.responses[position].contents
            let choice = ContentChoice.response(contents, preferred: operation.directives.responseMediaType, in: self)
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
