import APIModel

/// The inline schemas that operations speak of.
extension OperationClaims {
    /// The name of the struct of parameters, which leaves a name that it shares with the type of the body to that type:
    /// `SearchInput` and `SearchParameters`. So parameters that come later rename no body.
    func inputProposal(of draft: OperationDraft, _ naming: OperationNaming) -> OperationNaming.Proposal {
        let proposal = naming.proposal(conventions.input)
        guard let body = draft.body, typedUse(of: body) != nil, draft.operation.body?.component == nil,
            bodyName(body, naming) == proposal.name
        else { return proposal }
        let name = naming.name(conventions.parameter, parameter: "parameters")
        return OperationNaming.Proposal(name: name) { [naming.servicePrefix + name] }
    }

    /// What a body is that gets a type of its operation.
    private func typedUse(of body: ContentChoice) -> SchemaUse? {
        guard let use = body.content.use else { return nil }
        switch body.kind {
        case .multipart: return use
        case .json, .form, .stream, .parts: return api.needsName(use) ? use : nil
        case .text, .data: return nil
        }
    }

    private func bodyName(_ body: ContentChoice, _ naming: OperationNaming) -> String {
        naming.name(body.kind == .multipart ? conventions.form : conventions.requestBody)
    }

    /// Adds the schemas of an operation that may need a declaration. The ticket is that of a body sent part by part.
    mutating func addRoots(of draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot.Ticket? {
        for parameter in draft.operation.parameters where api.needsName(parameter.use) {
            roots.append(root(of: parameter, in: draft, naming))
        }
        let form = addBody(of: draft, naming)
        for header in draft.headers {
            guard let use = header.use, api.needsName(use) else { continue }
            let names = InlineRoot.Names(naming.name(conventions.parameter, parameter: header.subject), in: naming)
            roots.append(
                root(use, names, shared: header.component, as: .header, "response header \(header.wireName)", of: draft)
            )
        }
        addResponses(of: draft, naming)
        return form
    }

    private func root(of parameter: Parameter, in draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot {
        let what = "\(parameter.location.rawValue) \(parameter.wireName)"
        switch parameter.sharing {
        case .path:
            let naming = naming.ofPath(draft.operation.path)
            let names = InlineRoot.Names(naming.name(conventions.parameter, parameter: parameter.wireName), in: naming)
            return InlineRoot(
                use: parameter.use,
                names: names,
                key: "\(draft.operation.path.text) \(what)",
                isParameter: true,
                origin: parameter.origin
            )
        case .component(let component):
            let names = InlineRoot.Names("", in: naming)
            return root(parameter.use, names, shared: component, as: .parameter, what, of: draft)
        case nil:
            let names = InlineRoot.Names(naming.name(conventions.parameter, parameter: parameter.wireName), in: naming)
            return root(parameter.use, names, shared: nil, as: .parameter, what, of: draft)
        }
    }

    private mutating func addBody(of draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot.Ticket? {
        guard let body = draft.body, let use = typedUse(of: body) else { return nil }
        let isForm = body.kind == .multipart
        let names = InlineRoot.Names(bodyName(body, naming), in: naming)
        var root = root(use, names, shared: draft.operation.body?.component, as: .body, "body", of: draft)
        root.isForm = isForm
        root.encodings = body.content.encodings
        roots.append(root)
        guard isForm else { return nil }
        let ticket = InlineRoot.Ticket(position: roots.count - 1)
        addPartHeaders(of: body, draft, naming)
        return ticket
    }

    private mutating func addPartHeaders(of body: ContentChoice, _ draft: OperationDraft, _ naming: OperationNaming) {
        for encoding in body.content.encodings {
            for header in encoding.headers where api.needsName(header.use) {
                let word = header.memberName(in: encoding.property)
                let names = InlineRoot.Names(naming.name(conventions.parameter, parameter: word), in: naming)
                let shared = header.component ?? draft.operation.body?.component.map { "\($0)-\(word)" }
                roots.append(root(header.use, names, shared: shared, as: .header, "part header \(word)", of: draft))
            }
        }
    }

    private mutating func addResponses(of draft: OperationDraft, _ naming: OperationNaming) {
        let needsCases = ResponsePlanner.needsCases(draft)
        for success in draft.successes where success.content?.kind == .json || success.item != nil {
            guard let use = success.use, api.needsName(use) else { continue }
            var proposal = naming.name(conventions.response) + draft.valueSuffix
            if needsCases { proposal += IdentifierStyle.upperCamel.name(of: StatusName.name(of: success.status)) }
            let names = InlineRoot.Names(proposal, in: naming)
            roots.append(root(use, names, shared: success.component, as: .response, success.status.text, of: draft))
        }
        for failure in draft.failures where api.needsName(failure.use) {
            let names = InlineRoot.Names(naming.errorName(failure.status), in: naming)
            let root = root(
                failure.use,
                names,
                shared: failure.component,
                as: .response,
                failure.status.text,
                of: draft
            )
            roots.append(root)
        }
    }

    /// What stands in a component is called after it, and anything else after its operation.
    func root(
        _ use: SchemaUse,
        _ names: InlineRoot.Names,
        shared component: String?,
        as kind: SharedKind,
        _ what: String,
        of draft: OperationDraft
    ) -> InlineRoot {
        guard let component else {
            return InlineRoot(
                use: use,
                names: names,
                key: "\(draft.key) \(what)",
                isParameter: kind == .parameter || kind == .header,
                origin: draft.operation.origin
            )
        }
        return InlineRoot(
            use: use,
            names: kind.names(of: component, style: patterns.style.upper),
            key: "\(kind.rawValue) \(component)",
            component: component,
            origin: draft.operation.origin
        )
    }
}

extension OperationDraft {
    /// A response's value gives way to the struct that holds the headers as well.
    var valueSuffix: String { headers.isEmpty ? "" : "Body" }
}
