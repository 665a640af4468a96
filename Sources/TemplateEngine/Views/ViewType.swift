/// The declaration of a kind of view: its name, what it stands for and its fields, in the order of their numbers.
/// There is one object a type, and its identity is the type's identity.
public final class ViewType: Sendable {
    public let name: String
    public let summary: String
    public let fields: [ViewField]
    /// For views that are a `SwitchCase`: the fields whose values use arguments of the case. Nil for all others.
    let argumentFields: [Int]?
    /// Whether an element of a list is found by its first field: `operation.extensions.x-cache`.
    let isKeyed: Bool
    private let numbers: [String: Int]

    public init(
        _ name: String,
        _ summary: String,
        fields: [ViewField],
        argumentFields: [Int]? = nil,
        isKeyed: Bool = false
    ) {
        self.name = name
        self.summary = summary
        self.fields = fields
        self.argumentFields = argumentFields
        self.isKeyed = isKeyed
        numbers = Dictionary(fields.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The number of the field that templates call `name`.
    public func index(of name: String) -> Int? { numbers[name] }
}
