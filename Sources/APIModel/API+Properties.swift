extension API {
    /// The properties of an object, also where it is used through aliases; nothing for other schemas.
    package func properties(of use: SchemaUse) -> [Property] {
        guard case .object(let shape) = resolvedKind(of: use.schema) else { return [] }
        return shape.properties
    }
}
