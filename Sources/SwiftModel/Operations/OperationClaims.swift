import APIModel

/// The type names that services and operations ask for, and the inline schemas that they speak of.
struct OperationClaims {
    /// What one operation has claimed.
    struct Tickets {
        /// In the order of the manifest's names; nil for the name of a member.
        var names: [TypeClaim.Ticket?] = []
        /// The struct that carries several inputs.
        var input: InputTicket?
        /// The struct that holds the value of a response and the headers beside it.
        var responseHeaders: TypeClaim.Ticket?
        /// The enum of several successes.
        var responseCases: TypeClaim.Ticket?
        /// A body that is sent part by part.
        var form: InlineRoot.Ticket?
    }

    struct InputTicket {
        var name: TypeClaim.Ticket
        /// Structs that a directive names are shared by all operations that name them; the first one declares it.
        var isDeclaredHere: Bool
    }

    /// What one service has claimed.
    struct ServiceTickets {
        /// In the order of the manifest's names; nil for the name of a member.
        var names: [TypeClaim.Ticket?]
        var operations: [Tickets]
    }

    private let conventions: Conventions
    private let patterns: PatternSet
    /// The first one is that of the environment.
    private(set) var claims = [
        TypeClaim(key: "environment", proposal: "APIEnvironment", alternatives: ["ServerEnvironment"])
    ]
    private(set) var roots: [InlineRoot] = []
    let environment = TypeClaim.Ticket(position: 0)
    private(set) var services: [ServiceTickets] = []
    private var sharedInputs: [String: (ticket: TypeClaim.Ticket, isDeclared: Bool)] = [:]

