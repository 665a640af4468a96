import APIModel

/// The type names that services and operations ask for, and the inline schemas that they stand for.
struct OperationClaims {
    let conventions: Conventions
    let patterns: PatternSet
    private(set) var claims: [TypeClaim] = []
    private(set) var roots: [InlineRoot] = []
    private var sharedInputs: Set<String> = []
    /// The names of types that a manifest asks for, for each operation.
    private var typeNames: [NamingConventions.KeyedPattern] = []

    init(_ services: [ServiceDraft], api: API, conventions: Conventions, patterns: PatternSet) {
        self.conventions = conventions
        self.patterns = patterns
        typeNames = conventions.names.operation.filter { isType($0.pattern) }
        claims.append(TypeClaim(key: "environment", proposal: "APIEnvironment", alternatives: ["ServerEnvironment"]))
        for service in services {
            for name in conventions.names.service where isType(name.pattern) {
                claims.append(
                    TypeClaim(
                        key: "service \(service.group.name) \(name.key)",
                        proposal: patterns.serviceName(name.pattern, service: service.words)
                    )
                )
            }
            for draft in service.operations { add(draft, service: service.words, api: api) }
        }
    }

    /// Whether what a pattern makes is a type: it starts with a capital.
    private func isType(_ pattern: String) -> Bool {
        let first = pattern.first { $0 != "{" && $0 != "_" }
        return first?.isUppercase ?? false
    }

    private mutating func add(_ draft: OperationDraft, service: [String], api: API) {
        for name in typeNames {
            claim("\(draft.key) \(name.key)", name.pattern, draft, service)
        }
        if draft.inputs.model != nil {
            // The struct is a model and has its name already.
        } else if let name = draft.inputs.name {
            if sharedInputs.insert(name).inserted { claims.append(TypeClaim(key: "input \(name)", proposal: name)) }
        } else if !draft.inputs.parameters.isEmpty {
            claim("\(draft.key) input", conventions.names.input, draft, service)
        }
        if !draft.headers.isEmpty { claim("\(draft.key) response headers", conventions.names.response, draft, service) }
        if ResponsePlanner.needsCases(draft) {
            claim("\(draft.key) response cases", conventions.names.response, draft, service, suffix: bodySuffix(draft))
        }
        addRoots(draft, service, api)
    }

    /// An answer's value gives way to the struct that holds the headers as well.
    private func bodySuffix(_ draft: OperationDraft) -> String { draft.headers.isEmpty ? "" : "Body" }

    private mutating func claim(
        _ key: String,
        _ pattern: String,
        _ draft: OperationDraft,
        _ service: [String],
        suffix: String = ""
    ) {
        let longer = patterns.operationName(pattern, operation: service + draft.words, service: service)
        claims.append(
            TypeClaim(
                key: key,
                proposal: patterns.operationName(pattern, operation: draft.words, service: service) + suffix,
                alternatives: [longer + suffix],
                origin: draft.operation.origin
            )
        )
    }

    private mutating func addRoots(_ draft: OperationDraft, _ service: [String], _ api: API) {
        for parameter in draft.operation.parameters where needsName(parameter.use, api) {
            let key = "\(draft.key) \(parameter.location.rawValue) \(parameter.wireName)"
            let proposal = parameterName(parameter.wireName, draft, service)
            root(parameter.use, proposal, key, draft, service, isForm: false, isRequest: true)
        }
        addBody(draft, service, api)
        for header in draft.headers {
            guard let use = header.use, needsName(use, api) else { continue }
            let key = "\(draft.key) response header \(header.wireName)"
            let proposal = parameterName(header.subject, draft, service)
            root(use, proposal, key, draft, service, isForm: false, isRequest: false)
        }
        addAnswers(draft, service, api)
    }

    /// `ListPetsSortOrder`
    private func parameterName(_ wireName: String, _ draft: OperationDraft, _ service: [String]) -> String {
        let words = WordSplitter.words(of: wireName)
        let pattern = conventions.names.parameter
        return patterns.operationName(pattern, operation: draft.words, service: service, parameter: words)
    }

    private mutating func addBody(_ draft: OperationDraft, _ service: [String], _ api: API) {
        guard let body = draft.body, let use = body.content.use, body.kind == .multipart || mayNeedName(body, api)
        else { return }
        let isForm = body.kind == .multipart
        let pattern = isForm ? conventions.names.form : conventions.names.requestBody
        let proposal = patterns.operationName(pattern, operation: draft.words, service: service)
        let key = "\(draft.key) body"
        root(use, proposal, key, draft, service, isForm: isForm, isRequest: true, body.content.encodings)
    }

    private mutating func addAnswers(_ draft: OperationDraft, _ service: [String], _ api: API) {
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
