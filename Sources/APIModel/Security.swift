/// A way in which a service authenticates its callers.
public struct SecurityScheme: Sendable {
    public enum Kind: Sendable {
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

/// Credentials that are needed together, or none if it is empty. An operation accepts any one of its alternatives.
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

extension SecurityScheme.Kind {
    /// The values that a configuration may have, for messages.
    package static let expected = "`bearer`, `basic`, `header NAME`, `query NAME` or `cookie NAME`"

    /// The scheme as a configuration writes it: `bearer`, `header X-API-Key`; empty for other kinds.
    package var text: String {
        switch self {
        case .http(let scheme, _): scheme
        case .apiKey(let name, let location): "\(location.rawValue) \(name)"
        default: ""
        }
    }

    /// Reads a scheme as a configuration writes it: `bearer`, `basic`, `header X-API-Key`, `query key`, `cookie sid`.
    package init?(_ text: String) {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("bearer", 1): self = .http(scheme: "bearer", bearerFormat: nil)
        case ("basic", 1): self = .http(scheme: "basic", bearerFormat: nil)
        case ("header", 2), ("query", 2), ("cookie", 2):
            guard let location = Parameter.Location(rawValue: words[0]) else { return nil }
            if location != .query, !HTTPToken.isValid(words[1]) { return nil }
            self = .apiKey(name: words[1], location: location)
        default: return nil
        }
    }
}

extension API {
    public var asksForCredentials: Bool {
        operations.contains { operation in operation.security.contains { !$0.requirements.isEmpty } }
    }

    /// The place where a description mentions credentials although none of its operations requires one: its first
    /// security scheme, or else its first response with status 401.
    public var forgottenCredentials: Origin? {
        if asksForCredentials { return nil }
        let refusals = operations.lazy.flatMap(\.responses).filter { $0.status == .code(401) }
        return securitySchemes.first?.origin ?? refusals.first?.origin
    }

    /// Makes every operation require a credential of one of these schemes, unless the description requires any.
    public mutating func addSecurity(_ schemes: [SecurityScheme]) {
        guard !schemes.isEmpty, !asksForCredentials else { return }
        let names = schemes.map(\.name)
        securitySchemes.removeAll { names.contains($0.name) }
        securitySchemes += schemes
        let alternatives = names.map { SecurityAlternative(requirements: [.init(scheme: $0)]) }
        for index in operations.indices { operations[index].security = alternatives }
    }
}
