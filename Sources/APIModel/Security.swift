/// A way in which a service tells its callers apart.
public struct SecurityScheme: Sendable {
    public enum Kind: Sendable, Hashable {
        case apiKey(name: String, location: Parameter.Location)
        case http(scheme: String, bearerFormat: String?)
        /// The flows' kinds as written: `authorizationCode`.
        case oauth2(flows: [String])
        case openIDConnect(url: String)
        case mutualTLS
    }

    /// As written.
    public var name: String
    public var kind: Kind
    public var documentation: String?
    public var origin: Origin

    public init(name: String, kind: Kind, documentation: String? = nil, origin: Origin = .none) {
        self.name = name
        self.kind = kind
        self.documentation = documentation
        self.origin = origin
    }
}

/// Credentials that are needed together; an empty one means that none are. One of an operation's alternatives suffices.
public struct SecurityAlternative: Sendable, Hashable {
    public struct Requirement: Sendable, Hashable {
        /// The name of a scheme of the API.
        public var scheme: String
        public var scopes: [String]

        public init(scheme: String, scopes: [String] = []) {
            self.scheme = scheme
            self.scopes = scopes
        }
    }

    public var requirements: [Requirement]

    public init(requirements: [Requirement]) { self.requirements = requirements }
}
