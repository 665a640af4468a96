import APIModel

/// How a value of the service becomes one of the app, or the other way around.
indirect enum ValueMapping: Hashable {
    /// Both have the same type.
    case same
    /// By the initialiser that a mapper declares, with a closure for each generic argument.
    case made(Int, [ValueMapping])
    /// The value in an optional, or the elements of a list.
    case elements(ValueMapping)
    /// The value in a `Nullable`.
    case nullable(ValueMapping)
    /// The values of a dictionary.
    case values(ValueMapping)
    /// By the closure for a type parameter.
    case parameter(SwiftIdentifier)
    case converted(ValueConversion)
    /// An object of the service, made from separate properties of the app.
    case assembled(ObjectAssembly)

    /// Whether values are passed on unchanged.
    var isSame: Bool { self == .same }

    func lifted(_ lift: (ValueMapping) -> ValueMapping) -> ValueMapping { isSame ? .same : lift(self) }

    /// Visits the mappers that it calls.
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
    /// The code before and after the value.
    var before: String
    var after: String
    /// Whether the expression may be nil; the initialiser then throws.
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
    /// The property that is made, as errors name it: `Post.link`.
    var place = ""

    func text(_ mapping: ValueMapping, of source: String) -> String {
        if case .converted(let conversion) = mapping, conversion.isOptional {
            let made = conversion.before + source + conversion.after
            return "try EntityConversionError.unwrap(\(made), of: \(source), at: \(SwiftLiteral.quoted(place)))"
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

    /// A mapping as an argument, in parts.
    func member(_ label: SwiftIdentifier, _ mapping: ValueMapping, of source: String) -> MappingPlan.Member {
        let prefix = mapping.canThrow(throwing) ? "try " : ""
        func member(_ opening: String, _ items: [String], isClosure: Bool = false) -> MappingPlan.Member {
            MappingPlan.Member(
                label: label.label, opening: prefix + opening, items: items, isClosure: isClosure, absence: nil)
        }
        switch mapping {
        case .converted(let conversion) where conversion.isOptional:
            return member(
                "EntityConversionError.unwrap",
                [conversion.before + source + conversion.after, "of: \(source)", "at: \(SwiftLiteral.quoted(place))"])
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

    /// The code before and after a value; callers add a `try` where the mapping can throw.
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

// Writing drafts as code.
extension EntityMapperPlanner {
    func plans(_ reading: [Draft?], _ writing: [Draft?], _ read: MappingText, _ write: MappingText) -> [MapperPlan] {
        var order: [Int] = []
        var found: [Int: [MappingPlan]] = [:]
        for (index, pair) in pairs.enumerated() {
            let initialisers = [
                reading[index].map { initialiser(index, $0, read, isWritten: false) },
                writing[index].map { initialiser(index, $0, write, isWritten: true) },
            ].compactMap(\.self)
            let top = catalog.declarations.top(of: pair.entity)
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
        let constraint = ModelAssembler(planner: planner, positions: [:]).constraints(of: source).map(\.text).joined(
            separator: " & ")
        let clause = others.map { constraint.isEmpty ? $0.type : "\($0.type): \(constraint)" }
        return MappingPlan(
            type: made, source: others.isEmpty ? given : given.applied(to: others.map { .named($0) }),
            isWritten: isWritten, genericClause: clause.isEmpty ? "" : "<\(clause.joined(separator: ", "))>",
            closures: closures, effect: text.throwing.contains(mapper) ? .throws : closures.isEmpty ? .none : .rethrows,
            body: body(draft, text, of: made))
    }

    private func body(_ draft: Draft, _ text: MappingText, of type: SwiftType) -> MappingPlan.Body {
        var text = text
        switch draft {
        case .members(let members):
            return .members(
                members.map { member in
                    text.place = "\(type.text).\(member.label.raw)"
                    return text.member(member.label, member.mapping, of: member.source)
                })
        case .cases(let cases):
            return .cases(
                cases.map { item in
                    let name = "." + item.name.member
                    text.place = type.text + name
                    guard let mapping = item.mapping else { return .init(pattern: name, value: name) }
                    return .init(pattern: "\(name)(let value)", value: "\(name)(\(text.text(mapping, of: "value")))")
                })
        case .rawValue: return .rawValue
        case .function(let name): return .function(name)
        }
    }
}

/// A received value as a mapper reads it: `transfer.author?.displayName`.
struct EntityValue {
    private(set) var expression = "transfer"
    /// Whether the last property isn't optional, but one before it is.
    private var isPlainBehindOptional = false
    private(set) var type: SwiftType
    private(set) var use: SchemaUse

    /// Nil where a property on the path isn't received.
    init?(_ path: [String], from start: Int, _ planner: ModelPlanner, _ members: MemberTables) {
        let catalog = planner.catalog
        var declaration: Int? = start
        var isOptional = false
        var found: (type: SwiftType, use: SchemaUse)?
        for name in path {
            guard let owner = declaration, let (property, use) = members.member(name, of: owner, planner) else {
                return nil
            }
            if found?.type.unwrapped.isSupport(.nullable) == true { expression += "?.value" }
            expression += (isOptional ? "?." : ".") + property.name.member
            isPlainBehindOptional = isOptional && !property.isOptional
            isOptional = isOptional || property.isOptional
            declaration = catalog.indexes[catalog.graph.target(of: use).schema]
            let type = catalog.qualified(property.type, in: owner)
            found = (isOptional ? type.optional : type, use)
        }
        guard let found else { return nil }
        type = found.type
        use = found.use
    }

    /// The value before `.map`, which would otherwise apply to the last property alone.
    var operand: String { isPlainBehindOptional ? "(\(expression))" : expression }

    var tellsNull: Bool { type.unwrapped.isSupport(.nullable) }

    /// The type without optionality, neither Swift's nor `Nullable`.
    var valueType: SwiftType {
        guard tellsNull, case .named(let name) = type.unwrapped, let inner = name.arguments.first else {
            return type.unwrapped
        }
        return inner
    }

    /// - Parameter isPlain: whether the expression is used alone, so that it needs no parentheses.
    mutating func setDefault(_ value: SwiftExpression, isPlain: Bool) {
        let text = "\(expression)\(tellsNull ? "?.value" : "") ?? \(value.text)"
        expression = isPlain ? text : "(\(text))"
        isPlainBehindOptional = false
        type = valueType
    }
}

/// The conversion of an operation's value between the service's type and the app's.
public struct MappedValue: Sendable, Hashable {
    /// The service's type.
    public let transfer: SwiftType
    /// The code before and after a value, which converts it to the other type.
    public let before: String
    public let after: String
    public let canThrow: Bool

    /// The expression that converts a value.
    public func text(of value: String) -> String { before + value + after }
}

/// An object that is sent, made from properties that the app has separately (`settings.theme: theme`).
struct ObjectAssembly: Hashable {
    struct Part: Hashable {
        let label: SwiftIdentifier
        /// The app's property; nil where it has none, and for a nested object.
        var property: SwiftIdentifier?
        let mapping: ValueMapping
        /// Whether the app's property is optional.
        var isOptional = false
        /// Whether the service requires it in the object.
        var isNeeded = false

        var source: String { property.map { "entity." + $0.member } ?? "nil" }
    }

    /// The parts that the object requires although they are optional in the app: where one is nil, a mapper throws.
    var unwrapped: [Part] {
        let needed = parts.filter { $0.isOptional && $0.isNeeded }
        return evidence.count == 1 ? needed.filter { $0.source != evidence[0] } : needed
    }

    let type: SwiftType
    /// Whether the object may be left out of the value that holds it.
    let isOptional: Bool
    let parts: [Part]
    /// The paths of properties that the app has no value for; they are sent as absent or with their default.
    var lost: [String] = []

    /// The parts of this object and of the objects in it, without these objects themselves.
    private var leaves: [Part] {
        parts.flatMap { part in if case .assembled(let object) = part.mapping { object.leaves } else { [part] } }
    }

    /// The app's values that decide whether an object is sent: none if all are nil. Empty where one is always sent.
    var evidence: [String] {
        let values = leaves.filter { $0.property != nil }
        let isCertain = values.contains { !$0.isOptional } && !values.contains { $0.isOptional && $0.isNeeded }
        return isOptional && !isCertain ? values.filter(\.isOptional).map(\.source) : []
    }
}

extension EntityMapperPlanner {
    /// Nil where the app lacks a value that the object requires.
    /// - Parameters:
    ///   - path: the wire names that lead to the object, whose property has the type `type`.
    ///   - gap: the wire names that lead to the missing value.
    mutating func assembly(
        of path: [String], as type: SwiftType, _ pair: Pair, _ sources: [String: PropertyPlan], _ gap: inout String
    ) -> ObjectAssembly? {
        gap = path.joined(separator: ".")
        let said = schemas.members[catalog.declarations[pair.entity].schema] ?? [:]
        guard !type.unwrapped.isSupport(.nullable), let value = EntityValue(path, from: pair.transfer, planner, tables),
            let declared = catalog.indexes[catalog.graph.target(of: value.use).schema],
            let plan = planner.structures[declared]
        else { return nil }
        var parts: [ObjectAssembly.Part] = []
        var lost: [String] = []
        for property in plan.properties {
            let inner = path + [property.wireName]
            let wanted = catalog.qualified(property.type, in: declared)
            let name = inner.joined(separator: ".")
            if let member = said[name]?.said, let source = sources[name] {
                let mapping = writing(wanted, as: member, source, pair)
                parts.append(
                    ObjectAssembly.Part(
                        label: property.name, property: source.name, mapping: mapping,
                        isOptional: source.type.isOptional, isNeeded: !wanted.isOptional))
            } else if said.values.contains(where: { $0.path.count > inner.count && $0.path.starts(with: inner) }) {
                guard let object = assembly(of: inner, as: wanted, pair, sources, &gap) else { return nil }
                parts.append(ObjectAssembly.Part(label: property.name, mapping: .assembled(object)))
                lost += object.lost
            } else {
                lost.append(name)
                if property.defaultValue != nil { continue }
                guard wanted.isOptional else {
                    gap = name
                    return nil
                }
                parts.append(ObjectAssembly.Part(label: property.name, mapping: .same))
            }
        }
        return ObjectAssembly(type: value.valueType, isOptional: type.isOptional, parts: parts, lost: lost)
    }
}

extension MappingText {
    /// `SettingsDTO(theme: entity.theme)`, or nil where the app has none of its values:
    /// `entity.theme.map { SettingsDTO(theme: $0) }`, `entity.theme == nil && entity.size == nil ? nil : …`
    func assembled(_ object: ObjectAssembly, labelled label: String) -> MappingPlan.Member {
        let evidence = object.evidence
        var items = object.parts.map { part in
            let value = text(part.mapping, of: part.source)
            let isUnwrapped = object.unwrapped.contains(part)
            let place = SwiftLiteral.quoted("\(object.type.text).\(part.label.raw)")
            let whole =
                isUnwrapped ? "try EntityConversionError.unwrap(\(value), of: \(part.source), at: \(place))" : value
            return "\(part.label.label): \(whole)"
        }
        if evidence.count == 1, let position = object.parts.firstIndex(where: { $0.source == evidence[0] }) {
            let part = object.parts[position]
            items[position] = "\(part.label.label): \(text(part.mapping.unlifted, of: "$0"))"
            let prefix = object.parts.contains { $0.mapping.canThrow(throwing) } ? "try " : ""
            return MappingPlan.Member(
                label: label, opening: prefix + "\(part.source).map",
                items: ["\(object.type.text)(\(items.joined(separator: ", ")))"], isClosure: true, absence: nil)
        }
        let absence = evidence.isEmpty ? nil : evidence.map { "\($0) == nil" }.joined(separator: " && ")
        return MappingPlan.Member(
            label: label, opening: object.type.text, items: items, isClosure: false, absence: absence)
    }
}

extension ValueMapping {
    /// The mapping of the value in an optional.
    fileprivate var unlifted: ValueMapping { if case .elements(let inner) = self { inner } else { self } }
}
