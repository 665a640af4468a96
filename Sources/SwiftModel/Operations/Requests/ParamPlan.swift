/// What the one-member convention sends: the query of some methods, the body of others.
public struct ParamPlan: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case none
        /// An argument as it is, or with some members fixed.
        case argument(SwiftIdentifier, isOptional: Bool, fixed: [FixedMemberPlan] = [])
        /// A dictionary of one key.
        case dictionary(RequestValue)
        /// A small struct made on the spot.
        case structure(InputPlan, [RequestValue])
    }

    public var content: Content
    /// Whether it goes into the query, where the method alone would say otherwise.
    public var usesQuery: Bool?
    /// The query items that `param` can't carry.
    public var extraQuery: [RequestValue]
    /// The body that `param` can't carry.
    public var extraBody: BodyPlan?

    public var structure: InputPlan? { if case .structure(let input, _) = content { input } else { nil } }

    /// The values that it carries by name.
    public var members: [RequestValue] {
        switch content {
        case .none, .argument: []
        case .dictionary(let value): [value]
        case .structure(_, let values): values
        }
    }

    public var isOptional: Bool {
        switch content {
        case .none, .structure: false
        case .argument(_, let isOptional, _): isOptional
        case .dictionary(let value): value.isOptional
        }
    }

    /// The arguments of the case that it uses.
    public var arguments: [SwiftIdentifier] {
        if case .argument(let name, _, _) = content { return [name] }
        return members.arguments
    }

    /// Its expression; empty for a structure, which templates lay out.
    public var text: String {
        switch content {
        case .none, .structure: return ""
        case .argument(let name, _, let fixed): return fixed.isEmpty ? name.reference : fixed.applied(to: name)
        case .dictionary(let value):
            let key = SwiftLiteral.quoted(value.wireName)
            let text = value.source.text
            return value.isOptional ? "\(text).map { [\(key): $0] }" : "[\(key): \(text)]"
        }
    }
}

extension [RequestValue] {
    /// The arguments of the case in which the values lie, each once.
    public var arguments: [SwiftIdentifier] {
        lazy.compactMap(\.source.argument).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}