    init(_ services: [ServiceDraft], api: API, conventions: Conventions, patterns: PatternSet) {
        self.conventions = conventions
        self.patterns = patterns
        self.services = services.map { service in
            let names = conventions.names.service.map { name in
                isType(name.pattern) ? claim(name, of: service) : nil
            }
            return ServiceTickets(
                names: names,
                operations: service.operations.map { tickets(of: $0, service: service.words, api: api) }
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

    /// Whether what a pattern makes is a type: it starts with a capital.
    private func isType(_ pattern: String) -> Bool {
        let first = pattern.first { $0 != "{" && $0 != "_" }
        return first?.isUppercase ?? false
    }

    private mutating func tickets(of draft: OperationDraft, service: [String], api: API) -> Tickets {
        var tickets = Tickets()
        tickets.names = conventions.names.operation.map { name in
            isType(name.pattern) ? claim(name.key, name.pattern, draft, service) : nil
        }
        tickets.input = inputTicket(of: draft, service)
        let response = conventions.names.response
        if !draft.headers.isEmpty { tickets.responseHeaders = claim("response headers", response, draft, service) }
        if ResponsePlanner.needsCases(draft) {
            let suffix = bodySuffix(draft)
            tickets.responseCases = claim("response cases", response, draft, service, suffix: suffix)
        }
        tickets.form = addRoots(draft, service, api)
        return tickets
    }

    private mutating func inputTicket(of draft: OperationDraft, _ service: [String]) -> InputTicket? {
        // A struct that is a model has its name already.
        if draft.inputs.model != nil { return nil }
        let isNeeded = !draft.inputs.parameters.isEmpty
        guard let name = draft.inputs.name else {
            guard isNeeded else { return nil }
            return InputTicket(name: claim("input", conventions.names.input, draft, service), isDeclaredHere: true)
        }
        var shared =
            sharedInputs[name] ?? (claim(TypeClaim(key: "input \(name)", proposal: name)), isDeclared: false)
        let isDeclaredHere = isNeeded && !shared.isDeclared
        shared.isDeclared = shared.isDeclared || isNeeded
        sharedInputs[name] = shared
        return InputTicket(name: shared.ticket, isDeclaredHere: isDeclaredHere)
    }

    /// A response's value gives way to the struct that holds the headers as well.
    private func bodySuffix(_ draft: OperationDraft) -> String { draft.headers.isEmpty ? "" : "Body" }

    private mutating func claim(
        _ key: String,
        _ pattern: String,
        _ draft: OperationDraft,
        _ service: [String],
        suffix: String = ""
    ) -> TypeClaim.Ticket {
        let longer = patterns.operationName(pattern, operation: service + draft.words, service: service)
        return claim(
            TypeClaim(
                key: "\(draft.key) \(key)",
                proposal: patterns.operationName(pattern, operation: draft.words, service: service) + suffix,
                alternatives: [longer + suffix],
                origin: draft.operation.origin
            )
        )
    }

    /// Adds the schemas of an operation that may need a declaration. The ticket is that of a body sent part by part.
    private mutating func addRoots(
        _ draft: OperationDraft,
        _ service: [String],
        _ api: API
    ) -> InlineRoot.Ticket? {
        for parameter in draft.operation.parameters where needsName(parameter.use, api) {
            let key = "\(draft.key) \(parameter.location.rawValue) \(parameter.wireName)"
            let proposal = parameterName(parameter.wireName, draft, service)
            root(parameter.use, proposal, key, draft, service, isForm: false, isRequest: true)
        }
        let form = addBody(draft, service, api)
        for header in draft.headers {
            guard let use = header.use, needsName(use, api) else { continue }
            let key = "\(draft.key) response header \(header.wireName)"
            let proposal = parameterName(header.subject, draft, service)
            root(use, proposal, key, draft, service, isForm: false, isRequest: false)
        }
        addResponses(draft, service, api)
        return form
    }

    /// `ListPetsSortOrder`
    private func parameterName(_ wireName: String, _ draft: OperationDraft, _ service: [String]) -> String {
        let words = WordSplitter.words(of: wireName)
        let pattern = conventions.names.parameter
        return patterns.operationName(pattern, operation: draft.words, service: service, parameter: words)
    }

    private mutating func addBody(_ draft: OperationDraft, _ service: [String], _ api: API) -> InlineRoot.Ticket? {
        guard let body = draft.body, let use = body.content.use, body.kind == .multipart || mayNeedName(body, api)
        else { return nil }
        let isForm = body.kind == .multipart
        let pattern = isForm ? conventions.names.form : conventions.names.requestBody
        let proposal = patterns.operationName(pattern, operation: draft.words, service: service)
        let key = "\(draft.key) body"
        root(use, proposal, key, draft, service, isForm: isForm, isRequest: true, body.content.encodings)
        return isForm ? InlineRoot.Ticket(position: roots.count - 1) : nil
    }

    private mutating func addResponses(_ draft: OperationDraft, _ service: [String], _ api: API) {
        let needsCases = ResponsePlanner.needsCases(draft)
        for success in draft.successes where success.content?.kind == .json {
            guard let use = success.use, needsName(use, api) else { continue }
            let pattern = conventions.names.response
            var proposal = patterns.operationName(pattern, operation: draft.words, service: service)
            proposal += bodySuffix(draft)
            if needsCases { proposal += IdentifierStyle.upperCamel.name(of: StatusName.name(of: success.status)) }
            root(use, proposal, "\(draft.key) \(success.status.text)", draft, service, isForm: false, isRequest: false)
        }
        for failure in draft.failures where needsName(failure.use, api) {
            let words = draft.words + [failure.status == .default ? "error" : "error\(failure.status.text)"]
            let key = "\(draft.key) \(failure.status.text)"
            let proposal = patterns.style.upper.name(ofWords: words)
            root(failure.use, proposal, key, draft, service, isForm: false, isRequest: false)
        }
    }

    private func mayNeedName(_ body: ContentChoice, _ api: API) -> Bool {
        guard let use = body.content.use, body.kind == .json || body.kind == .form else { return false }
        return needsName(use, api)
    }

    /// Whether a schema may have to be declared under a name that follows from its operation: it has none of its own.
    private func needsName(_ use: SchemaUse, _ api: API) -> Bool {
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

    private mutating func root(
        _ use: SchemaUse,
        _ proposal: String,
        _ key: String,
        _ draft: OperationDraft,
        _ service: [String],
        isForm: Bool,
        isRequest: Bool,
        _ encodings: [PartEncoding] = []
    ) {
        let prefix = patterns.style.upper.name(ofWords: service)
        roots.append(
            InlineRoot(
                use: use,
                proposal: proposal,
                alternatives: [prefix + proposal],
                key: key,
                isForm: isForm,
                isRequest: isRequest,
                encodings: encodings,
                origin: draft.operation.origin
            )
        )
    }
}
