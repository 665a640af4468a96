import APIModel

/// What a description says of a value besides its type: in words, by limits and in vendor extensions. Nothing that we
/// generate depends on it; packs of a team's own do.
public struct Statement: Sendable, Hashable {
    private struct Words: Sendable, Hashable {
        /// What is said where the value is used, and of its schema.
        let use: Annotations
        let schema: Annotations
        let isInline: Bool
        let limits: Boxed<Constraints>?
        /// What a parameter says of itself.
        let words: String?
        let own: [Extension]
    }

    /// Plans are copied often, and few look at this.
    private let said: Boxed<Words>

    /// What is said of a declared type.
    init(_ schema: Schema) { self.init(Annotations(), schema, isInline: true) }

    /// - Parameter schema: what the use refers to in the end.
    init(_ use: SchemaUse, _ schema: Schema) { self.init(use.annotations, schema, isInline: schema.name == nil) }

    init(_ parameter: Parameter, _ schema: Schema) {
        self.init(
            parameter.use.annotations, schema, isInline: schema.name == nil, words: parameter.documentation,
            own: parameter.extensions)
    }

    private init(_ use: Annotations, _ schema: Schema, isInline: Bool, words: String? = nil, own: [Extension] = []) {
        let annotations = schema.annotations
        said = Boxed(
            Words(use: use, schema: annotations, isInline: isInline, limits: schema.limits, words: words, own: own))
    }

    public var title: String? { said.value.use.title ?? (said.value.isInline ? said.value.schema.title : nil) }
    public var description: String? {
        let said = said.value
        return said.words ?? said.use.documentation ?? (said.isInline ? said.schema.documentation : nil)
    }
    public var constraints: Constraints? { said.value.limits?.value }

    /// Vendor extensions: those of the nearest place before those that it refers to.
    public var extensions: [Extension] {
        let said = said.value
        return said.own.laid(over: said.use.extensions.laid(over: said.schema.extensions)).filter {
            $0.name != "x-netlayer"
        }
    }
}
