import APIModel

/// Names the security schemes of an API and says which of them an operation needs.
struct SecurityPlanner {
    let schemes: [SecuritySchemePlan]
    private let names: [String: String]

    init(api: API, acronyms: Acronyms) {
        var scope = NameScope(style: IdentifierStyle(.lowerCamel, acronyms: acronyms), reserved: .cases)
        let claims = api.securitySchemes.map { scope.propose($0.name, origin: $0.origin) }
        let table = scope.resolve()
        var names: [String: String] = [:]
        var plans: [SecuritySchemePlan] = []
        for (scheme, claim) in zip(api.securitySchemes, claims) {
            names[scheme.name] = table[claim].member
            plans.append(SecurityPlanner.plan(of: scheme, named: table[claim].declaration))
        }
        schemes = plans
        self.names = names
    }

    /// The alternatives of an operation; schemes that nobody declared are left out.
    func alternatives(of operation: Operation) -> [SecurityAlternativePlan] {
        operation.security.map { alternative in
            SecurityAlternativePlan(
                requirements: alternative.requirements.compactMap { requirement in
                    names[requirement.scheme].map {
                        SecurityAlternativePlan.Requirement(
                            name: $0,
                            scopes: requirement.scopes.map(SwiftLiteral.quoted)
                        )
                    }
                }
            )
        }
    }

    private static func plan(of scheme: SecurityScheme, named name: String) -> SecuritySchemePlan {
        var plan = SecuritySchemePlan(
            name: name,
            key: SwiftLiteral.quoted(scheme.name),
            kind: "",
            parameter: nil,
            location: nil,
            documentation: scheme.documentation.map { DocComment(description: $0).lines() } ?? []
        )
        switch scheme.kind {
        case .apiKey(let parameter, let location):
            plan.kind = "apiKey"
            plan.parameter = SwiftLiteral.quoted(parameter)
            plan.location = location == .query ? "query" : location == .cookie ? "cookie" : "header"
        case .http(let scheme, _):
            switch scheme.lowercased() {
            case "basic": plan.kind = "basic"
            case "bearer": plan.kind = "bearer"
            default:
                plan.kind = "http"
                plan.parameter = SwiftLiteral.quoted(scheme)
            }
        case .oauth2: plan.kind = "oauth2"
        case .openIDConnect: plan.kind = "openIDConnect"
        case .mutualTLS: plan.kind = "mutualTLS"
        }
        return plan
    }
}
