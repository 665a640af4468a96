import APIModel

/// The type names that services and operations request, and the inline schemas that operations use.
struct OperationClaims {
    struct Tickets {
        /// Names by the patterns of the manifest, in its order; nil for the name of a member.
        var names: [TypeClaim.Ticket?] = []
        /// The struct that carries several inputs; operations that give it the same name share it.
        var input: TypeClaim.Ticket?
        /// The struct that holds the value of a response and the headers beside it.
        var responseHeaders: TypeClaim.Ticket?
        /// The enum of several successes.
        var responseCases: TypeClaim.Ticket?
        /// The enum of the errors that it documents.
        var failure: TypeClaim.Ticket?
        /// The type of its replies for tests, and its name among all operations there.
        var replies: TypeClaim.Ticket?
        var point: NameScope.Claim?
        /// A body that is sent part by part.
        var form: InlineRoot.Ticket?
        var channel: Channel?
    }

    struct ServiceTickets {
        /// Names by the patterns of the manifest, in its order; nil for the name of a member.
        var names: [TypeClaim.Ticket?]
        var operations: [Tickets]
        /// The repository that keeps responses, and the one whose writes wait; nil where there is none.
        var cached: TypeClaim.Ticket?
        var offline: TypeClaim.Ticket?
    }

    let api: API
    let conventions: NamingConventions
    private let namesFailures: Bool
    private let namesReplies: Bool
    /// The longest of the patterns for an operation's types; where it makes too long a name, all are shortened.
    private let longest: NamePattern?
    let patterns: PatternSet
    /// The first claim is that of the environment.
    private(set) var claims: [TypeClaim]
    var roots: [InlineRoot] = []
    let environment = TypeClaim.Ticket(position: 0)
    private(set) var services: [ServiceTickets] = []
    private var sharedInputs: [String: TypeClaim.Ticket] = [:]
    private var pointScope: NameScope
    /// The names of operations in tests, which differ among all services.
    private(set) var points = NameTable(names: [], collisions: [])

    init(_ services: [ServiceDraft], in api: API, by all: Conventions, _ patterns: PatternSet, _ caches: CacheDrafts) {
        let conventions = all.names
        self.api = api
        self.conventions = conventions
        namesFailures = all.operations.errors == .cases
        namesReplies = all.operations.hasReplies
        pointScope = NameScope(style: patterns.style.lower, reserved: .cases.adding(["repository"]))
        let types = conventions.operation.filter(\.namesType).map(\.pattern)
        longest = types.count > 1 ? types.max { $0.text.utf8.count < $1.text.utf8.count } : nil
        self.patterns = patterns
        let environment = conventions.description.map { patterns.style.upper.name(of: $0 + "_environment") }
        claims = [
            TypeClaim(
                key: "environment", proposal: environment ?? "APIEnvironment", alternatives: { ["ServerEnvironment"] })
        ]
        self.services = services.map { service in
            var operations = service.operations.map { draft in
                let naming = OperationNaming(
                    patterns: patterns, operation: draft.words, service: service.words,
                    carriesService: draft.isLocal && !conventions.areShort)
                return tickets(of: draft, naming)
            }
            for (index, draft) in service.operations.enumerated() {
                guard let owner = draft.useCase.owner else { continue }
                for (position, name) in conventions.operation.enumerated() where name.isOfUseCase {
                    operations[index].names[position] = operations[owner].names[position]
                }
            }
            return ServiceTickets(
                names: conventions.service.map { $0.namesType ? claim($0, of: service) : nil }, operations: operations,
                cached: caches.concern(service)
                    ? claim(.init(key: "cached", pattern: conventions.cached), of: service) : nil,
                offline: service.operations.contains { $0.operation.directives.waits == true }
                    ? claim(.init(key: "offline", pattern: conventions.offline), of: service) : nil)
        }
        points = pointScope.resolve()
    }

    private mutating func claim(_ claim: TypeClaim) -> TypeClaim.Ticket {
        claims.append(claim)
        return TypeClaim.Ticket(position: claims.count - 1)
    }

    private mutating func claim(_ name: NamingConventions.KeyedPattern, of service: ServiceDraft) -> TypeClaim.Ticket {
        claim(
            TypeClaim(
                key: "service \(service.group.name) \(name.key)",
                proposal: patterns.serviceName(name.pattern, service: service.words)))
    }

