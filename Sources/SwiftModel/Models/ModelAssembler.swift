import APIModel

/// Puts the planned parts of declarations together into models, nested ones inside of their owners.
struct ModelAssembler {
    let planner: ModelPlanner
    let positions: [Int: Int]

    func model(_ index: Int) -> ModelPlan {
        let declaration = planner.catalog.declarations[index]
        let schema = planner.graph.schema(declaration.schema)
        let content = content(of: index)
        return ModelPlan(
            content: content, wireName: planner.graph.isEntity(declaration.schema) ? nil : schema.name,
            // The description has only the schemas that copies were made of.
            schema: planner.graph.entities?.transfers[declaration.schema].map { SchemaID($0) } ?? schema.id,
            side: side(of: declaration), statement: Statement(schema), name: declaration.name,
            type: .named(SwiftType.Name(declaration.path)),
            documentation: ModelDocumentation.lines(
                of: schema, named: declaration.name, isNested: declaration.owner != nil),
            typeParameters: schema.typeParameters.map { SwiftIdentifier($0) },
            constraints: constraints(of: declaration.schema), conformances: conformances(content, declaration),
            nested: declaration.children.map { model($0) }, samples: planner.samples?.plans[index] ?? [],
            references: declaration.references.compactMap { positions[$0] }.sorted(),
            isSent: declaration.isForm || planner.catalog.directions.isSent(declaration.schema),
            isReceived: !declaration.isForm && planner.catalog.directions.isReceived(declaration.schema))
    }

    private func content(of index: Int) -> ModelPlan.Content {
        if let plan = planner.enums[index]?.plan { return .enumeration(plan) }
        if let plan = planner.unions[index] { return .union(plan) }
        let declaration = planner.catalog.declarations[index]
        if let plan = planner.structures[index] {
            if declaration.isForm { return .form(plan) }
            if case .tuple = planner.graph.forms[declaration.schema] { return .tuple(plan) }
            return .structure(plan)
        }
        let element = planner.graph.element(of: declaration.schema).map { planner.catalog.type(of: $0) } ?? .jsonValue
        if case .array = planner.graph.forms[declaration.schema] { return .alias(.array(element)) }
        return .alias(.dictionary(key: .string, value: element))
    }

    private var hashable: [SwiftType] { planner.conventions.models.isHashable ? [.hashable] : [] }

    /// The conformances that a schema's type parameters need.
    func constraints(of schema: Int) -> [SwiftType] { coding(of: schema) + hashable + [.sendable] }

    /// The app's own types have no coding unless caches keep them.
    private func coding(of schema: Int) -> [SwiftType] {
        if planner.graph.isEntity(schema) { return planner.graph.entities?.areKept == true ? [.codable] : [] }
        let directions = planner.catalog.directions
        if !directions.isDecoded(schema) { return [.encodable] }
        return directions.isEncoded(schema) ? [.codable] : [.decodable]
    }

    private func side(of declaration: Declaration) -> ModelPlan.Side {
        guard let entities = planner.graph.entities, !declaration.isForm else { return .both }
        if entities.transfers[declaration.schema] != nil { return .app }
        return entities.entities[declaration.schema] == nil ? .both : .service
    }

    private func conformances(_ content: ModelPlan.Content, _ declaration: Declaration) -> [SwiftType] {
        let coding = coding(of: declaration.schema)
        switch content {
        case .alias: return []
        case .form: return hashable + [.sendable]
        case .enumeration(let plan):
            switch plan.style {
            case .raw: return [plan.rawType] + coding + [.caseIterable, .sendable]
            case .open: return [.rawRepresentable] + coding + [.caseIterable, .hashable, .sendable]
            case .constants: return [.rawRepresentable] + coding + [.hashable, .sendable]
            }
        case .structure(let plan), .tuple(let plan):
            return (isIdentifiable(plan, declaration) ? [.identifiable] : []) + coding + hashable + [.sendable]
        case .union: return coding + hashable + [.sendable]
        }
    }

    private func isIdentifiable(_ plan: StructPlan, _ declaration: Declaration) -> Bool {
        guard planner.conventions.models.isIdentifiable,
            let property = plan.properties.first(where: { $0.name.raw == "id" }), !property.isOptional,
            case .object(let shape) = planner.graph.schema(declaration.schema).kind,
            let use = shape.properties.first(where: { $0.wireName == property.wireName })?.use
        else { return false }
        switch planner.graph.forms[planner.graph.target(of: use).schema] {
        case .plain, .enumeration: return true
        default: return planner.conventions.models.isHashable
        }
    }
}

/// The documentation comments of models: the description's text, and a note where something is deprecated.
enum ModelDocumentation {
    static func lines(of schema: Schema, named name: SwiftIdentifier, isNested: Bool) -> [String] {
        let said = schema.annotations
        return lines(said.documentation ?? said.title, name, isNested: isNested, notesDeprecation: said.isDeprecated)
    }

    /// The property's documentation wins over that of its schema, and only an inline schema's counts.
    static func lines(
        of use: SchemaUse, named name: SwiftIdentifier, schema: Schema, isNested: Bool, notesDeprecation: Bool
    ) -> [String] {
        let (said, own) = (use.annotations, schema.name == nil ? schema.annotations : Annotations())
        let words = said.documentation ?? own.documentation ?? said.title ?? own.title
        return lines(words, name, isNested: isNested, notesDeprecation: notesDeprecation)
    }

    static func lines(of value: Enumeration.Value) -> [String] {
        lines(value.documentation ?? "", isNested: true, notesDeprecation: value.isDeprecated)
    }

    private static func lines(_ words: String?, _ name: SwiftIdentifier, isNested: Bool, notesDeprecation: Bool)
        -> [String]
    {
        let words = words ?? ""
        let isName = !words.isEmpty && words.utf8.count <= 80 && letters(of: words) == letters(of: name.raw)
        return lines(isName ? "" : words, isNested: isNested, notesDeprecation: notesDeprecation)
    }

    /// The letters and digits of a text; `Pull Request` adds nothing to `pullRequest`, and is left out.
    private static func letters(of text: String) -> [UInt8] {
        text.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
            default: nil
            }
        }
    }

    private static func lines(_ words: String, isNested: Bool, notesDeprecation: Bool) -> [String] {
        var text = words
        if notesDeprecation { text += text.isEmpty ? "Deprecated." : "\n\n- Warning: Deprecated." }
        if text.isEmpty { return [] }
        return DocComment(description: text).lines(width: isNested ? 104 : 112)
    }
}
