import APIModel

/// Types as people write them: `Order`, `string (date-time)`, `[Order]`, `one of "open", "closed"`.
package struct SchemaText {
    private static let maximumDepth = 3
    private static let maximumValues = 8

    private let api: API

    package init(api: API) { self.api = api }

    package func text(of use: SchemaUse, depth: Int = 0) -> String {
        let schema = api[use.schema]
        let name = schema.name.map { use.arguments.isEmpty ? $0 : "\($0)<\(list(use.arguments, depth))>" }
        return (name ?? text(of: schema.kind, depth)) + (use.isNullable || schema.isNullable ? " or null" : "")
    }

    package func text(of kind: SchemaKind, _ depth: Int = 0) -> String {
        if depth > SchemaText.maximumDepth { return "…" }
        switch kind {
        case .any: return "any value"
        case .never: return "nothing"
        case .null: return "null"
        case .boolean: return "boolean"
        case .integer(let format): return formatted("integer", format)
        case .number(let format): return formatted("number", format)
        case .string(let format): return formatted("string", format)
        case .enumeration(let enumeration): return text(of: enumeration)
        case .array(let shape): return "[\(text(of: shape.element, depth: depth + 1))]"
        case .tuple(let shape): return "[\(list(shape.elements, depth))]"
        case .map(let values): return "[string: \(text(of: values, depth: depth + 1))]"
        case .object(let shape): return text(of: shape, depth)
        case .union(let shape): return shape.members.map { text(of: $0.use, depth: depth + 1) }.joined(separator: " | ")
        case .alias(let use): return text(of: use, depth: depth + 1)
        case .typeParameter(let name): return name
        }
    }

    private func formatted(_ type: String, _ format: String?) -> String { format.map { "\(type) (\($0))" } ?? type }

    private func list(_ uses: [SchemaUse], _ depth: Int) -> String {
        uses.map { text(of: $0, depth: depth + 1) }.joined(separator: ", ")
    }

    private func text(of enumeration: Enumeration) -> String {
        let values = enumeration.values.prefix(SchemaText.maximumValues).map { text(of: $0.literal) }
        let rest = enumeration.values.count > values.count ? ", …" : ""
        return (values.count == 1 ? "" : "one of ") + values.joined(separator: ", ") + rest
    }

    private func text(of shape: ObjectShape, _ depth: Int) -> String {
        let properties = shape.properties.prefix(SchemaText.maximumValues).map { property in
            property.wireName + (property.isRequired ? ": " : "?: ") + text(of: property.use, depth: depth + 1)
        }
        return "{ " + properties.joined(separator: ", ") + (shape.properties.count > properties.count ? ", … }" : " }")
    }

    private func text(of literal: Literal) -> String {
        switch literal {
        case .null: return "null"
        case .bool(let flag): return String(flag)
        case .number(let text): return text
        case .string(let text): return "\"\(text)\""
        case .array: return "[…]"
        case .object: return "{…}"
        }
    }
}
