/// One argument of a case and of the method that makes it.
public struct ArgumentPlan: Sendable, Hashable {
    /// The name inside the method.
    public var identifier: SwiftIdentifier
    /// The name at the call, where it differs: in `search(search searchValue: String)`, a body can still call `search`.
    public var external: SwiftIdentifier?
    /// Whether a call names it: a body may stand without a label.
    public var hasLabel: Bool
    public var type: SwiftType
    public var defaultValue: SwiftExpression?
    /// What the repository passes instead of an argument.
    public var pinnedValue: SwiftExpression?
    /// How the repository makes what is sent of an argument; nil where it hands the argument on.
    public var mapped: MappedValue?
    public var documentation: [String]
    /// What is said of a parameter; nil for a body, several inputs and a flag.
    public var statement: Statement?
    public var place: ArgumentPlace
    /// Nil for what has no name on the wire: a body, several inputs, a flag.
    public var wireName: String?
    public var isDeprecated: Bool

    /// The name as an expression.
    public var name: String { identifier.reference }

    /// The label at the call; nil where there is none.
    public var label: String? { hasLabel ? (external ?? identifier).label : nil }

    /// How a case declares it: `id: Int`, or `CreateUserRequest`.
    public var caseParameter: String {
        hasLabel ? "\((external ?? identifier).parameter): \(type.text)" : type.text
    }

    /// How a method declares it: `id: Int`, `search searchValue: String`, `_ request: CreateUserRequest`.
    public var parameter: String {
        let label = hasLabel ? external.map { $0.label + " " } ?? "" : "_ "
        return "\(label)\(identifier.parameter): \(type.text)"
    }

    /// How a repository passes it to the case: `id: id`, `request`, or the constant of a pinned one.
    public var argument: String { passing(pinnedValue?.text ?? mapped?.text(of: name) ?? name) }

    /// How a call passes a value for it: `page: nil`, or the value alone.
    public func passing(_ value: String) -> String { label.map { "\($0): \(value)" } ?? value }
}
