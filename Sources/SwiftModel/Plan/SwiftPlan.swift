/// What the Swift code of an API is, before anyone says how it looks: every declared name, every type and every
/// expression is decided; the order and the dress of declarations are the templates'.
public struct SwiftPlan: Sendable {
    /// The API's title as the description gives it.
    public var title: String
    public var models: [ModelPlan]
    /// The names of inline types that the configuration changed.
    public var renamedTypes: Set<String>
    /// The word of the service to which each model belongs; nil for shared ones.
    public var owners: [String?]
    public var services: [ServicePlan]
    public var environment: EnvironmentPlan?
    public var securitySchemes: [SecuritySchemePlan]
    /// The support code that the planned code uses.
    public var support: [SupportSymbol]
    /// Whether coding keys are what a decoder makes of keys in snake case.
    public var convertsKeys: Bool
}
