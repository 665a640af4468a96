import APIModel

/// How a value of what the service sends becomes one of the app's, or the other way around.
indirect enum ValueMapping: Hashable {
    /// Both have one type.
    case same
    /// By the initialiser that a mapper declares, with a closure for each generic argument.
    case made(Int, [ValueMapping])
    /// What is in an optional or a list.
    case elements(ValueMapping)
    /// What is in a `Nullable`.
    case nullable(ValueMapping)
    /// The values of a dictionary.
    case values(ValueMapping)
    /// By the closure for a type parameter.
    case parameter(SwiftIdentifier)
    case converted(ValueConversion)
    /// An object whose members the app has one by one.
    case assembled(ObjectAssembly)

    /// Whether it is an identity, in which case the value is handed on as it is.
    var isSame: Bool { self == .same }

    func lifted(_ lift: (ValueMapping) -> ValueMapping) -> ValueMapping { isSame ? .same : lift(self) }

    /// The mappers that it calls.
    func forEachMapper(_ visit: (Int) -> Void) {
        switch self {
        case .same, .parameter, .converted: return
        case .elements(let inner), .nullable(let inner), .values(let inner): inner.forEachMapper(visit)
        case .made(let mapper, let arguments):
            visit(mapper)
            for argument in arguments { argument.forEachMapper(visit) }
        case .assembled(let object): for part in object.parts { part.mapping.forEachMapper(visit) }
        }
    }

    /// Whether it may throw by itself or by one of these mappers.
    func canThrow(_ mappers: Set<Int>) -> Bool {
        switch self {
        case .same: false
        case .parameter: true
        case .converted(let conversion): conversion.canFail
        case .elements(let inner), .nullable(let inner), .values(let inner): inner.canThrow(mappers)
        case .made(let mapper, let arguments): mappers.contains(mapper) || arguments.contains { $0.canThrow(mappers) }
        case .assembled(let object): !object.unwrapped.isEmpty || object.parts.contains { $0.mapping.canThrow(mappers) }
        }
    }
}

/// A value of another type, made by an expression or by the team's function.
struct ValueConversion: Hashable {
    /// What stands in front of the value, and behind it.
    var before: String
    var after: String
    /// Whether the expression may be nil, which is thrown.
    var isOptional = false
    /// Whether the expression itself throws.
    var isThrowing = false

    var canFail: Bool { isOptional || isThrowing }
}

/// Writes mappings as expressions.
struct MappingText {
    /// The types that mappers make, and the labels of their closures.
    let targets: [SwiftType]
    let labels: [[SwiftIdentifier]]
    /// The mappers that may throw.
    let throwing: Set<Int>

    func text(_ mapping: ValueMapping, of source: String) -> String {
        if case .converted(let conversion) = mapping, conversion.isOptional {
            let made = conversion.before + source + conversion.after
            return "try EntityConversionError.unwrap(\(made), of: \(source))"
        }
        if case .assembled(let object) = mapping {
            let member = assembled(object, labelled: "")
            let items = member.items.joined(separator: ", ")
            let absence = member.absence.map { $0 + " ? nil : " } ?? ""
            return absence + member.opening + (member.isClosure ? " { \(items) }" : "(\(items))")
        }
        let (before, after) = pieces(mapping)
        return (mapping.canThrow(throwing) ? "try " : "") + before + source + after
    }

    /// The same as an argument, in parts.
    func member(_ label: SwiftIdentifier, _ mapping: ValueMapping, of source: String) -> MappingPlan.Member {
        let prefix = mapping.canThrow(throwing) ? "try " : ""
        func member(_ opening: String, _ items: [String], isClosure: Bool = false) -> MappingPlan.Member {
            MappingPlan.Member(
                label: label.label, opening: prefix + opening, items: items, isClosure: isClosure, absence: nil)
        }
        switch mapping {
        case .converted(let conversion) where conversion.isOptional:
            return member(
                "EntityConversionError.unwrap", [conversion.before + source + conversion.after, "of: \(source)"])
        case .made(let mapper, let arguments):
            return member(targets[mapper].text, [source] + closures(of: mapper, arguments))
        case .elements(let inner), .nullable(let inner):
            return member(source + ".map", [text(inner, of: "$0")], isClosure: true)
        case .values(let inner): return member(source + ".mapValues", [text(inner, of: "$0")], isClosure: true)
        case .assembled(let object): return assembled(object, labelled: label.label)
        case .same, .parameter, .converted:
            return MappingPlan.Member(
                label: label.label, opening: text(mapping, of: source), items: [], isClosure: false, absence: nil)
        }
    }

    private func closures(of mapper: Int, _ arguments: [ValueMapping]) -> [String] {
        zip(labels[mapper], arguments).map { "\($0.label): { \(text($1, of: "$0")) }" }
    }

    /// What stands in front of a value, and behind it; a `try` stands before both where the mapping can throw.
    func pieces(_ mapping: ValueMapping) -> (before: String, after: String) {
        switch mapping {
        case .same, .assembled: return ("", "")
        case .parameter(let name): return (name.reference + "(", ")")
        case .elements(let inner), .nullable(let inner): return ("", ".map { \(text(inner, of: "$0")) }")
        case .values(let inner): return ("", ".mapValues { \(text(inner, of: "$0")) }")
        case .converted(let conversion): return (conversion.before, conversion.after)
        case .made(let mapper, let arguments):
            return (targets[mapper].text + "(", closures(of: mapper, arguments).map { ", " + $0 }.joined() + ")")
        }
    }
}

