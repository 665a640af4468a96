/// An object with named properties.
public struct ObjectShape: Sendable, Hashable {
    /// Own and inherited ones, in the order of the text.
    public var properties: [Property]
    public var additional: AdditionalProperties
    /// The named schemas that `allOf` merged into this one.
    public var bases: [SchemaID]

    public init(
        properties: [Property],
        additional: AdditionalProperties = .unspecified,
        bases: [SchemaID] = []
    ) {
        self.properties = properties
        self.additional = additional
        self.bases = bases
    }
}

/// One named property of an object.
public struct Property: Sendable, Hashable {
    public var wireName: String
    /// A name that the document gives besides the wire name (the native spec): `createdAt` for `created_at`.
    public var name: String?
    public var use: SchemaUse
    public var isRequired: Bool
    public var origin: Origin

    public init(wireName: String, use: SchemaUse, isRequired: Bool, origin: Origin = .none) {
        self.wireName = wireName
        name = nil
        self.use = use
        self.isRequired = isRequired
        self.origin = origin
    }
}

extension Property {
    /// Whether a value of the object can be without it, or with null. What goes one way only may be absent from a type that
    /// goes both.
    package var mayBeAbsent: Bool {
        !isRequired || use.isNullable || use.annotations.isReadOnly || use.annotations.isWriteOnly
    }
}

/// What an object may hold besides its named properties.
public enum AdditionalProperties: Sendable, Hashable {
    /// Nothing is said of them.
    case unspecified
    case forbidden
    /// Anything, by an explicit `true` or `{}`.
    case any
    case schema(SchemaUse)
}
