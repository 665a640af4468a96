/// A service's API in one resolved, language-neutral value: what it is called, where it lives, which operations it has
/// and of which schemas they speak. It holds no word of Swift and no reference that is still to be followed.
public struct API: Sendable {
    public var title: String
    public var version: String
    public var documentation: String?
    public var servers: [Server]
    public var services: [Service]
    /// In the order of the document.
    public var operations: [Operation]
    /// Requests that the service sends: webhooks and callbacks. They are read for their schemas.
    public var webhooks: [Operation]
    /// Every schema, named and inline; a `SchemaID` is an index into it.
    public var schemas: [Schema]
    /// The schemas that the document names, in its order.
    public var namedSchemas: [SchemaID]
    public var securitySchemes: [SecurityScheme]
    /// What the document says of itself, and under `info`.
    public var extensions: [Extension]
    public var infoExtensions: [Extension]
    /// What the team says of entities apart from what the service sends; nil where both are one.
    public var entities: EntityRules?
    /// Whether the description's author chose its names for the code that is made of it (the native spec).
    public var namesAreForCode: Bool

    public init(title: String = "", version: String = "") {
        self.title = title
        self.version = version
        documentation = nil
        servers = []
        services = []
        operations = []
        webhooks = []
        schemas = []
        namedSchemas = []
        securitySchemes = []
        extensions = []
        infoExtensions = []
        entities = nil
        namesAreForCode = false
    }

    /// Inlined, so that asking for one property copies no whole schema.
    @inlinable
    public subscript(id: SchemaID) -> Schema {
        get { schemas[Int(id.index)] }
        set { schemas[Int(id.index)] = newValue }
    }
}
