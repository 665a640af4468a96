import APIModel

/// Credentials that are needed together.
public struct SecurityAlternativePlan: Sendable, Hashable {
    public struct Requirement: Sendable, Hashable {
        /// The member of the generated list of schemes: `petAuth`.
        public var name: SwiftIdentifier
        public var scopes: [String]
    }

    public var requirements: [Requirement]
}

/// A security scheme of the API.
public struct SecuritySchemePlan: Sendable, Hashable {
    public enum Kind: String, Sendable, CaseIterable {
        case apiKey
        case basic
        case bearer
        case http
        case oauth2
        case openIDConnect
        case mutualTLS
    }

    /// Where an API key goes.
    public enum Location: String, Sendable, CaseIterable {
        case header
        case query
        case cookie
    }

    public var name: SwiftIdentifier
    /// Its name in the description.
    public var wireName: String
    public var kind: Kind
    /// The name of an API key, or of another HTTP scheme.
    public var parameter: String?
    public var location: Location?
    public var documentation: [String]
}

/// Names the security schemes of an API and says which of them an operation needs.
struct SecurityPlanner {
    let schemes: [SecuritySchemePlan]
    private let names: [String: SwiftIdentifier]

    init(api: API, acronyms: Acronyms) {
        var scope = NameScope(style: IdentifierStyle(.lowerCamel, acronyms: acronyms), reserved: .cases)
        let claims = api.securitySchemes.map { scope.propose($0.name, origin: $0.origin) }
        let table = scope.resolve()
        var names: [String: SwiftIdentifier] = [:]
        var plans: [SecuritySchemePlan] = []
        for (scheme, claim) in zip(api.securitySchemes, claims) {
            names[scheme.name] = table[claim]
            plans.append(SecurityPlanner.plan(of: scheme, named: table[claim]))
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
                        SecurityAlternativePlan.Requirement(name: $0, scopes: requirement.scopes)
                    }
                })
        }
    }

    private static func plan(of scheme: SecurityScheme, named name: SwiftIdentifier) -> SecuritySchemePlan {
        var plan = SecuritySchemePlan(
            name: name, wireName: scheme.name, kind: .oauth2,
            documentation: DocComment(description: scheme.documentation).lines())
        switch scheme.kind {
        case .apiKey(let parameter, let location):
            plan.kind = .apiKey
            plan.parameter = parameter
            plan.location = location == .query ? .query : location == .cookie ? .cookie : .header
        case .http(let scheme, _):
            switch scheme.lowercased() {
            case "basic": plan.kind = .basic
            case "bearer": plan.kind = .bearer
            default:
                plan.kind = .http
                plan.parameter = scheme
            }
        case .oauth2: plan.kind = .oauth2
        case .openIDConnect: plan.kind = .openIDConnect
        case .mutualTLS: plan.kind = .mutualTLS
        }
        return plan
    }
}
