import APIModel

extension ModelPlanner: PlannedTypes {
    func type(of use: SchemaUse) -> SwiftType { catalog.type(of: use) }

    func name(of claim: TypeClaim.Ticket) -> SwiftIdentifier { catalog.claimNames[claim.position] }

    /// A constant of the description as an expression; of a use that has no such literal, as the literal that it is.
    func expression(of literal: Literal, as use: SchemaUse?) -> String {
        let expressions = LiteralExpression(catalog: catalog, enums: enums)
        if let use, let text = expressions.text(of: literal, as: use) { return text }
        switch literal {
        case .null: return "nil"
        case .bool(let flag): return flag ? "true" : "false"
        case .string(let text): return SwiftLiteral.quoted(text)
        case .number(let text):
            return SwiftLiteral.number(text, isInteger: true) ?? SwiftLiteral.number(text, isInteger: false) ?? "0"
        case .array(let elements):
            return "[" + elements.map { expression(of: $0, as: nil) }.joined(separator: ", ") + "]"
        case .object(let members):
            if members.isEmpty { return "[:]" }
            let entries = members.map { SwiftLiteral.quoted($0.name) + ": " + expression(of: $0.value, as: nil) }
            return "[" + entries.joined(separator: ", ") + "]"
        }
    }

    func propertyName(_ wireName: String, of use: SchemaUse) -> SwiftIdentifier? {
        guard let index = declaration(of: use) else { return nil }
        return structures[index]?.properties.first { $0.wireName == wireName }?.name
    }

    func property(_ wireName: String, of use: SchemaUse) -> Property? {
        guard case .object(let shape) = graph.schema(graph.target(of: use).schema).kind else { return nil }
        return shape.properties.first { $0.wireName == wireName }
    }

    func formType(of root: InlineRoot.Ticket) -> SwiftType? {
        catalog.forms[root.position].map { .named(catalog.declarations[$0].name) }
    }

    func sample(of use: SchemaUse) -> SampleValue? { samples?.value(of: use) }

    func isStringEnumeration(_ use: SchemaUse) -> Bool {
        declaration(of: use).flatMap { enums[$0] }?.base == .string
    }
}
