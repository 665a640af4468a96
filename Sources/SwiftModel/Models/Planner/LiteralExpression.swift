import APIModel

/// Writes constants of the description as Swift expressions of the type that a use has.
struct LiteralExpression {
    let catalog: SchemaTypes
    let enums: [Int: PlannedEnum]

    /// `"newest"` for a use of `Sort` → `.newest`; nil where the type has no such literal.
    func text(of literal: Literal, as use: SchemaUse, depth: Int = 0) -> String? {
        let target = catalog.graph.target(of: use)
        if case .null = literal { return target.isNullable ? "nil" : nil }
        let schema = catalog.graph.schema(target.schema)
        switch catalog.graph.forms[target.schema] {
        case .any: return value(literal, depth: depth)
        case .enumeration:
            let name = catalog.indexes[target.schema].flatMap { enums[$0] }?.name(of: literal)
            return name.map { $0.raw == "none" ? "\(catalog.type(of: use).unwrapped.text).none" : ".\($0.member)" }
        case .plain(let type): return plain(literal, type, schema)
        case .array:
            guard case .array(let elements) = literal, depth < 4, elements.count <= 20,
                let element = catalog.graph.element(of: target.schema)
            else { return nil }
            let texts = elements.compactMap { text(of: $0, as: element, depth: depth + 1) }
            return texts.count == elements.count ? "[" + texts.joined(separator: ", ") + "]" : nil
        case .map:
            guard case .object(let members) = literal, members.isEmpty else { return nil }
            return "[:]"
        case .structure, .union, .tuple, .typeParameter: return nil
        }
    }

    private func plain(_ literal: Literal, _ type: SwiftType, _ schema: Schema) -> String? {
        switch (literal, type.text) {
        case (.string(let text), "String"): return SwiftLiteral.quoted(text)
        case (.bool(let flag), "Bool"): return flag ? "true" : "false"
        case (.number(let text), "Int"), (.number(let text), "Int64"):
            guard let numeral = SwiftLiteral.number(text, isInteger: true), Int(numeral) != nil else {
                return nil
            }
            return numeral
        case (.number(let text), "Int32"):
            guard let numeral = SwiftLiteral.number(text, isInteger: true), Int32(numeral) != nil else {
                return nil
            }
            return numeral
        case (.number(let text), "Double"), (.number(let text), "Float"), (.number(let text), "Decimal"):
            return SwiftLiteral.number(text, isInteger: false)
        default: return nil
        }
    }

    /// `JSONValue` can be written as the literals of its kinds.
    private func value(_ literal: Literal, depth: Int) -> String? {
        guard depth < 4 else { return nil }
        switch literal {
        case .null: return "nil"
        case .bool(let flag): return flag ? "true" : "false"
        case .string(let text): return SwiftLiteral.quoted(text)
        case .number(let text):
            if let numeral = SwiftLiteral.number(text, isInteger: true), Int(numeral) != nil { return numeral }
            return SwiftLiteral.number(text, isInteger: false)
        case .array(let elements):
            let texts = elements.compactMap { value($0, depth: depth + 1) }
            return texts.count == elements.count && texts.count <= 20 ? "[" + texts.joined(separator: ", ") + "]" : nil
        case .object(let members): return members.isEmpty ? "[:]" : nil
        }
    }
}
