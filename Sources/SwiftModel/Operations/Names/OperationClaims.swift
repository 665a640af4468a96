import APIModel

/// The type names that services and operations ask for, and the inline schemas that operations speak of.
struct OperationClaims {
    /// What one operation has claimed.
    struct Tickets {
        /// In the order of the manifest's names; nil for the name of a member.
        var names: [TypeClaim.Ticket?] = []
        /// The struct that carries several inputs; operations that name one share it.
        var input: TypeClaim.Ticket?
        /// The struct that holds the value of a response and the headers beside it.
        var responseHeaders: TypeClaim.Ticket?
        /// The enum of several successes.
        var responseCases: TypeClaim.Ticket?
        /// A body that is sent part by part.
        var form: InlineRoot.Ticket?
    }

    /// What one service has claimed.
    struct ServiceTickets {
        /// In the order of the manifest's names; nil for the name of a member.
        var names: [TypeClaim.Ticket?]
        var operations: [Tickets]
    }

    private let api: API
    private let conventions: NamingConventions
    private let patterns: PatternSet
    /// The first one is that of the environment.
    private(set) var claims: [TypeClaim]
    private(set) var roots: [InlineRoot] = []
    let environment = TypeClaim.Ticket(position: 0)
    private(set) var services: [ServiceTickets] = []
    private var sharedInputs: [String: TypeClaim.Ticket] = [:]

    init(_ services: [ServiceDraft], api: API, conventions: NamingConventions, patterns: PatternSet) {
        self.api = api
        self.conventions = conventions
        self.patterns = patterns
        let environment = conventions.description.map { patterns.style.upper.name(of: $0 + "_environment") }
        claims = [
            TypeClaim(
                key: "environment",
                proposal: environment ?? "APIEnvironment",
                alternatives: ["ServerEnvironment"]
            )
        ]
        self.services = services.map { service in
            ServiceTickets(
                names: conventions.service.map { $0.namesType ? claim($0, of: service) : nil },
                operations: service.operations.map { draft in
                    let naming = OperationNaming(patterns: patterns, operation: draft.words, service: service.words)
                    return tickets(of: draft, naming)
                }
            )
        }
    }

    private mutating func claim(_ claim: TypeClaim) -> TypeClaim.Ticket {
        claims.append(claim)
        return TypeClaim.Ticket(position: claims.count - 1)
    }

    private mutating func claim(_ name: NamingConventions.KeyedPattern, of service: ServiceDraft) -> TypeClaim.Ticket {
        claim(
            TypeClaim(
                key: "service \(service.group.name) \(name.key)",
                proposal: patterns.serviceName(name.pattern, service: service.words)
            )
        )
    }

    private mutating func tickets(of draft: OperationDraft, _ naming: OperationNaming) -> Tickets {
        var tickets = Tickets()
        tickets.names = conventions.operation.map { name in
            name.namesType ? claim(naming.proposal(name.pattern), for: name.key, of: draft) : nil
        }
        tickets.input = inputTicket(of: draft, naming)
        if !draft.headers.isEmpty {
            tickets.responseHeaders = claim(naming.proposal(conventions.response), for: "response headers", of: draft)
        }
        if ResponsePlanner.needsCases(draft) {
            let proposal = naming.proposal(conventions.response, suffix: draft.valueSuffix)
            tickets.responseCases = claim(proposal, for: "response cases", of: draft)
        }
        tickets.form = addRoots(of: draft, naming)
        return tickets
    }

    private mutating func claim(
        _ proposal: OperationNaming.Proposal,
        for what: String,
        of draft: OperationDraft
    ) -> TypeClaim.Ticket {
        claim(
            TypeClaim(
                key: "\(draft.key) \(what)",
                proposal: proposal.name,
                alternatives: [proposal.longer],
                origin: draft.operation.origin
            )
        )
    }

    private mutating func inputTicket(of draft: OperationDraft, _ naming: OperationNaming) -> TypeClaim.Ticket? {
        // A struct that is a model has its name already.
        let inputs = draft.inputs
        if inputs.model != nil || inputs.ownType != nil || inputs.parameters.isEmpty { return nil }
        guard let name = draft.inputs.name else {
            return claim(naming.proposal(conventions.input), for: "input", of: draft)
        }
        let shared = sharedInputs[name] ?? claim(TypeClaim(key: "input \(name)", proposal: name))
        sharedInputs[name] = shared
        return shared
    }
}

