import APIModel
import Diagnostics

/// How the types of the service and of the app become each other, as operations ask for it.
struct EntityMappers: Sendable {
    let schemas: EntitySchemas
    /// The app's names of the service's types, with mappers where values have to be made.
    let table: MappedTypes
    let reading: MappingText
    let writing: MappingText
    let plans: [MapperPlan]
    let conversions: ConversionsPlan?
    /// The support code that the mappers use.
    let support: Set<SupportSymbol>

    /// The mappers with the words of the services to which their entities belong.
    func plans(for models: [ModelPlan], _ owners: [String?]) -> [MapperPlan] {
        var words: [SwiftIdentifier: String] = [:]
        for (model, owner) in zip(models, owners) where model.side == .app { words[model.name] = owner }
        return plans.map { MapperPlan(name: $0.name, owner: words[$0.name], initialisers: $0.initialisers) }
    }

    /// A use as the app knows it.
    func entity(of use: SchemaUse) -> SchemaUse { schemas.entity(of: use) }

    /// The app's type of a type at the top level, which may be the same.
    func entity(of type: SwiftType) -> SwiftType { table.entity(of: type) }

    /// How a value that is received is handed on; nil where it is handed on as it is.
    func received(_ type: SwiftType) -> MappedValue? { value(type, reading) }

    /// How an argument is sent; nil where it is sent as it is.
    func sent(_ type: SwiftType) -> MappedValue? { value(type, writing) }

    private func value(_ type: SwiftType, _ text: MappingText) -> MappedValue? {
        let mapping = table.mapping(of: type)
        guard !mapping.isSame else { return nil }
        let (before, after) = text.pieces(mapping)
        return MappedValue(transfer: type, before: before, after: after, canThrow: mapping.canThrow(text.throwing))
    }
}

/// Which types of the service the app has in another way.
struct MappedTypes: Sendable {
    /// The mapper and the app's name of a type, by its name from the top level.
    var made: [[SwiftIdentifier]: (mapper: Int, path: [SwiftIdentifier])] = [:]
    /// What another name of a type stands for, and the app's name.
    var aliases: [[SwiftIdentifier]: (type: SwiftType, path: [SwiftIdentifier])] = [:]

    func entity(of type: SwiftType) -> SwiftType {
        type.mappingNames { name in
            guard let path = made[name.path]?.path ?? aliases[name.path]?.path else { return name }
            return name.at(path)
        }
    }

    /// - Parameter parameters: the closures for the type parameters of the place.
    func mapping(of type: SwiftType, parameters: [SwiftIdentifier: SwiftIdentifier] = [:]) -> ValueMapping {
        switch type {
        case .optionalOf(let inner), .array(let inner):
            return mapping(of: inner, parameters: parameters).lifted { .elements($0) }
        case .dictionary(_, let value): return mapping(of: value, parameters: parameters).lifted { .values($0) }
        case .named(let name):
            if name.path.count == 1, let closure = parameters[name.path[0]] { return .parameter(closure) }
            let arguments = name.arguments.map { mapping(of: $0, parameters: parameters) }
            if let made = made[name.path] { return .made(made.mapper, arguments) }
            if let alias = aliases[name.path] { return mapping(of: alias.type, parameters: parameters) }
            return type.isSupport(.nullable) ? (arguments.first ?? .same).lifted { .nullable($0) } : .same
        }
    }
}

/// What an operation takes, as its caller has it and as it is sent.
struct OperationEntities {
    let draft: OperationDraft
    let types: any PlannedTypes

    /// The arguments of the case: what the service gets.
    func sent(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard let mappers = types.mappers else { return arguments }
        return arguments.map { $0.with(mapped: mappers.sent($0.type)) }
    }

    /// The arguments of the method: what the app has.
    func taken(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard let mappers = types.mappers else { return arguments }
        return arguments.map { $0.with(type: mappers.entity(of: $0.type)) }
    }

    /// Reports a kept response that can't be found without an error.
    func check(_ arguments: [ArgumentPlan], into bag: inout DiagnosticBag) {
        guard let mappers = types.mappers, CacheDrafts.isKept(draft) else { return }
        if arguments.contains(where: { mappers.sent($0.type)?.canThrow == true }) {
            bag.report(
                SwiftModelCodes.entityUse(
                    "the response of `\(draft.operation.key)` is kept under what is sent, which may fail to be made of an entity"
                ).at(draft.operation.origin.range))
        }
    }
}

/// The way from a schema to the property from which an entity has a value: `author.display_name`.
struct EntityPath {
    private(set) var properties: [Property] = []
    let wireName: String

    var first: String { properties[0].wireName }
    var last: Property { properties[properties.count - 1] }
    var wireNames: [String] { properties.map(\.wireName) }
    var isNested: Bool { properties.count > 1 }
    /// The path to the object that has the property.
    var owners: String { wireNames.dropLast().joined(separator: ".") }
    /// The name of that object's schema, or what stands for one.
    func owner(in schema: String, _ api: API) -> String {
        guard let holder = properties.dropLast().last else { return schema }
        return api[api.resolved(holder.use.schema)].name ?? holder.wireName
    }
    /// Whether every part is always there.
    private(set) var isRequired = true

