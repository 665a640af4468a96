import APIModel
import Diagnostics

/// Plans how the types of the service and of the app become each other.
struct EntityMapperPlanner {
    /// A type of the service and the one of the app, as declarations.
    struct Pair {
        let transfer: Int
        let entity: Int
    }

    /// A body whose values are still to be written as text.
    enum Draft {
        case members([(label: SwiftIdentifier, source: String, mapping: ValueMapping)])
        case cases([(name: SwiftIdentifier, mapping: ValueMapping?)])
        case rawValue
        case function(String)

        var mappings: [ValueMapping] {
            switch self {
            case .members(let members): members.map(\.mapping)
            case .cases(let cases): cases.compactMap(\.mapping)
            case .rawValue, .function: []
            }
        }
    }

    let planner: ModelPlanner
    let schemas: EntitySchemas
    let tables = MemberTables()
    private(set) var pairs: [Pair] = []
    var types = MappedTypes()
    /// The structs of the app, with the defaults that the team gives.
    var entities: [Int: StructPlan] = [:]
    var conversions: ConversionRequirements
    private(set) var labels: [[SwiftIdentifier]] = []

    var catalog: SchemaTypes { planner.catalog }

    init(_ planner: ModelPlanner, _ schemas: EntitySchemas) {
        self.planner = planner
        self.schemas = schemas
        conversions = ConversionRequirements(planner.conventions.names)
        let style = IdentifierStyle(.lowerCamel, acronyms: planner.conventions.names.spellings)
        for (index, declaration) in catalog.declarations.enumerated() where !declaration.isForm {
            guard let copy = schemas.entities[declaration.schema], let entity = catalog.indexes[copy] else { continue }
            let path = catalog.declarations[entity].path
            switch catalog.graph.forms[declaration.schema] {
            case .array: types.aliases[declaration.path] = (.array(element(of: declaration.schema)), path)
            case .map:
                let type = SwiftType.dictionary(key: .string, value: element(of: declaration.schema))
                types.aliases[declaration.path] = (type, path)
            default:
                types.made[declaration.path] = (pairs.count, path)
                pairs.append(Pair(transfer: index, entity: entity))
                let parameters = catalog.graph.schema(declaration.schema).typeParameters
                labels.append(parameters.map { SwiftIdentifier(style.name(of: $0)) })
            }
        }
    }

    private func element(of schema: Int) -> SwiftType {
        catalog.graph.element(of: schema).map { catalog.type(of: $0) } ?? .jsonValue
    }

    mutating func plan(_ bag: inout DiagnosticBag) -> EntityMappers {
        var reading: [Draft?] = []
        for pair in pairs { reading.append(readingDraft(of: pair, &bag)) }
        var writing: [Draft?] = []
        for pair in pairs { writing.append(writingDraft(of: pair)) }
        leaveOutUnmade(&writing)
        bag.append(contentsOf: conversions.faults)
        let paths = pairs.map { (transfer(of: $0), entity(of: $0)) }
        let read = MappingText(targets: paths.map(\.1), labels: labels, throwing: throwing(reading))
        let write = MappingText(targets: paths.map(\.0), labels: labels, throwing: throwing(writing))
        let plans = plans(reading, writing, read, write)
        var support: Set<SupportSymbol> = []
        for mapping in (reading + writing).flatMap({ $0?.mappings ?? [] }) { mapping.addSupport(to: &support) }
        return EntityMappers(
            schemas,
            types,
            reading: read,
            writing: write,
            plans: plans,
            conversions: conversions.plans.isEmpty ? nil : ConversionsPlan(conversions),
            support: support
        )
    }

    func transfer(of pair: Pair) -> SwiftType { .named(SwiftType.Name(catalog.declarations[pair.transfer].path)) }
    func entity(of pair: Pair) -> SwiftType { .named(SwiftType.Name(catalog.declarations[pair.entity].path)) }

    /// The closures of the type parameters of a declaration and of what it stands in.
    func parameters(of pair: Pair) -> [SwiftIdentifier: SwiftIdentifier] {
        let declaration = catalog.declarations[pair.transfer]
        guard let mapper = types.made[declaration.path]?.mapper else { return [:] }
        let names = catalog.graph.schema(declaration.schema).typeParameters.map { SwiftIdentifier($0) }
        return Dictionary(zip(names, labels[mapper])) { first, _ in first }
    }

    // MARK: - What the service sends

