import APIModel
import Diagnostics

/// How the types of the service and of the app become each other, as operations ask for it.
struct EntityMappers: Sendable {
    private let schemas: EntitySchemas
    /// The app's names of the service's types, with mappers where values have to be made.
    private let table: MappedTypes
    private let reading: MappingText
    private let writing: MappingText
    let plans: [MapperPlan]
    let conversions: ConversionsPlan?

    init(
        _ schemas: EntitySchemas, _ table: MappedTypes, reading: MappingText, writing: MappingText, plans: [MapperPlan],
        conversions: ConversionsPlan?, support: Set<SupportSymbol>
    ) {
        self.schemas = schemas
        self.table = table
        self.reading = reading
        self.writing = writing
        self.plans = plans
        self.conversions = conversions
        self.support = support
    }

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
