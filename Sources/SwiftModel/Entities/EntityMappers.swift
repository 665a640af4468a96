import APIModel
import Diagnostics

/// The conversions between the service's types and the app's, as operations use them.
struct EntityMappers: Sendable {
    let schemas: EntitySchemas
    /// The app's names of the service's types, with the mappers that convert values.
    let table: MappedTypes
    let reading: MappingText
    let writing: MappingText
    let plans: [MapperPlan]
    let conversions: ConversionsPlan?
    /// The support code that the mappers use.
    let support: Set<SupportSymbol>

    /// The mappers, each with the word of the service that its entity belongs to.
    func plans(for models: [ModelPlan], _ owners: [String?]) -> [MapperPlan] {
        var words: [SwiftIdentifier: String] = [:]
        for (model, owner) in zip(models, owners) where model.side == .app { words[model.name] = owner }
        return plans.map { MapperPlan(name: $0.name, owner: words[$0.name], initialisers: $0.initialisers) }
    }

    /// The use of the app's schema for a schema of the service.
    func entity(of use: SchemaUse) -> SchemaUse { schemas.entity(of: use) }

    /// The app's type for a top-level type of the service, which may be the same.
    func entity(of type: SwiftType) -> SwiftType { table.entity(of: type) }

    /// How a received value is converted for the app; nil where it isn't.
    func received(_ type: SwiftType) -> MappedValue? { value(type, reading) }

    /// How an argument is converted before it is sent; nil where it isn't.
    func sent(_ type: SwiftType) -> MappedValue? { value(type, writing) }

    private func value(_ type: SwiftType, _ text: MappingText) -> MappedValue? {
        let mapping = table.mapping(of: type)
        guard !mapping.isSame else { return nil }
        let (before, after) = text.pieces(mapping)
        return MappedValue(transfer: type, before: before, after: after, canThrow: mapping.canThrow(text.throwing))
    }
}

/// The types of the service that the app replaces.
struct MappedTypes: Sendable {
    /// The mapper and the app's name of a type, by its name from the top level.
    var made: [[SwiftIdentifier]: (mapper: Int, path: [SwiftIdentifier])] = [:]
    /// The type that an alias stands for and the app's name of the alias, by its name from the top level.
    var aliases: [[SwiftIdentifier]: (type: SwiftType, path: [SwiftIdentifier])] = [:]

    func entity(of type: SwiftType) -> SwiftType {
        type.mappingNames { name in
            guard let path = made[name.path]?.path ?? aliases[name.path]?.path else { return name }
            return name.at(path)
        }
    }

    /// - Parameter parameters: the closures for the type parameters that are visible here.
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

/// The arguments of an operation, as its callers give them and as they are sent.
struct OperationEntities {
    let draft: OperationDraft
    let types: ModelPlanner

    /// The arguments of the case, with the conversions to the service's types.
    func sent(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard let mappers = types.mappers else { return arguments }
        return arguments.map { $0.with(mapped: mappers.sent($0.type)) }
    }

    /// The arguments of the method, with the app's types.
    func taken(_ arguments: [ArgumentPlan]) -> [ArgumentPlan] {
        guard let mappers = types.mappers else { return arguments }
        return arguments.map { $0.with(type: mappers.entity(of: $0.type)) }
    }

    /// Reports a kept response whose key needs a conversion that can throw.
    func check(_ arguments: [ArgumentPlan], into bag: inout DiagnosticBag) {
        guard let mappers = types.mappers, CacheDrafts.isKept(draft) else { return }
        if arguments.contains(where: { mappers.sent($0.type)?.canThrow == true }) {
            bag.report(
                SwiftModelCodes.entityUse(
                    "the response of `\(draft.operation.key)` can't be kept: its key needs a conversion from an entity that may fail"
                ).at(draft.operation.origin.range))
        }
    }
}

/// The path from a schema to the property that an entity takes a value from: `author.display_name`.
struct EntityPath {
    private(set) var properties: [Property] = []
    let wireName: String

    var first: String { properties[0].wireName }
    var last: Property { properties[properties.count - 1] }
    var wireNames: [String] { properties.map(\.wireName) }
    var isNested: Bool { properties.count > 1 }
    /// The path to the object that has the property.
    var owners: String { wireNames.dropLast().joined(separator: ".") }
    /// The name of that object's schema, or of the property that holds it.
    func owner(in schema: String, _ api: API) -> String {
        guard let holder = properties.dropLast().last else { return schema }
        return api[api.resolved(holder.use.schema)].name ?? holder.wireName
    }
    /// Whether every property on the path always has a value.
    private(set) var isRequired = true

    /// Nil for a path that leads to nothing, which is reported. A property with a dot in its name wins over a path.
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
                        "`\(String(name))` of `\(pattern.text)` isn't an object, so it has no properties"
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

/// Finds the properties of structs by their wire names. Each struct is indexed once.
final class MemberTables {
    private var tables: [Int: [String: (property: PropertyPlan, use: SchemaUse)]] = [:]

    func member(_ name: String, of declaration: Int, _ planner: ModelPlanner) -> (PropertyPlan, use: SchemaUse)? {
        if let known = tables[declaration] { return known[name] }
        let members = planner.structures[declaration]?.members ?? []
        let table = Dictionary(members.map { ($0.property.wireName, $0) }) { first, _ in first }
        tables[declaration] = table
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

/// The conversions between an entity and the service's type, and back: two initialisers for the type and for each type
/// nested in it.
public struct MapperPlan: Sendable {
    /// The entity at the top level.
    public let name: SwiftIdentifier
    /// The word of the service to which it belongs; nil for a shared one.
    public let owner: String?
    public let initialisers: [MappingPlan]
}

/// An initialiser that makes a value of the app from one of the service, or the other way around.
public struct MappingPlan: Sendable {
    /// The body of the initialiser.
    public enum Body: Sendable {
        /// The arguments of the type's own initialiser: `title: transfer.title`.
        case members([Member])
        /// The value for each case of the source.
        case cases([Case])
        /// The raw value, which is the same on both sides.
        case rawValue
        /// A call of the team's function.
        case function(String)
    }

    /// One argument, in parts, so that a long one can be broken into lines.
    public struct Member: Sendable {
        public let label: String
        /// The whole value, or the code before its items: `try EntityConversionError.unwrap`.
        public let opening: String
        /// The arguments of a call, or the one expression of a closure.
        public let items: [String]
        public let isClosure: Bool
        /// The condition under which the value is nil.
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

    /// Whether the initialiser throws.
    public enum Effect: String, Sendable, CaseIterable {
        case none
        case `throws`
        case `rethrows`
    }

    public let type: SwiftType
    /// The type of the initialiser's first argument.
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
    /// Lines that name the property that needs it.
    public let documentation: [String]
}

/// The functions that a team has to write, and where.
public struct ConversionsPlan: Sendable {
    /// The type that the team extends with them.
    public let name: String
    /// The protocol that requires them.
    public let requirement: String
    public let functions: [ConversionPlan]
}
