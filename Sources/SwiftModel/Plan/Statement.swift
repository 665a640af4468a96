import APIModel

/// What a description says of a value besides its type: in words, by limits and in vendor extensions. Nothing that we
/// generate depends on it; packs of a team's own do.
public struct Statement: Sendable, Hashable {
    /// What is said where the value is used, and of its schema.
    private let use: Annotations
    private let schema: Annotations
    private let isInline: Bool
    private let limits: SchemaLimits?
    /// What a parameter says of itself.
    private let words: String?
    private let own: [Extension]

    /// What is said of a declared type.
    init(_ schema: Schema) {
        self.init(Annotations(), schema, isInline: true)
    }

    /// - Parameter schema: what the use refers to in the end.
    init(_ use: SchemaUse, _ schema: Schema) {
        self.init(use.annotations, schema, isInline: schema.name == nil)
    }

    init(_ parameter: Parameter, _ schema: Schema) {
        self.init(
            parameter.use.annotations,
            schema,
            isInline: schema.name == nil,
            words: parameter.documentation,
            own: parameter.extensions
        )
    }

    private init(
        _ use: Annotations,
        _ schema: Schema,
        isInline: Bool,
        words: String? = nil,
        own: [Extension] = []
    ) {
        self.use = use
        self.schema = schema.annotations
        self.isInline = isInline
        limits = schema.limits
        self.words = words
        self.own = own
    }

    public var title: String? { use.title ?? (isInline ? schema.title : nil) }
    public var description: String? { words ?? use.documentation ?? (isInline ? schema.documentation : nil) }
    public var constraints: Constraints? { limits?.value }

    /// Vendor extensions: those of the nearest place before those that it refers to.
    public var extensions: [Extension] {
        own.laid(over: use.extensions.laid(over: schema.extensions)).filter { $0.name != "x-netlayer" }
    }
}
