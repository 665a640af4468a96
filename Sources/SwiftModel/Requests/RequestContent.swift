/// What a request carries as one value: the query of some methods, the body of others.
public enum RequestContent: Sendable, Hashable {
    case none
    /// An argument as it is, or with some members fixed.
    case argument(SwiftIdentifier, isOptional: Bool, fixed: [FixedMemberPlan] = [])
    /// A dictionary of one key.
    case dictionary(RequestValue)
    /// A small struct made on the spot.
    case structure(InputPlan, [RequestValue])
    /// A struct of the description whose members are arguments.
    case model(SwiftType, [RequestMember])

    /// The struct that is declared for it.
    public var structure: InputPlan? { if case .structure(let input, _) = self { input } else { nil } }

    /// The values that it carries by name, where they are chosen one by one.
    public var values: [RequestValue] {
        switch self {
        case .none, .argument, .model: []
        case .dictionary(let value): [value]
        case .structure(_, let values): values
        }
    }

    /// The type of a struct that is made, and what it is made of.
    public var made: (type: SwiftType, members: [RequestMember])? {
        switch self {
        case .none, .argument, .dictionary: return nil
        case .model(let type, let members): return (type, members)
        case .structure(let input, let values):
            let members = zip(values, input.properties).map { value, property in
                RequestMember(label: property.name.label, wireName: value.wireName, source: value.source)
            }
            return (.named(input.name), members)
        }
    }

    public var isOptional: Bool {
        switch self {
        case .none, .structure, .model: false
        case .argument(_, let isOptional, _): isOptional
        case .dictionary(let value): value.isOptional
        }
    }

    /// The arguments of the case that it uses.
    public var arguments: [SwiftIdentifier] {
        switch self {
        case .argument(let name, _, _): [name]
        case .model(_, let members):
            members.lazy.compactMap(\.source.argument).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        case .none, .dictionary, .structure: values.arguments
        }
    }

    /// Its expression; empty for a struct, which templates lay out.
    public var text: String {
        switch self {
        case .none, .structure, .model: return ""
        case .argument(let name, let isOptional, let fixed):
            return fixed.isEmpty || isOptional ? name.reference : fixed.applied(to: name)
        case .dictionary(let value):
            let key = SwiftLiteral.quoted(value.wireName)
            let text = value.source.text
            return value.isOptional ? "\(text).map { [\(key): $0] }" : "[\(key): \(text)]"
        }
    }
}

/// One member of a struct that a request makes.
public struct RequestMember: Sendable, Hashable {
    /// Its name before the colon.
    public var label: String
    public var wireName: String
    public var source: ValueSource
}

extension [RequestValue] {
    /// The arguments of the case in which the values lie, each once.
    public var arguments: [SwiftIdentifier] {
        lazy.compactMap(\.source.argument).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
