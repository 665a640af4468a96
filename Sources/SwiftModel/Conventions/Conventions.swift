/// A team's conventions as far as planning needs them: what things are called and how they are typed. It is made of a
/// pack's manifest and the project's configuration; everything that is only text stays in templates.
public struct Conventions: Sendable {
    public var access = AccessLevel.internal
    /// Whether declarations say `nonisolated`, so that they compile in modules whose default is the main actor.
    public var statesIsolation = true
    public var names = NamingConventions()
    public var models = ModelConventions()
    public var operations = OperationConventions()

    public init() {}
}