    /// Nil, and a report, where it leads to nothing. A property whose own name has a dot wins over a way.
    init?(
        _ pattern: EntityRule.Name, in start: ObjectShape, of schema: String, _ api: API, into bag: inout DiagnosticBag
    ) {
        var shape = start
        let whole = start.property(pattern.text)
        let names = whole == nil ? pattern.text.split(separator: ".", omittingEmptySubsequences: false) : []
        var found = whole.map { [$0] } ?? []
        for (position, name) in names.enumerated() {
            guard let property = shape.property(String(name)) else {
                let owner = ([schema] + names.prefix(position).map(String.init)).joined(separator: ".")
                bag.report(.unknownProperty(String(name), of: owner, shape, at: pattern.range))
                return nil
            }
            found.append(property)
            guard position < names.count - 1 else { break }
            guard case .object(let next) = api.resolvedKind(of: property.use.schema) else {
                bag.report(
                    SwiftModelCodes.entityRule(
                        "`\(String(name))` of `\(pattern.text)` isn't an object, so that nothing can be taken out of it"
                    ).at(pattern.range))
                return nil
            }
            shape = next
        }
        properties = found
        wireName = found.map(\.wireName).joined(separator: ".")
        let owners = found.dropLast()
        isRequired =
            found.allSatisfy(\.isRequired) && !owners.contains { $0.use.isNullable || api.isNullable($0.use.schema) }
    }
}

/// Finds the properties of structs by their wire names. Each struct is looked through once.
final class MemberTables {
    private var properties: [Int: [String: PropertyPlan]] = [:]
    private var uses: [Int: [String: SchemaUse]] = [:]

    func property(_ name: String, of declaration: Int, _ planner: ModelPlanner) -> PropertyPlan? {
        if let known = properties[declaration] { return known[name] }
        let planned = planner.structures[declaration]?.properties ?? []
        let table = Dictionary(planned.map { ($0.wireName, $0) }) { first, _ in first }
        properties[declaration] = table
        return table[name]
    }

    /// What the description says of a property.
    func use(of name: String, in declaration: Int, _ planner: ModelPlanner) -> SchemaUse? {
        if let known = uses[declaration] { return known[name] }
        let schema = planner.graph.schema(planner.catalog.declarations[declaration].schema)
        guard case .object(let shape) = schema.kind else { return nil }
        let table = Dictionary(shape.properties.map { ($0.wireName, $0.use) }) { first, _ in first }
        uses[declaration] = table
        return table[name]
    }
}

extension Diagnostic {
    static func unknownProperty(_ name: String, of schema: String, _ shape: ObjectShape, at range: SourceRange?)
        -> Diagnostic
    {
        SwiftModelCodes.entityRule("`\(schema)` has no property `\(name)`").at(range).help(
            suggestion(for: name, among: shape.properties.map(\.wireName)))
    }
}

/// How values of one type that the service sends become values of the app, and back: two initialisers for the type and
/// for each type inside of it.
public struct MapperPlan: Sendable {
    /// The entity at the top level.
    public let name: SwiftIdentifier
    /// The word of the service to which it belongs; nil for a shared one.
    public let owner: String?
    public let initialisers: [MappingPlan]
}

/// An initialiser that makes a value of one side out of one of the other.
public struct MappingPlan: Sendable {
    /// What it does, as far as that is one expression or several.
    public enum Body: Sendable {
        /// The arguments of the type's own initialiser: `title: transfer.title`.
        case members([Member])
        /// What each case becomes.
        case cases([Case])
        /// The raw value of the one is that of the other.
        case rawValue
        /// The team's function does it.
        case function(String)
    }

    /// One argument, in parts, so that a long one can stand on several lines.
    public struct Member: Sendable {
        public let label: String
        /// All of the value, or what stands before its items: `try EntityConversionError.unwrap`.
        public let opening: String
        /// The arguments of a call, or the one expression of a closure.
        public let items: [String]
        public let isClosure: Bool
        /// Where it holds, the value is nil.
        public let absence: String?
    }

    public struct Case: Sendable {
        public let pattern: String
        public let value: String
    }

    /// A word for each kind of body.
    public enum Kind: String, Sendable, CaseIterable {
        case members
        case cases
        case rawValue
        case function
    }

    /// What may go wrong.
    public enum Effect: String, Sendable, CaseIterable {
        case none
        case `throws`
        case `rethrows`
    }

    public let type: SwiftType
    /// What it is made of, under the argument's name.
    public let source: SwiftType
    public let isWritten: Bool
    /// `<ElementDTO: Codable & Sendable>`; empty where the type is not generic.
    public let genericClause: String
    /// `element: (ElementDTO) throws -> Element`
    public let closures: [String]
    public let effect: Effect
    public let body: Body

    public var argument: String { isWritten ? "entity" : "transfer" }

    public var kind: Kind {
        switch body {
        case .members: .members
        case .cases: .cases
        case .rawValue: .rawValue
        case .function: .function
        }
    }

    public var members: [Member] { if case .members(let members) = body { members } else { [] } }
    public var cases: [Case] { if case .cases(let cases) = body { cases } else { [] } }
    public var function: String? { if case .function(let name) = body { name } else { nil } }
}

/// A function that the team has to write.
public struct ConversionPlan: Sendable {
    public let name: SwiftIdentifier
    public let parameter: SwiftType
    public let result: SwiftType
    public let canFail: Bool
    /// What it is for: ``price` of `Post``.
    public let documentation: [String]
}

/// The functions that a team has to write, and where.
public struct ConversionsPlan: Sendable {
    /// The type that the team extends with them.
    public let name: String
    /// The protocol that asks for them.
    public let requirement: String
    public let functions: [ConversionPlan]
}
