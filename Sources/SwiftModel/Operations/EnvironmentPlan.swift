/// The places where the API is served.
public struct EnvironmentPlan: Sendable {
    public var name: String
    public var servers: [ServerPlan]
    /// The expression of the first server: `.production`.
    public var defaultServer: String
}

/// One place, as a case of the environment.
public struct ServerPlan: Sendable, Hashable {
    public var name: String
    /// The base URL as a literal with interpolations.
    public var url: String
    public var documentation: [String]
    public var variables: [ServerVariablePlan]
    /// `.production`, or `.custom(let region, _)`: the pattern that binds the variables.
    public var pattern: String
}

/// A part of a server's URL that the caller chooses.
public struct ServerVariablePlan: Sendable, Hashable {
    public var name: String
    public var type: String
    /// The literal of the default.
    public var defaultValue: String
    public var documentation: [String]
}
