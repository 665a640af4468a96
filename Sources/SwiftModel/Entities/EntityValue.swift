import APIModel

/// A value of what the service sends, as a mapper reads it: `transfer.author?.displayName`.
struct EntityValue {
    private(set) var expression = "transfer"
    private(set) var type: SwiftType
    private(set) var use: SchemaUse

    /// Nil where a property on the way is none that is received.
    init?(_ path: [String], from start: Int, _ planner: ModelPlanner, _ members: MemberTables) {
        let catalog = planner.catalog
        var declaration: Int? = start
        var isOptional = false
        var found: (type: SwiftType, use: SchemaUse)?
        for name in path {
            guard let owner = declaration,
                let property = members.property(name, of: owner, planner)
            else { return nil }
            expression += (isOptional ? "?." : ".") + property.name.member
            isOptional = isOptional || property.isOptional
            var use = SchemaUse(catalog.graph.schema(catalog.declarations[owner].schema).id)
            declaration = nil
            if let said = members.use(of: name, in: owner, planner) {
                use = said
                declaration = catalog.indexes[catalog.graph.target(of: use).schema]
            }
            let type = catalog.qualified(property.type, in: owner)
            found = (isOptional ? type.optional : type, use)
        }
        guard let found else { return nil }
        type = found.type
        use = found.use
    }

    var tellsNull: Bool { type.unwrapped.isSupport(.nullable) }

    /// The type without what says that there may be no value.
    var valueType: SwiftType {
        guard tellsNull, case .named(let name) = type.unwrapped, let inner = name.arguments.first else {
            return type.unwrapped
        }
        return inner
    }

    /// - Parameter isPlain: whether nothing else is done to it, so that it needs no parentheses.
    mutating func setDefault(_ value: SwiftExpression, isPlain: Bool) {
        let text = "\(expression)\(tellsNull ? "?.value" : "") ?? \(value.text)"
        expression = isPlain ? text : "(\(text))"
        type = valueType
    }
}