    private mutating func tickets(of draft: OperationDraft, _ naming: OperationNaming) -> Tickets {
        var tickets = Tickets()
        tickets.names = conventions.operation.map { name in
            guard name.namesType, draft.useCase.owner == nil || !name.isOfUseCase else { return nil }
            guard let fixed = draft.operation.directives.names.first(where: { $0.key == name.key }) else {
                return claim(naming.proposal(name.pattern, beside: longest), for: name.key, of: draft)
            }
            let key = "\(draft.key) \(name.key)"
            return claim(TypeClaim(key: key, proposal: fixed.name.text, origin: fixed.origin, fixed: fixed.name))
        }
        tickets.input = inputTicket(of: draft, naming)
        if !draft.headers.isEmpty {
            tickets.responseHeaders = claim(naming.proposal(conventions.response), for: "response headers", of: draft)
        }
        if ResponsePlanner.needsCases(draft) {
            let proposal = naming.proposal(conventions.response, suffix: draft.valueSuffix)
            tickets.responseCases = claim(proposal, for: "response cases", of: draft)
        }
        if namesFailures, !draft.failures.isEmpty {
            tickets.failure = claim(naming.proposal(conventions.failure), for: "failure", of: draft)
        }
        if namesReplies, draft.operation.channel == nil {
            tickets.replies = claim(naming.proposal(conventions.reply), for: "reply", of: draft)
            let patterns = patterns
            let full = patterns.memberName("{service}{Action}", operation: draft.words, service: naming.service)
            let short = patterns.memberName("{action}", operation: draft.words, service: naming.service)
            tickets.point = pointScope.propose(
                draft.key, as: draft.isLocal ? full : short, alternatives: [full], key: draft.key,
                origin: draft.operation.origin)
        }
        tickets.form = addRoots(of: draft, naming)
        tickets.channel = channelTickets(of: draft, naming)
        return tickets
    }

    mutating func claim(_ proposal: TypeProposal, for what: String, of draft: OperationDraft) -> TypeClaim.Ticket {
        claim(
            TypeClaim(
                key: "\(draft.key) \(what)", proposal: proposal.name, alternatives: proposal.alternatives,
                origin: draft.operation.origin))
    }

    private mutating func inputTicket(of draft: OperationDraft, _ naming: OperationNaming) -> TypeClaim.Ticket? {
        // A struct that is a model has its name already.
        let inputs = draft.inputs
        if inputs.model != nil || inputs.ownType != nil || inputs.parameters.isEmpty { return nil }
        guard let name = draft.inputs.name else {
            return claim(inputProposal(of: draft, naming), for: "input", of: draft)
        }
        let shared = sharedInputs[name] ?? claim(TypeClaim(key: "input \(name)", proposal: name))
        sharedInputs[name] = shared
        return shared
    }
}

extension NamingConventions.KeyedPattern {
    /// Whether the pattern makes the name of a type, which starts with a capital.
    fileprivate var namesType: Bool {
        pattern.text.unicodeScalars.first { $0 != "{" && $0 != "_" }?.properties.isUppercase ?? false
    }

    /// Whether operations that share a use case share the name.
    fileprivate var isOfUseCase: Bool { namesType && key.hasPrefix("useCase") }
}

/// The inline schemas that operations use.
extension OperationClaims {
    /// The name of the struct of parameters, which differs from the name of the body's type: `SearchInput` and
    /// `SearchParameters`. So parameters that are added later never rename the type of a body.
    func inputProposal(of draft: OperationDraft, _ naming: OperationNaming) -> TypeProposal {
        let proposal = naming.proposal(conventions.input)
        guard let body = draft.body, typedUse(of: body) != nil, draft.operation.body?.component == nil,
            bodyName(body, naming) == proposal.name
        else { return proposal }
        let name = naming.name(conventions.parameter, parameter: "parameters")
        return TypeProposal(name, in: naming)
    }

    /// The schema of a body whose type is named after its operation; nil for other bodies.
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

    /// Adds the schemas of an operation that may need a declaration. Returns the ticket of a body sent part by part.
    mutating func addRoots(of draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot.Ticket? {
        for parameter in draft.operation.parameters where api.needsName(parameter.use) {
            roots.append(root(of: parameter, in: draft, naming))
        }
        let form = addBody(of: draft, naming)
        for header in draft.headers {
            guard let use = header.use, api.needsName(use) else { continue }
            let proposal = TypeProposal(naming.name(conventions.parameter, parameter: header.subject), in: naming)
            roots.append(
                root(
                    use, proposal, shared: header.component, as: .header, "response header \(header.wireName)",
                    of: draft))
        }
        addResponses(of: draft, naming)
        return form
    }

    private func root(of parameter: Parameter, in draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot {
        let what = "\(parameter.location.rawValue) \(parameter.wireName)"
        switch parameter.sharing {
        case .path:
            let naming = naming.ofPath(draft.operation.path)
            let proposal = TypeProposal(naming.name(conventions.parameter, parameter: parameter.wireName), in: naming)
            return InlineRoot(
                use: parameter.use, proposal: proposal, key: "\(draft.operation.path.text) \(what)", isParameter: true,
                origin: parameter.origin)
        case .component(let component):
            let proposal = TypeProposal("", in: naming)
            return root(parameter.use, proposal, shared: component, as: .parameter, what, of: draft)
        case nil:
            let proposal = TypeProposal(naming.name(conventions.parameter, parameter: parameter.wireName), in: naming)
            return root(parameter.use, proposal, shared: nil, as: .parameter, what, of: draft)
        }
    }

    private mutating func addBody(of draft: OperationDraft, _ naming: OperationNaming) -> InlineRoot.Ticket? {
        guard let body = draft.body, let use = typedUse(of: body) else { return nil }
        let isForm = body.kind == .multipart
        let proposal = TypeProposal(bodyName(body, naming), in: naming)
        var root = root(use, proposal, shared: draft.operation.body?.component, as: .body, "body", of: draft)
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
                let proposal = TypeProposal(naming.name(conventions.parameter, parameter: word), in: naming)
                let shared = header.component ?? draft.operation.body?.component.map { "\($0)-\(word)" }
                roots.append(root(header.use, proposal, shared: shared, as: .header, "part header \(word)", of: draft))
            }
        }
    }