// Drafts as code.
extension EntityMapperPlanner {
    func plans(_ reading: [Draft?], _ writing: [Draft?], _ read: MappingText, _ write: MappingText) -> [MapperPlan] {
        var order: [Int] = []
        var found: [Int: [MappingPlan]] = [:]
        for (index, pair) in pairs.enumerated() {
            let initialisers = [
                reading[index].map { initialiser(index, $0, read, isWritten: false) },
                writing[index].map { initialiser(index, $0, write, isWritten: true) },
            ].compactMap(\.self)
            var top = pair.entity
            while let owner = catalog.declarations[top].owner { top = owner }
            if found[top] == nil { order.append(top) }
            found[top, default: []] += initialisers
        }
        return order.map { top in
            MapperPlan(name: catalog.declarations[top].name, owner: nil, initialisers: found[top] ?? [])
        }
    }

    private func initialiser(_ mapper: Int, _ draft: Draft, _ text: MappingText, isWritten: Bool) -> MappingPlan {
        let pair = pairs[mapper]
        let (transfer, entity) = (transfer(of: pair), entity(of: pair))
        let schema = catalog.graph.schema(catalog.declarations[pair.transfer].schema)
        let parameters = schema.typeParameters.map { SwiftIdentifier($0) }
        let others = parameters.map { SwiftIdentifier($0.raw + (isWritten ? "Entity" : "Transfer")) }
        let closures = zip(zip(labels[mapper], parameters), others).map { names, other in
            "\(names.0.parameter): (\(other.type)) throws -> \(names.1.type)"
        }
        let made = isWritten ? transfer : entity
        let given = isWritten ? entity : transfer
        let source = catalog.declarations[isWritten ? pair.entity : pair.transfer].schema
        let constraint = ModelAssembler(planner, positions: [:]).constraints(of: source).map(\.text).joined(
            separator: " & ")
        let clause = others.map { constraint.isEmpty ? $0.type : "\($0.type): \(constraint)" }
        return MappingPlan(
            type: made, source: others.isEmpty ? given : given.applied(to: others.map { .named($0) }),
            isWritten: isWritten, genericClause: clause.isEmpty ? "" : "<\(clause.joined(separator: ", "))>",
            closures: closures, effect: text.throwing.contains(mapper) ? .throws : closures.isEmpty ? .none : .rethrows,
            body: body(draft, text))
    }

    private func body(_ draft: Draft, _ text: MappingText) -> MappingPlan.Body {
        switch draft {
        case .members(let members): return .members(members.map { text.member($0.label, $0.mapping, of: $0.source) })
        case .cases(let cases):
            return .cases(
                cases.map { item in
                    let name = "." + item.name.member
                    guard let mapping = item.mapping else { return .init(pattern: name, value: name) }
                    return .init(pattern: "\(name)(let value)", value: "\(name)(\(text.text(mapping, of: "value")))")
                })
        case .rawValue: return .rawValue
        case .function(let name): return .function(name)
        }
    }
}

/// A value of what the service sends, as a mapper reads it: `transfer.author?.displayName`.
struct EntityValue {
    private(set) var expression = "transfer"
    private(set) var type: SwiftType
    private(set) var use: SchemaUse

    /// Nil where a property on the way is none that is received.
    init?(_ path: [String], from start: Int, _ planner: ModelPlanner, _ members: MemberTables) {
        let catalog = planner.catalog
        var declaration: Int? = start
        var isOptional = false
        var found: (type: SwiftType, use: SchemaUse)?
        for name in path {
            guard let owner = declaration, let property = members.property(name, of: owner, planner) else { return nil }
            expression += (isOptional ? "?." : ".") + property.name.member
            isOptional = isOptional || property.isOptional
            var use = SchemaUse(catalog.graph.schema(catalog.declarations[owner].schema).id)
            declaration = nil
            if let said = members.use(of: name, in: owner, planner) {
                use = said
                declaration = catalog.indexes[catalog.graph.target(of: use).schema]
            }
            let type = catalog.qualified(property.type, in: owner)
            found = (isOptional ? type.optional : type, use)
        }
        guard let found else { return nil }
        type = found.type
        use = found.use
    }

    var tellsNull: Bool { type.unwrapped.isSupport(.nullable) }

    /// The type without what says that there may be no value.
    var valueType: SwiftType {
        guard tellsNull, case .named(let name) = type.unwrapped, let inner = name.arguments.first else {
            return type.unwrapped
        }
        return inner
    }

    /// - Parameter isPlain: whether nothing else is done to it, so that it needs no parentheses.
    mutating func setDefault(_ value: SwiftExpression, isPlain: Bool) {
        let text = "\(expression)\(tellsNull ? "?.value" : "") ?? \(value.text)"
        expression = isPlain ? text : "(\(text))"
        type = valueType
    }
}

/// A value of an operation that the app has in another type than the service sends.
public struct MappedValue: Sendable, Hashable {
    /// The type that is sent.
    public let transfer: SwiftType
    /// What stands in front of the value, and behind it, to make the other one of it.
    public let before: String
    public let after: String
    public let canThrow: Bool

    /// What is made of a value.
    public func text(of value: String) -> String { before + value + after }
}
