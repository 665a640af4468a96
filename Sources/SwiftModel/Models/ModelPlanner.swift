import APIModel
import Diagnostics
import Platform

/// Plans every declared type of an API, and gives the planners of operations its types and names. It is a class, since
/// all of these share it; it doesn't change after `init`.
final class ModelPlanner: @unchecked Sendable {
    let catalog: SchemaTypes
    let conventions: Conventions
    let roots: [InlineRoot]
    /// In the order of the description, those of operations last.
    private(set) var models: [ModelPlan] = []
    /// The positions of models by their schemas, the first of each.
    private var positions: [SchemaID: Int] = [:]
    /// The support code that the models refer to.
    private(set) var support: Set<SupportSymbol> = []
    /// The parts of the plan by declaration.
    private(set) var structures: [Int: StructPlan] = [:]
    private(set) var enums: [Int: PlannedEnum] = [:]
    /// The team's enums by schema, with the cases that the description lists.
    private(set) var ownEnums: [Int: PlannedEnum] = [:]
    private(set) var unions: [Int: UnionPlan] = [:]
    /// Sample values, where they are wanted.
    private(set) var samples: SamplePlanner?
    /// The conversions between the service's types and the app's; nil where the app has none of its own.
    private(set) var mappers: EntityMappers?
    private let indirections: Indirections

    init(_ api: NormalisedAPI, claims: [TypeClaim], roots: [InlineRoot], into bag: inout DiagnosticBag) {
        conventions = api.conventions
        self.roots = roots
        catalog = SchemaTypes(api, claims: claims, roots: roots, into: &bag)
        indirections = Indirections(catalog, conventions.models)
        for (position, root) in roots.enumerated() where root.isForm && catalog.forms[position] == nil {
            bag.report(
                SwiftModelCodes.formContent("the form of \(root.key) is not an object; it is passed as a list of parts")
                    .at(root.origin.range))
        }
        if conventions.models.nulls == .requests { MergePatches(catalog: catalog).report(into: &bag) }
        planEnums(&bag)
        planOwnEnums()
        planStructures(&bag)
        planUnions(&bag)
        planMappers(&bag)
        if conventions.models.previews != .none { samples = SamplePlanner(self, api: api.api) }
        assemble()
    }

    var graph: SchemaGraph { catalog.graph }

    /// The top-level model for a schema.
    func model(of schema: SchemaID) -> ModelPlan? { positions[schema].map { models[$0] } }

    /// Constants of the description as expressions.
    var expressions: LiteralExpression { LiteralExpression(catalog: catalog, enums: enums, ownEnums: ownEnums) }

    func declaration(of use: SchemaUse) -> Int? { catalog.indexes[graph.target(of: use).schema] }

    private func planEnums(_ bag: inout DiagnosticBag) {
        var planner = EnumPlanner(conventions)
        for (index, declaration) in catalog.declarations.enumerated() {
            guard case .enumeration = graph.forms[declaration.schema] else { continue }
            enums[index] = planner.plan(
                graph.schema(declaration.schema), named: catalog.renameKey(of: declaration),
                isReceived: catalog.directions.isReceived(declaration.schema), &bag)
        }
    }

    /// Plans the team's enums as if they were generated: they are assumed to have the same cases.
    private func planOwnEnums() {
        var planner = EnumPlanner(conventions)
        var bag = DiagnosticBag()
        for schema in graph.owned.sorted() {
            let enumeration = graph.schema(schema)
            guard case .enumeration = enumeration.kind else { continue }
            ownEnums[schema] = planner.plan(enumeration, named: enumeration.name ?? "", isReceived: false, &bag)
        }
    }

    /// The team's types that replace generated ones.
    var ownTypes: [SwiftType] { graph.owned.sorted().map { catalog.type(of: SchemaUse(graph.schema($0).id)) } }

    private func planStructures(_ bag: inout DiagnosticBag) {
        let count = catalog.declarations.count
        let size = max(count / 4, 64)
        let expressions = expressions
        let presets = DiscriminatorPresets(graph)
        let parts = inParallel((count + size - 1) / size, portion: 1) { number in
            let planner = StructPlanner(
                self.catalog, self.conventions, expressions: expressions, presets: presets,
                indirections: self.indirections)
            return self.structures(number * size..<min(count, (number + 1) * size), planner)
        }
        structures.reserveCapacity(count)
        for part in parts {
            for (index, plan) in part.plans { structures[index] = plan }
            bag.append(contentsOf: part.bag)
        }
    }

    /// Plans the structs of some declarations, and collects their problems.
    private func structures(_ stretch: Range<Int>, _ planner: StructPlanner) -> (
        plans: [(Int, StructPlan)], bag: DiagnosticBag
    ) {
        var planner = planner
        var bag = DiagnosticBag()
        var plans: [(Int, StructPlan)] = []
        for index in stretch {
            let declaration = catalog.declarations[index]
            switch graph.forms[declaration.schema] {
            case .structure:
                if let plan = planner.plan(index, root: root(of: declaration), &bag) { plans.append((index, plan)) }
            case .tuple: if let plan = planner.planTuple(index) { plans.append((index, plan)) }
            default: continue
            }
        }
        return (plans, bag)
    }