// MARK: - Inline schemas

extension OperationClaims {
    /// Adds the schemas of an operation that may need a declaration. The ticket is that of a body sent part by part.
    private mutating func addRoots(of draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot.Ticket? {
        for parameter in draft.operation.parameters where needsName(parameter.use) {
            let proposal = naming.name(conventions.parameter, parameter: parameter.wireName)
            var root = InlineRoot(parameter.use, proposal, naming)
            root.isRequest = true
            add(root, for: "\(parameter.location.rawValue) \(parameter.wireName)", of: draft)
        }
        let form = addBody(of: draft, naming)
        for header in draft.headers {
            guard let use = header.use, needsName(use) else { continue }
            let proposal = naming.name(conventions.parameter, parameter: header.subject)
            add(InlineRoot(use, proposal, naming), for: "response header \(header.wireName)", of: draft)
        }
        addResponses(of: draft, naming)
        return form
    }

    private mutating func addBody(of draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot.Ticket? {
        guard let body = draft.body, let use = body.content.use else { return nil }
        switch body.kind {
        case .multipart: break
        case .json, .form: guard needsName(use) else { return nil }
        case .text, .data: return nil
        }
        let isForm = body.kind == .multipart
        var root = InlineRoot(use, naming.name(isForm ? conventions.form : conventions.requestBody), naming)
        root.isForm = isForm
        root.isRequest = true
        root.encodings = body.content.encodings
        add(root, for: "body", of: draft)
        return isForm ? InlineRoot.Ticket(position: roots.count - 1) : nil
    }

    private mutating func addResponses(of draft: OperationDraft, _ naming: OperationNaming) {
        let needsCases = ResponsePlanner.needsCases(draft)
        for success in draft.successes where success.content?.kind == .json {
            guard let use = success.use, needsName(use) else { continue }
            var proposal = naming.name(conventions.response) + draft.valueSuffix
            if needsCases { proposal += IdentifierStyle.upperCamel.name(of: StatusName.name(of: success.status)) }
            add(InlineRoot(use, proposal, naming), for: success.status.text, of: draft)
        }
        for failure in draft.failures where needsName(failure.use) {
            let words = draft.words + [failure.status == .default ? "error" : "error\(failure.status.text)"]
            let proposal = patterns.style.upper.name(ofWords: words)
            add(InlineRoot(failure.use, proposal, naming), for: failure.status.text, of: draft)
        }
    }

    private mutating func add(_ root: InlineRoot, for what: String, of draft: OperationDraft) {
        var root = root
        root.key = "\(draft.key) \(what)"
        root.origin = draft.operation.origin
        roots.append(root)
    }

    /// Whether a schema may have to be declared under a name that follows from its operation: it has none of its own.
    private func needsName(_ use: SchemaUse) -> Bool {
        var use = use
        for _ in 0..<100 {
            guard use.arguments.isEmpty else { return true }
            let isNamed = api[use.schema].name != nil
            switch api[use.schema].kind {
            case .any, .never, .null, .boolean, .integer, .number, .string, .typeParameter: return false
            case .alias(let next): use = next
            case .array(let shape) where !isNamed: use = shape.element
            case .map(let value) where !isNamed: use = value
            default: return !isNamed
            }
        }
        return true
    }
}

extension InlineRoot {
    fileprivate init(_ use: SchemaUse, _ proposal: String, _ naming: OperationNaming) {
        self.init(use: use, proposal: proposal, alternatives: [naming.servicePrefix + proposal], key: "")
    }
}

extension OperationDraft {
    /// A response's value gives way to the struct that holds the headers as well.
    fileprivate var valueSuffix: String { headers.isEmpty ? "" : "Body" }
}

extension NamingConventions.KeyedPattern {
    /// Whether what the pattern makes is a type: it starts with a capital.
    fileprivate var namesType: Bool {
        pattern.first { $0 != "{" && $0 != "_" }?.isUppercase ?? false
    }
}
