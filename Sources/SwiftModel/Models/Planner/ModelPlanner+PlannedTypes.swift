import APIModel
import Diagnostics

extension ModelPlanner: PlannedTypes {
    func type(of use: SchemaUse) -> SwiftType { catalog.type(of: use) }

    func plainType(of use: SchemaUse) -> SwiftType {
        let type = type(of: use)
        let model = model(of: graph.schema(graph.target(of: use).schema).id)
        guard let model, model.typeParameters.isEmpty, case .alias(let plain) = model.content else { return type }
        return type.isOptional ? plain.optional : plain
    }

    func name(of claim: TypeClaim.Ticket) -> SwiftIdentifier { catalog.claimNames[claim.position] }

    func expression(of literal: Literal, as use: SchemaUse?) -> SwiftExpression {
        use.flatMap { expressions.expression(of: literal, as: $0) } ?? SwiftExpression(literal)
    }

    func accepts(_ literal: Literal, as use: SchemaUse) -> Bool {
        if expressions.expression(of: literal, as: use) != nil { return true }
        let target = graph.target(of: use).schema
        guard case .plain(let type) = graph.forms[target], ownEnums[target] == nil else { return false }
        return !ModelPlanner.builtIn.contains(type)
    }

    /// The types of primitives that planning chooses itself.
    private static let builtIn: Set<SwiftType> = [
        .string, .bool, .int, .int32, .int64, .double, .float, .decimal, .date, .plainDate, .url, .uuid, .data,
    ]

    func propertyName(_ wireName: String, of use: SchemaUse) -> SwiftIdentifier? {
        if let index = declaration(of: use) {
            return structures[index]?.properties.first { $0.wireName == wireName }?.name
        }
        return ownNames(of: use)[wireName]
    }

    /// What the properties of a struct of the team's own are taken to be called: as a generated one would call them.
    private func ownNames(of use: SchemaUse) -> [String: SwiftIdentifier] {
        let schema = graph.schema(graph.target(of: use).schema)
        guard case .object(let shape) = schema.kind else { return [:] }
        let renames = conventions.names.renames.properties
        let wishes = shape.properties.map { property in
            MemberNamer.Wish(
                wireName: property.wireName,
                given: property.name,
                fixed: schema.name.flatMap { renames["\($0).\(property.wireName)"] }
            )
        }
        var namer = MemberNamer(conventions, reserved: .members)
        // Where the schema is declared, what is wrong with names is said; here they are the team's.
        var ignored = DiagnosticBag()
        let names = zip(shape.properties.map(\.wireName), namer.names(of: wishes, into: &ignored))
        return Dictionary(names) { first, _ in first }
    }

    func property(_ wireName: String, of use: SchemaUse) -> Property? {
        guard case .object(let shape) = graph.schema(graph.target(of: use).schema).kind else { return nil }
        return shape.properties.first { $0.wireName == wireName }
    }

    func sentDefault(of use: SchemaUse) -> SwiftExpression? {
        guard conventions.models.defaults == .sent else { return nil }
        let schema = graph.schema(graph.target(of: use).schema)
        let literal = use.annotations.defaultValue ?? schema.annotations.defaultValue
        return literal.flatMap { expressions.expression(of: $0, as: use) }
    }

    func onlyValue(of use: SchemaUse) -> SwiftExpression? {
        guard case .enumeration(let enumeration) = graph.schema(graph.target(of: use).schema).kind,
            let value = enumeration.onlyValue
        else { return nil }
        return expressions.expression(of: value, as: use)
    }

    func members(of use: SchemaUse, form: InlineRoot.Ticket?) -> [PropertyPlan]? {
        let index = form.map { catalog.forms[$0.position] } ?? declaration(of: use)
        guard let index, let parameters = structures[index]?.parameters else { return nil }
        return parameters.map { parameter in
            var parameter = parameter
            parameter.type = catalog.qualified(parameter.type, in: index)
            return parameter
        }
    }

    func formType(of root: InlineRoot.Ticket) -> SwiftType? {
        catalog.forms[root.position].map { .named(catalog.declarations[$0].name) }
    }

    func sample(of use: SchemaUse) -> SampleValue? { samples?.value(of: use) }

    func statement(of parameter: Parameter) -> Statement {
        Statement(parameter, graph.schema(graph.target(of: parameter.use).schema))
    }

    func isList(_ use: SchemaUse) -> Bool {
        switch graph.forms[graph.target(of: use).schema] {
        case .array, .tuple: true
        default: false
        }
    }

    func isStringEnumeration(_ use: SchemaUse) -> Bool {
        let own = ownEnums[graph.target(of: use).schema]
        return (declaration(of: use).flatMap { enums[$0] } ?? own)?.base == .string
    }
}
