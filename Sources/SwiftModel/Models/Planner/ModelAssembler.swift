import APIModel

/// Puts the planned parts of declarations together into models, nested ones inside of their owners, and notes which
/// support code and modules they need.
struct ModelAssembler {
    private let planner: ModelPlanner
    private let positions: [Int: Int]
    private(set) var support: Set<SupportSymbol> = []
    private var ownImports: Set<String> = []
    private var searchedTypes: Set<String> = []

    init(_ planner: ModelPlanner, positions: [Int: Int]) {
        self.planner = planner
        self.positions = positions
    }

    mutating func model(_ index: Int) -> ModelPlan {
        let declaration = planner.catalog.declarations[index]
        let graph = planner.graph
        let schema = graph.schema(declaration.schema)
        if declaration.owner == nil { ownImports = [] }
        var plan = ModelPlan(
            kind: kind(declaration, index),
            wireName: schema.name,
            schema: schema.id,
            name: declaration.name,
            path: SwiftType.Name(declaration.path).text,
            documentation: ModelDocumentation.lines(of: schema, isNested: declaration.owner != nil),
            genericClause: genericClause(schema),
            conformances: [],
            structure: planner.structures[index],
            enumeration: planner.enums[index]?.plan,
            union: planner.unions[index],
            nested: declaration.children.map { model($0) },
            samples: planner.samples?.plans[index] ?? [],
            references: declaration.references.compactMap { positions[$0] }.sorted(),
            isSent: declaration.isForm || planner.catalog.directions.isSent(declaration.schema),
            isReceived: !declaration.isForm && planner.catalog.directions.isReceived(declaration.schema),
            imports: []
        )
        if plan.kind == .alias {
            let element = graph.element(of: declaration.schema).map { planner.catalog.type(of: $0) } ?? .jsonValue
            let isArray = if case .array = graph.forms[declaration.schema] { true } else { false }
            plan.aliased = (isArray ? SwiftType.array(element) : .dictionary(key: .string, value: element)).text
        }
        plan.conformances = conformances(plan, declaration)
        noteSupport(of: plan)
        noteImports(of: declaration)
        if declaration.owner == nil { plan.imports = ownImports.sorted() }
        return plan
    }

    private func kind(_ declaration: Declaration, _ index: Int) -> ModelPlan.Kind {
        if declaration.isForm { return .form }
        switch planner.graph.forms[declaration.schema] {
        case .structure: return .structure
        case .tuple: return .tuple
        case .enumeration: return .enumeration
        case .union: return .union
        case .array, .map, .any, .plain, .typeParameter: return .alias
        }
    }

    /// `<T: Codable & Sendable>`
    private func genericClause(_ schema: Schema) -> String {
        if schema.typeParameters.isEmpty { return "" }
        var constraints = [coding(of: Int(schema.id.index))]
        if planner.conventions.models.isHashable { constraints.append("Hashable") }
        constraints.append("Sendable")
        let clause = constraints.joined(separator: " & ")
        return "<" + schema.typeParameters.map { "\(SwiftIdentifier($0).type): \(clause)" }.joined(separator: ", ")
            + ">"
    }

    private func coding(of schema: Int) -> String {
        if planner.conventions.models.coding == .codable { return "Codable" }
        let directions = planner.catalog.directions
        if !directions.isReceived(schema) { return "Encodable" }
        return directions.isSent(schema) ? "Codable" : "Decodable"
    }

    private func conformances(_ model: ModelPlan, _ declaration: Declaration) -> [String] {
        let coding = coding(of: declaration.schema)
        let hashable = planner.conventions.models.isHashable ? ["Hashable"] : []
        switch model.kind {
        case .alias: return []
        case .form: return hashable + ["Sendable"]
        case .enumeration:
            switch model.enumeration?.style {
            case .raw: return [model.enumeration?.rawType ?? "String", coding, "CaseIterable", "Sendable"]
            case .open: return ["RawRepresentable", coding, "CaseIterable", "Hashable", "Sendable"]
            default: return ["RawRepresentable", coding, "Hashable", "Sendable"]
            }
        case .structure, .tuple, .union:
            return (isIdentifiable(model, declaration) ? ["Identifiable"] : []) + [coding] + hashable + ["Sendable"]
        }
    }

    private func isIdentifiable(_ model: ModelPlan, _ declaration: Declaration) -> Bool {
        guard planner.conventions.models.isIdentifiable,
            let property = model.structure?.properties.first(where: { $0.name.raw == "id" }), !property.isOptional,
            case .object(let shape) = planner.graph.schema(declaration.schema).kind,
            let use = shape.properties.first(where: { $0.wireName == property.wireName })?.use
        else { return false }
        switch planner.graph.forms[planner.graph.target(of: use).schema] {
        case .plain, .enumeration: return true
        default: return planner.conventions.models.isHashable
        }
    }
}

extension ModelAssembler {
    private mutating func noteSupport(of model: ModelPlan) {
        if let aliased = model.aliased { noteTypes(in: aliased) }
        if let structure = model.structure {
            for property in structure.properties {
                noteTypes(in: property.type)
                if property.isIndirect { support.insert(.indirect) }
            }
            if let additional = structure.additional {
                noteTypes(in: additional.valueType)
                support.insert(.additionalProperties)
            }
            if let rest = structure.rest { noteTypes(in: rest.type) }
            if model.kind == .form { support.formUnion([.multipartPart, .multipartBody]) }
        }
        if model.enumeration?.isMixed == true { support.insert(.jsonValue) }
        if let union = model.union {
            for member in union.cases { noteTypes(in: member.type) }
            if union.hasUnknown { support.insert(.jsonValue) }
            if union.discriminator == nil, union.hasDecoding { support.insert(.unionDecoder) }
        }
    }

    /// The support types that a type's text names; every text is searched once.
    private mutating func noteTypes(in type: String) {
        guard type.utf8.count >= 8, searchedTypes.insert(type).inserted else { return }
        for reference in [SupportSymbol.jsonValue, .plainDate, .fileUpload, .nullable]
        where !support.contains(reference) && type.holds(reference.rawValue) {
            support.insert(reference)
        }
    }

    private mutating func noteImports(of declaration: Declaration) {
        if planner.graph.modules.isEmpty { return }
        for use in uses(in: planner.graph.schema(declaration.schema)) {
            var use: SchemaUse? = use
            var depth = 0
            while let next = use, depth < 100 {
                depth += 1
                let target = planner.graph.target(of: next).schema
                if let module = planner.graph.modules[target] { ownImports.insert(module) }
                use = planner.catalog.indexes[target] == nil ? planner.graph.element(of: target) : nil
            }
        }
    }

    private func uses(in schema: Schema) -> [SchemaUse] {
        switch schema.kind {
        case .array(let shape): return [shape.element]
        case .map(let use): return [use]
        case .tuple(let shape): return shape.elements + (shape.rest.map { [$0] } ?? [])
        case .union(let shape): return shape.members.map(\.use)
        case .object(let shape):
            let uses = shape.properties.map(\.use)
            if case .schema(let use) = shape.additional { return uses + [use] }
            return uses
        default: return []
        }
    }
}