    private func root(of declaration: Declaration) -> InlineRoot? {
        guard declaration.isForm, case .root(let position) = declaration.source else { return nil }
        return roots[position]
    }

    private func planUnions(_ bag: inout DiagnosticBag) {
        var planner = UnionPlanner(catalog, conventions, structures: structures, enums: enums)
        for index in catalog.declarations.indices {
            guard case .union = graph.forms[catalog.declarations[index].schema] else { continue }
            unions[index] = planner.plan(index, isIndirect: indirections.unions.contains(index), &bag)
        }
    }

    private func planMappers(_ bag: inout DiagnosticBag) {
        guard let entities = graph.entities else { return }
        var planner = EntityMapperPlanner(self, entities)
        let mappers = planner.plan(&bag)
        for (index, plan) in planner.entities { structures[index] = plan }
        self.mappers = mappers
        support.formUnion(mappers.support)
    }

    private func assemble() {
        var positions: [Int: Int] = [:]
        for (index, declaration) in catalog.declarations.enumerated() where declaration.owner == nil {
            positions[index] = positions.count
        }
        let assembler = ModelAssembler(planner: self, positions: positions)
        for index in catalog.declarations.indices where catalog.declarations[index].owner == nil {
            let model = assembler.model(index)
            if self.positions[model.schema] == nil { self.positions[model.schema] = models.count }
            model.addSupport(to: &support)
            models.append(model)
        }
    }
}

/// The queries for planning operations.
extension ModelPlanner {
    func type(of use: SchemaUse) -> SwiftType { catalog.type(of: use) }

    /// The type behind type aliases: `[Event]` of `typealias Events = [Event]`.
    func plainType(of use: SchemaUse) -> SwiftType {
        let type = type(of: use)
        let model = model(of: graph.schema(behind: use).id)
        guard let model, model.typeParameters.isEmpty, case .alias(let plain) = model.content else { return type }
        return type.isOptional ? plain.optional : plain
    }

    func name(of claim: TypeClaim.Ticket) -> SwiftIdentifier { catalog.claimNames[claim.position] }

    /// `"newest"` for a use of `Sort` → `.newest`; a literal of the constant's kind where the type has no such literal.
    func expression(of literal: Literal, as use: SchemaUse?) -> SwiftExpression {
        use.flatMap { expressions.expression(of: literal, as: $0) } ?? SwiftExpression(literal)
    }

    /// Whether a constant can be written as a value of a use; always true for types that planning doesn't know.
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

    /// The assumed names of the properties of a team's struct: those that a generated struct would have.
    private func ownNames(of use: SchemaUse) -> [String: SwiftIdentifier] {
        let schema = graph.schema(behind: use)
        guard case .object(let shape) = schema.kind else { return [:] }
        let renames = conventions.names.renames.properties
        let wishes = shape.properties.map { property in
            MemberNamer.Wish(
                wireName: property.wireName, given: property.name,
                fixed: schema.name.flatMap { renames["\($0).\(property.wireName)"] })
        }
        var namer = MemberNamer(conventions, reserved: .members)
        // The team wrote the struct, so that problems of names don't matter here.
        var ignored = DiagnosticBag()
        let names = zip(shape.properties.map(\.wireName), namer.names(of: wishes, into: &ignored))
        return Dictionary(names) { first, _ in first }
    }

    func property(_ wireName: String, of use: SchemaUse) -> Property? {
        graph.shape(of: use)?.properties.first { $0.wireName == wireName }
    }

    /// The default of a use, where requests send defaults instead of leaving values out.
    func sentDefault(of use: SchemaUse) -> SwiftExpression? {
        conventions.models.defaults == .sent ? expressions.preset(of: use) : nil
    }

    /// The parameters of the initialiser of a use's struct, or of a multipart form; nil where neither is declared.
    func members(of use: SchemaUse, form: InlineRoot.Ticket?) -> [PropertyPlan]? {
        let index = form.map { catalog.forms[$0.position] } ?? declaration(of: use)
        guard let index, let parameters = structures[index]?.parameters else { return nil }
        return parameters.map { $0.with(type: catalog.qualified($0.type, in: index)) }
    }

    /// The type of a member as the struct declares it: optional also where it is only sent or only received.
    func declaredType(of member: SwiftIdentifier, in use: SchemaUse) -> SwiftType? {
        members(of: use, form: nil)?.first { $0.name == member }?.type
    }

    /// The type that is declared for a multipart form; nil where its schema isn't an object.
    func formType(of root: InlineRoot.Ticket) -> SwiftType? {
        catalog.forms[root.position].map { .named(catalog.declarations[$0].name) }
    }

    /// A sample value of a use; nil where samples aren't wanted or none can be made.
    func sample(of use: SchemaUse) -> SampleValue? { samples?.value(of: use) }

    func statement(of parameter: Parameter) -> Statement { Statement(parameter, graph.schema(behind: parameter.use)) }

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
