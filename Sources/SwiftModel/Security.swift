import APIModel

/// Credentials that are needed together.
public struct SecurityAlternativePlan: Sendable, Hashable {
    public struct Requirement: Sendable, Hashable {
        /// The member of the generated list of schemes: `petAuth`.
        public let name: SwiftIdentifier
        public let scopes: [String]
    }

    public let requirements: [Requirement]
}

/// A security scheme of the API.
public struct SecuritySchemePlan: Sendable {
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

    public let name: SwiftIdentifier
    /// Its name in the description.
    public let wireName: String
    public let kind: Kind
    /// The name of an API key, or of another HTTP scheme.
    public let parameter: String?
    public let location: Location?
    public let documentation: [String]
}

/// Names the security schemes of an API, and finds those that an operation needs.
struct SecurityPlanner {
    let schemes: [SecuritySchemePlan]
    private let names: [String: SwiftIdentifier]

    /// - Parameter prefix: the words that distinguish the schemes of a description from those of others in the module.
    init(api: API, style: IdentifierStyle, prefix: [String]) {
        var scope = NameScope(style: style, reserved: .cases)
        let claims = api.securitySchemes.map { scheme in
            let words = prefix + WordSplitter.words(of: scheme.name)
            let name = prefix.isEmpty ? style.name(of: scheme.name) : style.name(ofWords: words)
            return scope.propose(scheme.name, as: name, origin: scheme.origin)
        }
        let table = scope.resolve()
        schemes = zip(api.securitySchemes, claims).map { SecurityPlanner.plan(of: $0, named: table[$1]) }
        names = Dictionary(schemes.map { ($0.wireName, $0.name) }) { $1 }
    }

    /// The alternatives of an operation, without schemes that the API doesn't declare.
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
        func plan(
            _ kind: SecuritySchemePlan.Kind, _ parameter: String? = nil, in location: SecuritySchemePlan.Location? = nil
        ) -> SecuritySchemePlan {
            SecuritySchemePlan(
                name: name, wireName: scheme.name, kind: kind, parameter: parameter, location: location,
                documentation: DocComment(description: scheme.documentation).lines())
        }
        switch scheme.kind {
        case .apiKey(let parameter, let location):
            return plan(.apiKey, parameter, in: location == .query ? .query : location == .cookie ? .cookie : .header)
        case .http(let scheme, _):
            switch scheme.lowercased() {
            case "basic": return plan(.basic)
            case "bearer": return plan(.bearer)
            default: return plan(.http, scheme)
            }
        case .oauth2: return plan(.oauth2)
        case .openIDConnect: return plan(.openIDConnect)
        case .mutualTLS: return plan(.mutualTLS)
        }
    }
}
