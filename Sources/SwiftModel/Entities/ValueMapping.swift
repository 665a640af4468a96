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
    /// An object of which the app has the members one by one.
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
        case .made(let mapper, let arguments):
            mappers.contains(mapper) || arguments.contains { $0.canThrow(mappers) }
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
            let member = assembled(object)
            let items = member.items.joined(separator: ", ")
            return member.opening + (member.isClosure ? " { \(items) }" : "(\(items))")
        }
        let (before, after) = pieces(mapping)
        return (mapping.canThrow(throwing) ? "try " : "") + before + source + after
    }

    /// The same as an argument, in parts.
    func member(_ label: SwiftIdentifier, _ mapping: ValueMapping, of source: String) -> MappingPlan.Member {
        var member = MappingPlan.Member(label: label.label, opening: mapping.canThrow(throwing) ? "try " : "")
        switch mapping {
        case .converted(let conversion) where conversion.isOptional:
            member.opening += "EntityConversionError.unwrap"
            member.items = [conversion.before + source + conversion.after, "of: \(source)"]
        case .made(let mapper, let arguments):
            member.opening += targets[mapper].text
            member.items = [source] + closures(of: mapper, arguments)
        case .elements(let inner), .nullable(let inner), .values(let inner):
            if case .values = mapping {
                member.opening += source + ".mapValues"
            } else {
                member.opening += source + ".map"
            }
            member.items = [text(inner, of: "$0")]
            member.isClosure = true
        case .assembled(let object):
            let made = assembled(object)
            (member.opening, member.items, member.isClosure) = (made.opening, made.items, made.isClosure)
        case .same, .parameter, .converted: member.opening = text(mapping, of: source)
        }
        return member
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
