import APIModel

extension SchemaKind {
    /// The word of a kind in dumps: `object`.
    var name: String {
        switch self {
        case .any: return "any"
        case .never: return "never"
        case .null: return "null"
        case .boolean: return "boolean"
        case .integer: return "integer"
        case .number: return "number"
        case .string: return "string"
        case .enumeration: return "enum"
        case .array: return "array"
        case .tuple: return "tuple"
        case .map: return "map"
        case .object: return "object"
        case .union: return "union"
        case .alias: return "alias"
        case .typeParameter: return "typeParameter"
        }
    }
}

extension Annotations {
    /// These, without what the others say too: a key is written once.
    func without(_ others: Annotations) -> Annotations {
        var rest = self
        if others.title != nil { rest.title = nil }
        if others.documentation != nil { rest.documentation = nil }
        if others.isDeprecated { rest.isDeprecated = false }
        if others.isReadOnly { rest.isReadOnly = false }
        if others.isWriteOnly { rest.isWriteOnly = false }
        if others.defaultValue != nil { rest.defaultValue = nil }
        if !others.examples.isEmpty { rest.examples = [] }
        if !others.extensions.isEmpty {
            rest.extensions = extensions.filter { item in !others.extensions.contains { $0.name == item.name } }
        }
        return rest
    }
}
