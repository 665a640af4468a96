/// A place that refers to a schema (a property, an element, a parameter, a body) and what is said of it there.
public struct SchemaUse: Sendable, Hashable {
    public var schema: SchemaID
    /// Whether null is allowed here; the schema itself may allow it as well.
    public var isNullable: Bool
    public var annotations: Annotations
    /// The types that a generic schema is used with: `Page<Item>` → the use of `Item`.
    public var arguments: [SchemaUse]

    public init(
        _ schema: SchemaID,
        isNullable: Bool = false,
        annotations: Annotations = Annotations(),
        arguments: [SchemaUse] = []
    ) {
        self.schema = schema
        self.isNullable = isNullable
        self.annotations = annotations
        self.arguments = arguments
    }
}