    private mutating func readingDraft(of pair: Pair, _ bag: inout DiagnosticBag) -> Draft? {
        if let plan = planner.enums[pair.transfer]?.plan { return draft(of: plan) }
        if let plan = planner.unions[pair.transfer] { return draft(of: plan, in: pair.transfer) }
        guard let transfer = planner.structures[pair.transfer], var entity = planner.structures[pair.entity] else {
            return nil
        }
        let said = schemas.members[catalog.declarations[pair.entity].schema] ?? [:]
        var members: [(label: SwiftIdentifier, source: String, mapping: ValueMapping)] = []
        for index in entity.properties.indices {
            let property = entity.properties[index]
            let member = said[property.wireName]
            let path = member?.path ?? [property.wireName]
            guard var value = EntityValue(path, from: pair.transfer, planner, tables) else {
                if let member { bag.report(EntityMessages.unreadable(member.said)) }
                continue
            }
            var mapping = types.mapping(of: value.type, parameters: parameters(of: pair))
            if let member {
                mapping = apply(member.said, &value, parameters(of: pair), to: &entity.properties[index], &bag)
            }
            members.append((property.name, value.expression, mapping))
        }
        if said.values.contains(where: { $0.said.defaultValue != nil }) { entity.hasInit = true }
        entities[pair.entity] = entity
        for (property, _) in pairedCollections(transfer, entity) {
            let type = catalog.qualified(property.type, in: pair.transfer)
            members.append(
                (
                    property.name, "transfer." + property.name.member,
                    types.mapping(of: type, parameters: parameters(of: pair))
                )
            )
        }
        return .members(members)
    }

    /// A default, and a type of the team's own.
    private mutating func apply(
        _ said: EntityMember,
        _ value: inout EntityValue,
        _ parameters: [SwiftIdentifier: SwiftIdentifier],
        to property: inout PropertyPlan,
        _ bag: inout DiagnosticBag
    ) -> ValueMapping {
        var mapping = types.mapping(of: value.type, parameters: parameters)
        if let literal = said.defaultValue {
            guard value.type.isOptional else {
                bag.report(EntityMessages.needlessDefault(said))
                return mapping
            }
            let type = types.entity(of: value.valueType)
            guard let preset = planner.expressions.expression(of: literal, as: value.use), preset != .null else {
                bag.report(EntityMessages.wrongDefault(said, type: type))
                return mapping
            }
            mapping = types.mapping(of: value.valueType, parameters: parameters)
            value.setDefault(preset, isPlain: said.type == nil && mapping.isSame)
            property.type = property.type.unwrapped
            property.sendsNull = false
            property.defaultValue = said.type == nil ? preset : nil
        }
        guard let type = said.type.map({ SwiftType($0) }) else { return mapping }
        let wanted = type.unwrapped
        if let name = said.conversion {
            let (given, result) = (value.type.unwrapped, wanted)
            conversions.add(name, from: given, to: result, for: said)
            let converted = ValueMapping.converted(conversions.call(name, canFail: said.canFail))
            return value.type.isOptional ? .elements(converted) : converted
        }
        guard !value.tellsNull,
            let row = ConversionTable.conversion(of: value.type.unwrapped, as: wanted, isWritten: false)
        else {
            let given = value.type.unwrapped
            bag.report(
                given == wanted
                    ? EntityMessages.needlessType(said, wanted)
                    : EntityMessages.noConversion(said, from: given, to: wanted)
            )
            return mapping
        }
        return value.type.isOptional ? .elements(.converted(row)) : .converted(row)
    }

    func draft(of plan: EnumPlan) -> Draft {
        plan.style == .raw ? .cases(plan.cases.map { ($0.name, nil) }) : .rawValue
    }

    func draft(of plan: UnionPlan, in owner: Int) -> Draft {
        var cases: [(name: SwiftIdentifier, mapping: ValueMapping?)] = plan.cases.map {
            ($0.name, types.mapping(of: catalog.qualified($0.type, in: owner)))
        }
        if plan.hasUnknown { cases.append((SwiftIdentifier("unknown"), .same)) }
        return .cases(cases)
    }

    func pairedCollections(_ one: StructPlan, _ other: StructPlan) -> [(PropertyPlan, PropertyPlan)] {
        let collections = { (plan: StructPlan) in [plan.additional?.property, plan.rest].compactMap(\.self) }
        return Array(zip(collections(one), collections(other)))
    }
}
