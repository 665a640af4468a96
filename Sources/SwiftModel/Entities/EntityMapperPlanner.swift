import APIModel
import Diagnostics

/// Plans the conversions between the service's types and the app's.
struct EntityMapperPlanner {
    /// A type of the service and the app's type for it, as indices of declarations.
    struct Pair {
        let transfer: Int
        let entity: Int
    }

    /// The body of a mapper's initialiser before its values are written as code.
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
        for pair in pairs { writing.append(writingDraft(of: pair, &bag)) }
        leaveOutUnmade(&writing)
        bag.append(contentsOf: conversions.faults)
        let paths = pairs.map { (transfer(of: $0), entity(of: $0)) }
        let read = MappingText(targets: paths.map(\.1), labels: labels, throwing: throwing(reading))
        let write = MappingText(targets: paths.map(\.0), labels: labels, throwing: throwing(writing))
        let plans = plans(reading, writing, read, write)
        var support: Set<SupportSymbol> = []
        for mapping in (reading + writing).flatMap({ $0?.mappings ?? [] }) { mapping.addSupport(to: &support) }
        return EntityMappers(
            schemas: schemas, table: types, reading: read, writing: write, plans: plans,
            conversions: conversions.plans.isEmpty ? nil : ConversionsPlan(conversions), support: support)
    }

    func transfer(of pair: Pair) -> SwiftType { .named(SwiftType.Name(catalog.declarations[pair.transfer].path)) }
    func entity(of pair: Pair) -> SwiftType { .named(SwiftType.Name(catalog.declarations[pair.entity].path)) }

    /// The closures for a declaration's type parameters, by the parameters' names.
    func parameters(of pair: Pair) -> [SwiftIdentifier: SwiftIdentifier] {
        let declaration = catalog.declarations[pair.transfer]
        guard let mapper = types.made[declaration.path]?.mapper else { return [:] }
        let names = catalog.graph.schema(declaration.schema).typeParameters.map { SwiftIdentifier($0) }
        return Dictionary(zip(names, labels[mapper])) { first, _ in first }
    }

    // MARK: - Mapping received values

    private mutating func readingDraft(of pair: Pair, _ bag: inout DiagnosticBag) -> Draft? {
        if let plan = planner.enums[pair.transfer]?.plan { return draft(of: plan) }
        if let plan = planner.unions[pair.transfer] { return draft(of: plan, in: pair.transfer) }
        guard let transfer = planner.structures[pair.transfer], let entity = planner.structures[pair.entity] else {
            return nil
        }
        let said = schemas.members[catalog.declarations[pair.entity].schema] ?? [:]
        var members: [(label: SwiftIdentifier, source: String, mapping: ValueMapping)] = []
        var properties = entity.properties
        for (index, property) in entity.properties.enumerated() {
            let member = said[property.wireName]
            let path = member?.path ?? [property.wireName]
            guard var value = EntityValue(path, from: pair.transfer, planner, tables) else {
                if let member {
                    bag.report(
                        SwiftModelCodes.entityRule("the service never returns `\(member.said.path)`").at(
                            member.said.range))
                }
                continue
            }
            var mapping = types.mapping(of: value.type, parameters: parameters(of: pair))
            if let member { mapping = apply(member.said, &value, parameters(of: pair), to: &properties[index], &bag) }
            members.append((property.name, mapping.isSame ? value.expression : value.operand, mapping))
        }
        let hasPresets = said.values.contains { $0.said.defaultValue != nil }
        entities[pair.entity] = entity.with(properties, hasInit: entity.hasInit || hasPresets)
        for (property, _) in pairedCollections(transfer, entity) {
            let type = catalog.qualified(property.type, in: pair.transfer)
            members.append(
                (
                    property.name, "transfer." + property.name.member,
                    types.mapping(of: type, parameters: parameters(of: pair))
                ))
        }
        return .members(members)
    }

    /// Applies the default and the type that the team gives to a member.
    private mutating func apply(
        _ said: EntityMember, _ value: inout EntityValue, _ parameters: [SwiftIdentifier: SwiftIdentifier],
        to property: inout PropertyPlan, _ bag: inout DiagnosticBag
    ) -> ValueMapping {
        var mapping = types.mapping(of: value.type, parameters: parameters)
        if let literal = said.defaultValue {
            guard value.type.isOptional else {
                bag.report(
                    SwiftModelCodes.entityRule("`\(said.path)` always has a value, so its default is never used").at(
                        said.range
                    ).help("leave `default` out"))
                return mapping
            }
            let type = types.entity(of: value.valueType)
            guard let preset = planner.expressions.expression(of: literal, as: value.use), preset != .null else {
                bag.report(
                    SwiftModelCodes.entityRule("the default of `\(said.path)` isn't of type `\(type.text)`").at(
                        said.range))
                return mapping
            }
            mapping = types.mapping(of: value.valueType, parameters: parameters)
            value.setDefault(preset, isPlain: said.type == nil && mapping.isSame)
            property = property.with(
                type: property.type.unwrapped, sendsNull: false, defaultValue: .some(said.type == nil ? preset : nil))
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
                    ? SwiftModelCodes.entityRule("`\(said.path)` is of the type `\(wanted.text)` already").at(
                        said.range
                    ).help("leave `type` out")
                    : SwiftModelCodes.entityRule(
                        "`\(said.path)` is of the type `\(given.text)`, which can't be converted to `\(wanted.text)`"
                    ).at(said.range).help("name a function that the team writes: `{ type: \(wanted.text), by: NAME }`"))
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

// Mapping sent values.
extension EntityMapperPlanner {
    /// The draft for sent values. If the entity lacks a required one: the team's function for a sent type, or else nil.
    mutating func writingDraft(of pair: Pair, _ bag: inout DiagnosticBag) -> Draft? {
        if let plan = planner.enums[pair.transfer]?.plan { return draft(of: plan) }
        if let plan = planner.unions[pair.transfer] { return draft(of: plan, in: pair.transfer) }
        guard let transfer = planner.structures[pair.transfer], let entity = entities[pair.entity] else { return nil }
        let said = schemas.members[catalog.declarations[pair.entity].schema] ?? [:]
        var members: [(label: SwiftIdentifier, source: String, mapping: ValueMapping)] = []
        let sources = Dictionary(entity.properties.map { ($0.wireName, $0) }) { first, _ in first }
        for property in transfer.properties {
            let type = catalog.qualified(property.type, in: pair.transfer)
            guard let source = sources[property.wireName] else {
                if said.values.contains(where: { $0.path.count > 1 && $0.path[0] == property.wireName }) {
                    var gap = property.wireName
                    guard let object = assembly(of: [property.wireName], as: type, pair, sources, &gap) else {
                        return unmade(pair, lacking: gap)
                    }
                    reportLosses(of: object, pair, into: &bag)
                    members.append((property.name, "entity", .assembled(object)))
                    continue
                }
                if property.defaultValue != nil { continue }
                if type.isOptional {
                    members.append((property.name, "nil", .same))
                    continue
                }
                return unmade(pair, lacking: property.wireName)
            }
            let mapping = writing(type, as: said[property.wireName]?.said, source, pair)
            members.append((property.name, "entity." + source.name.member, mapping))
        }
        for (property, source) in pairedCollections(transfer, entity) {
            let type = catalog.qualified(property.type, in: pair.transfer)
            let mapping = types.mapping(of: type, parameters: parameters(of: pair))
            members.append((property.name, "entity." + source.name.member, mapping))
        }
        return .members(members)
    }

    mutating func writing(_ type: SwiftType, as said: EntityMember?, _ source: PropertyPlan, _ pair: Pair)
        -> ValueMapping
    {
        guard let said, said.type != nil || said.defaultValue != nil else {
            let mapping = types.mapping(of: type, parameters: parameters(of: pair))
            return source.type.isOptional && !type.isOptional ? mapping.lifted { .elements($0) } : mapping
        }
        let wanted = said.type.map { SwiftType($0).unwrapped }
        var mapping = types.mapping(of: type.unwrapped, parameters: parameters(of: pair))
        if let wanted, let name = said.conversion {
            conversions.add(name, from: wanted, to: type.unwrapped, for: said)
            mapping = .converted(conversions.call(name, canFail: said.canFail))
        } else if let wanted, let row = ConversionTable.conversion(of: type.unwrapped, as: wanted, isWritten: true) {
            mapping = .converted(row)
        } else if type.unwrapped.isSupport(.nullable) {
            return mapping.isSame ? .converted(ValueConversion(before: ".value(", after: ")")) : mapping
        }
        return source.type.isOptional ? mapping.lifted { .elements($0) } : mapping
    }

    private mutating func unmade(_ pair: Pair, lacking path: String) -> Draft? {
        guard catalog.directions.isSent(catalog.declarations[pair.transfer].schema), labels(of: pair).isEmpty,
            !catalog.graph.api.operations.isEmpty
        else { return nil }
        let names = catalog.declarations[pair.transfer].path.map(\.raw)
        let word = IdentifierStyle(.lowerCamel, acronyms: planner.conventions.names.spellings).name(
            of: names.joined(separator: "_"))
        let (transfer, entity) = (transfer(of: pair), entity(of: pair))
        conversions.add(word, making: transfer, of: entity, lacking: path)
        return .function("\(conversions.owner).\(SwiftIdentifier(word).member)")
    }

    private func labels(of pair: Pair) -> [SwiftIdentifier] {
        types.made[catalog.declarations[pair.transfer].path].map { labels[$0.mapper] } ?? []
    }

    /// Removes the drafts that use a mapper which can't be made.
    func leaveOutUnmade(_ drafts: inout [Draft?]) {
        let users = users(in: drafts)
        let unmade = drafts.indices.filter { drafts[$0] == nil }
        for index in reached(from: unmade, over: { users[$0] ?? [] }) { drafts[index] = nil }
    }

    /// The mappers that may throw by themselves or by those that they call.
    func throwing(_ drafts: [Draft?]) -> Set<Int> {
        let users = users(in: drafts)
        let own = drafts.indices.filter { drafts[$0]?.mappings.contains(where: \.converts) == true }
        return reached(from: own) { users[$0] ?? [] }
    }

    /// The drafts that call each mapper.
    private func users(in drafts: [Draft?]) -> [Int: [Int]] {
        var users: [Int: [Int]] = [:]
        for (index, draft) in drafts.enumerated() {
            for mapping in draft?.mappings ?? [] { mapping.forEachMapper { users[$0, default: []].append(index) } }
        }
        return users
    }
}

extension EntityMapperPlanner {
    /// Reports values that a call would delete at the service although the team didn't leave them out.
    func reportLosses(of object: ObjectAssembly, _ pair: Pair, into bag: inout DiagnosticBag) {
        guard catalog.directions.isSent(catalog.declarations[pair.transfer].schema) else { return }
        let copy = catalog.declarations[pair.entity].schema
        for path in object.lost where schemas.leftOut[copy]?.contains(path) != true {
            let owner = path.split(separator: ".").dropLast().joined(separator: ".") + "."
            let named = (schemas.members[copy] ?? [:]).values.filter { $0.said.path.hasPrefix(owner) }
            bag.report(
                SwiftModelCodes.entityLoss(
                    "`\(entity(of: pair).text)` has no value for `\(path)`, so a call that sends one deletes it at the service"
                ).at(named.min { $0.said.path < $1.said.path }?.said.range ?? nil).help(
                    "name it under `properties`, or say `leaveOut: [\(path)]`"))
        }
    }
}

extension ValueMapping {
    /// Whether a conversion in it may fail.
    fileprivate var converts: Bool {
        switch self {
        case .same, .parameter: false
        case .converted(let conversion): conversion.canFail
        case .elements(let inner), .nullable(let inner), .values(let inner): inner.converts
        case .made(_, let arguments): arguments.contains(where: \.converts)
        case .assembled(let object): !object.unwrapped.isEmpty || object.parts.contains { $0.mapping.converts }
        }
    }

    /// Adds the support code that its expression uses.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        switch self {
        case .same, .parameter: return
        case .converted(let conversion): if conversion.isOptional { symbols.insert(.entityConversionError) }
        case .nullable(let inner):
            symbols.insert(.nullableMap)
            inner.addSupport(to: &symbols)
        case .elements(let inner), .values(let inner): inner.addSupport(to: &symbols)
        case .made(_, let arguments): for argument in arguments { argument.addSupport(to: &symbols) }
        case .assembled(let object):
            if !object.unwrapped.isEmpty { symbols.insert(.entityConversionError) }
            for part in object.parts { part.mapping.addSupport(to: &symbols) }
        }
    }
}
