import APIModel

/// Writes lowered schemas in one line each: `Pet: { id!: integer(int64), owner: Person? }`.
struct SchemaSketch {
    let api: API

    func lines() -> [String] {
        api.namedSchemas.map { id in
            let schema = api[id]
            return "\(schema.name ?? "-"): \(text(of: schema))"
        }
    }

    private func text(of schema: Schema, depth: Int = 0) -> String {
        var text = kind(schema.kind, depth)
        if schema.isNullable { text += "?" }
        return text + notes(schema.annotations)
    }

    func use(_ use: SchemaUse, _ depth: Int = 0) -> String {
        let schema = api[use.schema]
        if depth > 12 { return "…" }
        var text = schema.name ?? self.text(of: schema, depth: depth + 1)
        if use.isNullable, !text.hasSuffix("?") { text += "?" }
        return text + notes(use.annotations)
    }

    private func kind(_ kind: SchemaKind, _ depth: Int) -> String {
        switch kind {
        case .any: return "any"
        case .never: return "never"
        case .null: return "null"
        case .boolean: return "boolean"
        case .integer(let format): return "integer" + parenthesised(format)
        case .number(let format): return "number" + parenthesised(format)
        case .string(let format): return "string" + parenthesised(format)
        case .enumeration(let values): return enumeration(values)
        case .array(let array): return (array.isSet ? "set" : "") + "[\(use(array.element, depth))]"
        case .tuple(let tuple):
            let rest = tuple.rest.map { [use($0, depth) + "…"] } ?? []
            return "(" + (tuple.elements.map { use($0, depth) } + rest).joined(separator: ", ") + ")"
        case .map(let value): return "{*: \(use(value, depth))}"
        case .object(let object): return self.object(object, depth)
        case .union(let union): return self.union(union, depth)
        case .alias(let target): return "= " + use(target, depth)
        case .typeParameter(let name): return "<\(name)>"
        }
    }

    private func object(_ object: ObjectShape, _ depth: Int) -> String {
        var parts = object.properties.map { "\($0.wireName)\($0.isRequired ? "!" : ""): \(use($0.use, depth))" }
        switch object.additional {
        case .unspecified: break
        case .forbidden: parts.append("*: never")
        case .any: parts.append("*: any")
        case .schema(let value): parts.append("*: \(use(value, depth))")
        }
        let bases = object.bases.map { (api[$0].name ?? "-") + " & " }.joined()
        return bases + (parts.isEmpty ? "{}" : "{ \(parts.joined(separator: ", ")) }")
    }

    private func union(_ union: UnionShape, _ depth: Int) -> String {
        let members = union.members.map { member in
            let values = member.discriminatorValues
            return use(member.use, depth) + (values.isEmpty ? "" : "=" + values.joined(separator: ","))
        }
        let discriminator = union.discriminator.map { "<\($0)>" } ?? ""
        return "\(union.mode.rawValue)\(discriminator)(\(members.joined(separator: " | ")))"
    }

    private func enumeration(_ enumeration: Enumeration) -> String {
        var parts = enumeration.values.map { value in
            literal(value.literal) + (value.name.map { ":\($0)" } ?? "") + (value.documentation.map { "#\($0)" } ?? "")
        }
        if enumeration.isOpen { parts.append("…") }
        let word = enumeration.isConstant ? "const" : "enum"
        return "\(word).\(enumeration.base.rawValue)(\(parts.joined(separator: ", ")))"
    }

    private func notes(_ annotations: Annotations) -> String {
        var text = ""
        if let title = annotations.title { text += " @title(\(title))" }
        if let documentation = annotations.documentation { text += " @doc(\(documentation))" }
        if annotations.isDeprecated { text += " @deprecated" }
        if annotations.isReadOnly { text += " @readOnly" }
        if annotations.isWriteOnly { text += " @writeOnly" }
        if let value = annotations.defaultValue { text += " @default(\(literal(value)))" }
        for example in annotations.examples { text += " @example(\(literal(example)))" }
        return text
    }

    func literal(_ literal: Literal) -> String {
        switch literal {
        case .null: return "null"
        case .bool(let value): return String(value)
        case .number(let text): return text
        case .string(let text): return "\"\(text)\""
        case .array(let values): return "[" + values.map(self.literal).joined(separator: ", ") + "]"
        case .object(let members):
            return "{" + members.map { "\($0.name): \(self.literal($0.value))" }.joined(separator: ", ") + "}"
        }
    }

    private func parenthesised(_ format: String?) -> String { format.map { "(\($0))" } ?? "" }
}
