/// What the templates of a pack say that they declare (`{% declare %}`), as far as it decides who can call what: which of
/// a plan's names are written at all, and whether there are methods that leave out optional arguments.
public struct Declarations: Sendable {
    public var types: Set<String> = []
    /// Those of the types that callers know as protocols.
    public var protocols: Set<String> = []
    /// The names of cases by their type.
    public var cases: [String: Set<String>] = [:]
    /// Methods that take all arguments of their operation, by their type.
    public var methods: [String: Set<String>] = [:]
    /// Methods that leave out the arguments with default values, by their type.
    public var shortcuts: [String: Set<String>] = [:]
    /// Methods in which each argument with a default value may be left out, by their type.
    public var defaults: [String: Set<String>] = [:]

    public init() {}

    /// Whether nothing is known: the templates say nothing of what they declare.
    public var isEmpty: Bool { types.isEmpty && cases.isEmpty && methods.isEmpty }
}
