/// One argument of a case and of the method that makes it.
public struct ArgumentPlan: Sendable, Hashable {
    /// The name inside the method.
    public var identifier: SwiftIdentifier
    /// The label at the call; nil where there is none.
    public var label: String?
    public var type: String
    public var isOptional: Bool
    /// The expression of the default value, where there is one.
    public var defaultValue: String?
    /// What the repository passes instead of an argument.
    public var pinnedValue: String?
    public var documentation: [String]
    public var place: ArgumentPlace
    /// The wire name as a literal; nil for what has none: a body, several inputs, a flag.
    public var key: String?
    public var isDeprecated: Bool

    /// The name as an expression.
    public var name: String { identifier.reference }

    /// How a case declares it: `id: Int`, or `CreateUserRequest`.
    public var caseParameter: String {
        label == nil ? type : "\(identifier.parameter): \(type)"
    }

    /// How a method declares it: `id: Int`, `_ request: CreateUserRequest`.
    public var parameter: String {
        label == nil ? "_ \(identifier.parameter): \(type)" : "\(identifier.parameter): \(type)"
    }

    /// How a repository hands it to the case: `id: id`, `request`, or the constant of a pinned one.
    public var argument: String {
        let value = pinnedValue ?? name
        guard let label else { return value }
        return "\(label): \(value)"
    }
}
