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
