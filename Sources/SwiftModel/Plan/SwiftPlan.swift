import APIModel

/// What the Swift code of an API is, before anyone says how it looks: every declared name, every type and every
/// expression is decided; the order and the dress of declarations are the templates'.
public struct SwiftPlan: Sendable {
    /// The API's title as the description gives it.
    public var title: String
    public var version: String
    public var description: String?
    /// What the document says under `info`, and of itself.
    public var extensions: [Extension]
    public var models: [ModelPlan]
    /// How the types of the service and of the app become each other; none where both are one.
    public var mappers: [MapperPlan]
    /// The functions that the team writes for them.
    public var conversions: ConversionsPlan?
    /// What the team says of the app's types; nil where they are those of the service.
    public var entities: EntityRules?
    /// The names of inline types that the configuration changed.
    public var renamedTypes: Set<String>
    /// The word of the service to which each model belongs; nil for shared ones.
    public var owners: [String?]
    public var services: [ServicePlan]
    public var environment: EnvironmentPlan?
    public var securitySchemes: [SecuritySchemePlan]
    /// The support code that the planned code uses.
    public var support: [SupportSymbol]
    /// The names of the team's own types that the planned code uses, with their modules.
    public var ownTypes: [OwnTypeName]
    /// Whether other descriptions share the module, and with it the support code, which then knows no server.
    public var sharesModule: Bool
    /// Whether coding keys are what a decoder makes of keys in snake case.
    public var convertsKeys: Bool
    /// Whether bodies may be files, and replies be saved to files.
    public var usesFiles: Bool

    /// Whether the code of services names servers.
    public var hasOwnServers: Bool {
        sharesModule || services.contains { $0.operations.contains { $0.baseURL != nil } }
    }
}
