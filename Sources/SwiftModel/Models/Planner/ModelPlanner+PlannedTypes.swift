import APIModel

extension ModelPlanner: PlannedTypes {
    func type(of use: SchemaUse) -> SwiftType { catalog.type(of: use) }

    func name(of claim: TypeClaim.Ticket) -> SwiftIdentifier { catalog.claimNames[claim.position] }

    func expression(of literal: Literal, as use: SchemaUse?) -> SwiftExpression {
        let expressions = LiteralExpression(catalog: catalog, enums: enums)
        return use.flatMap { expressions.expression(of: literal, as: $0) } ?? SwiftExpression(literal)
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
