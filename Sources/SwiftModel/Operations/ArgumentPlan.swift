/// One argument of a case and of the method that makes it.
public struct ArgumentPlan: Sendable, Hashable {
    /// The name inside the method, escaped where it must be.
    public var name: String
    /// The label at the call; nil where there is none.
    public var label: String?
    public var type: String
    public var isOptional: Bool
    /// The expression of the default value, where there is one.
    public var defaultValue: String?
    /// What the repository passes instead of an argument.
    public var pinnedValue: String?
    public var documentation: [String]

    /// How a case declares it: `id: Int`, or `CreateUserRequest`.
    public var caseParameter: String {
        guard let label else { return type }
        return "\(label): \(type)"
    }

    /// How a method declares it: `id: Int`, `_ request: CreateUserRequest`, `for user: User`.
    public var parameter: String {
        guard let label else { return "_ \(name): \(type)" }
        return label == name || "`\(label)`" == name ? "\(name): \(type)" : "\(label) \(name): \(type)"
    }

    /// How a repository hands it to the case: `id: id`, `request`, or the constant of a pinned one.
    public var argument: String {
        let value = pinnedValue ?? name
        guard let label else { return value }
        return "\(label): \(value)"
    }
}
