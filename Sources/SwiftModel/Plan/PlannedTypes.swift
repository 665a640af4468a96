import APIModel

/// What the planning of operations needs to know of names and types that are already decided.
protocol PlannedTypes: Sendable {
    func type(of use: SchemaUse) -> SwiftType
    /// The type behind other names for it: `[Event]` of `typealias Events = [Event]`.
    func plainType(of use: SchemaUse) -> SwiftType
    /// The model at the top level that stands for a schema.
    func model(of schema: SchemaID) -> ModelPlan?
    func name(of claim: TypeClaim.Ticket) -> SwiftIdentifier
    /// A constant of the description as an expression: `"newest"` for a use of `Sort` → `.newest`. Where the use has no
    /// such literal, it is the literal of its own kind.
    func expression(of literal: Literal, as use: SchemaUse?) -> SwiftExpression
    /// Whether a constant can be written where a use asks for a value; of a type that planning doesn't know, anything may.
    func accepts(_ literal: Literal, as use: SchemaUse) -> Bool
    /// The Swift name of a property of a struct.
    func propertyName(_ wireName: String, of use: SchemaUse) -> SwiftIdentifier?
    /// A property of a struct by its wire name.
    func property(_ wireName: String, of use: SchemaUse) -> Property?
    /// The default of a use, where requests say defaults instead of leaving values out.
    func sentDefault(of use: SchemaUse) -> SwiftExpression?
    /// The value of an enumeration of one.
    func onlyValue(of use: SchemaUse) -> SwiftExpression?
    /// What the initialiser of the struct that is declared for a use, or for a multipart form, takes; nil where there is none.
    func members(of use: SchemaUse, form: InlineRoot.Ticket?) -> [PropertyPlan]?
    /// The type that is declared for a multipart form; nil where its schema is no object.
    func formType(of root: InlineRoot.Ticket) -> SwiftType?
    /// A sample value of a use; nil where there is none, or none is wanted.
    func sample(of use: SchemaUse) -> SampleValue?
    /// What the description says of a parameter besides its type.
    func statement(of parameter: Parameter) -> Statement
    /// Whether values of the type are enums whose raw values are strings.
    func isStringEnumeration(_ use: SchemaUse) -> Bool
    /// Whether JSON has a list for it.
    func isList(_ use: SchemaUse) -> Bool
    /// How the types of the service and of the app become each other; nil where both are one.
    var mappers: EntityMappers? { get }
}

extension PlannedTypes {
    /// Whether a member of a declared struct may be nil, be it that it goes one way only.
    func isOptional(_ member: SwiftIdentifier, of use: SchemaUse) -> Bool {
        members(of: use, form: nil)?.first { $0.name == member }?.type.isOptional ?? false
    }
}
