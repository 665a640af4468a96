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
        /// The enum of the errors that it documents.
        var failure: TypeClaim.Ticket?
        /// A body that is sent part by part.
        var form: InlineRoot.Ticket?
        /// The types of a channel.
        var channel: Channel?
    }

    /// What one service has claimed.
    struct ServiceTickets {
        /// In the order of the manifest's names; nil for the name of a member.
        var names: [TypeClaim.Ticket?]
        var operations: [Tickets]
        /// The repository that keeps responses, where one does.
        var cached: TypeClaim.Ticket?
        /// The repository whose writes wait in an outbox, where some do.
        var offline: TypeClaim.Ticket?
    }

    let api: API
    let conventions: NamingConventions
    private let namesFailures: Bool
    /// Of the patterns for types of an operation, the one that adds the most: all of these are shortened together.
    private let longest: NamePattern?
    let patterns: PatternSet
    /// The first one is that of the environment.
    private(set) var claims: [TypeClaim]
    var roots: [InlineRoot] = []
    let environment = TypeClaim.Ticket(position: 0)
    private(set) var services: [ServiceTickets] = []
    private var sharedInputs: [String: TypeClaim.Ticket] = [:]

    init(_ services: [ServiceDraft], in api: API, by all: Conventions, _ patterns: PatternSet, _ caches: CacheDrafts) {
        let conventions = all.names
        self.api = api
        self.conventions = conventions
        namesFailures = all.operations.errors == .cases
        let types = conventions.operation.filter(\.namesType).map(\.pattern)
        longest = types.count > 1 ? types.max { $0.text.utf8.count < $1.text.utf8.count } : nil
        self.patterns = patterns
        let environment = conventions.description.map { patterns.style.upper.name(of: $0 + "_environment") }
        claims = [
            TypeClaim(
                key: "environment",
                proposal: environment ?? "APIEnvironment",
                alternatives: { ["ServerEnvironment"] }
            )
        ]
        self.services = services.map { service in
            ServiceTickets(
                names: conventions.service.map { $0.namesType ? claim($0, of: service) : nil },
                operations: service.operations.map { draft in
                    let naming = OperationNaming(
                        patterns: patterns,
                        operation: draft.words,
                        service: service.words,
                        carriesService: draft.isLocal
                    )
                    return tickets(of: draft, naming)
                },
                cached: caches.concern(service)
                    ? claim(.init(key: "cached", pattern: conventions.cached), of: service) : nil,
                offline: service.operations.contains { $0.operation.directives.waits == true }
                    ? claim(.init(key: "offline", pattern: conventions.offline), of: service) : nil
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
            guard name.namesType else { return nil }
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
        tickets.form = addRoots(of: draft, naming)
        tickets.channel = channelTickets(of: draft, naming)
        return tickets
    }

    mutating func claim(
        _ proposal: OperationNaming.Proposal,
        for what: String,
        of draft: OperationDraft
    ) -> TypeClaim.Ticket {
        claim(
            TypeClaim(
                key: "\(draft.key) \(what)",
                proposal: proposal.name,
                alternatives: proposal.alternatives,
                origin: draft.operation.origin
            )
        )
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
    /// Whether what the pattern makes is a type: it starts with a capital.
    fileprivate var namesType: Bool {
        pattern.text.unicodeScalars.first { $0 != "{" && $0 != "_" }?.properties.isUppercase ?? false
    }
}