    private mutating func addResponses(of draft: OperationDraft, _ naming: OperationNaming) {
        let needsCases = ResponsePlanner.needsCases(draft)
        for success in draft.successes where success.content?.kind == .json || success.item != nil {
            guard let use = success.use, api.needsName(use) else { continue }
            var name = naming.name(conventions.response) + draft.valueSuffix
            if needsCases { name += IdentifierStyle.upperCamel.name(of: StatusName.name(of: success.status)) }
            let proposal = TypeProposal(name, in: naming)
            roots.append(root(use, proposal, shared: success.component, as: .response, success.status.text, of: draft))
        }
        for failure in draft.failures where api.needsName(failure.use) {
            let proposal = TypeProposal(naming.errorName(failure.status), in: naming)
            let root = root(
                failure.use, proposal, shared: failure.component, as: .response, failure.status.text, of: draft)
            roots.append(root)
        }
    }

    /// The root of a schema. It is named after its component, or else after its operation.
    func root(
        _ use: SchemaUse, _ proposal: TypeProposal, shared component: String?, as kind: SharedKind, _ what: String,
        of draft: OperationDraft
    ) -> InlineRoot {
        guard let component else {
            return InlineRoot(
                use: use, proposal: proposal, key: "\(draft.key) \(what)",
                isParameter: kind == .parameter || kind == .header, origin: draft.operation.origin)
        }
        return InlineRoot(
            use: use, proposal: kind.proposal(of: component, style: patterns.style.upper),
            key: "\(kind.rawValue) \(component)", component: component, origin: draft.operation.origin)
    }
}

extension OperationDraft {
    /// The suffix of the type of a response's value where a struct with headers has the name without it.
    var valueSuffix: String { headers.isEmpty ? "" : "Body" }
}

/// A request for a top-level name of something other than a model: an API enum, a repository, an input.
struct TypeClaim {
    /// Represents a claim until its name is known. Only a claim makes one.
    struct Ticket: Sendable { let position: Int }

    /// Orders claims of the same name, independently of the rest of the description.
    var key: String
    var proposal: String
    /// Names to try when the proposal is taken.
    var alternatives: @Sendable () -> [String] = { [] }
    var origin: Origin = .none
    /// The team's name for it, which replaces that of the pack.
    var fixed: FixedName?
}

/// A schema that an operation uses and that may need a declaration.
struct InlineRoot {
    /// Represents a root until it is known whether a type is declared for it.
    struct Ticket: Sendable { let position: Int }

    var use: SchemaUse
    var proposal: TypeProposal
    /// `POST /items body`: orders roots of the same name, and names the root in messages.
    var key: String
    /// Whether it is sent as multipart, part by part.
    var isForm = false
    /// Whether it is named after a parameter, so that an element's name is the singular: `SearchTag` for `tags`. An
    /// element of a component that several operations share is named like that of any list (`TagsItem`).
    var isParameter = false
    var encodings: [PartEncoding] = []
    /// The component that it belongs to, which several operations may share.
    var component: String?
    var origin: Origin = .none
}

/// The kinds of components that operations share. The inline type of such a component is named after it.
///
///     responses/Unauthorized    Unauthorized, or else UnauthorizedResponse
///     parameters/sort           Sort, or else SortParameter
enum SharedKind: String {
    case parameter
    case header
    case response
    case body

    func proposal(of component: String, style: IdentifierStyle) -> TypeProposal {
        let name = style.name(of: component)
        return TypeProposal(name: name) { [name + style.name(of: rawValue)] }
    }
}

extension API {
    /// Whether a schema without a name may have to be declared, under a name that follows from its operation.
    func needsName(_ use: SchemaUse) -> Bool {
        var use = use
        for _ in 0..<100 {
            guard use.arguments.isEmpty else { return true }
            let isNamed = self[use.schema].name != nil
            switch self[use.schema].kind {
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
