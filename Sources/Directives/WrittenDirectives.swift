import APIModel

// The values of directives as a description states them. What a `Literal?` builds is nil where there is nothing to write.

extension Literal {
    static func text(_ text: String?) -> Literal? { text.map(Literal.string) }

    /// An object of the members that have a value.
    static func members(_ members: [(String, Literal?)]) -> Literal? {
        let present = members.compactMap { name, value in value.map { Member(name: name, value: $0) } }
        return present.isEmpty ? nil : .object(present)
    }
}

extension OperationDirectives {
    /// `{ token: input.token, page: =1 }`
    package static func literal(_ values: [NamedValue]) -> Literal {
        .object(values.map { Literal.Member(name: $0.name, value: $0.value.literal) })
    }
}

extension OperationDirectives.Source {
    /// `input.token`, `token`, `=text`
    var literal: Literal {
        switch self {
        case .member(let name): .string("input." + name)
        case .argument(let name): .string(name)
        case .constant(.string(let text)): .string("=" + text)
        case .constant(let value):
            switch value {
            case .array, .object: .object([Literal.Member(name: "value", value: value)])
            default: value
            }
        }
    }
}

extension OperationDirectives.Header {
    var literal: Literal {
        switch self {
        case .preset(let name): .string(name.text)
        case .values(let values): OperationDirectives.literal(values)
        }
    }
}

extension OperationDirectives.Input {
    var literal: Literal {
        switch self {
        case .arguments: .string("arguments")
        case .structure(let name): .string(name?.text ?? "struct")
        }
    }
}

extension OperationDirectives.LabelledArgument {
    /// `targetId`, `type: kind`, `type: _`
    var literal: Literal {
        switch label {
        case .usual: .string(name)
        case .name(let label): .object([Literal.Member(name: name, value: .string(label.text))])
        case .none: .object([Literal.Member(name: name, value: .string("_"))])
        }
    }
}

extension OperationDirectives.Manual {
    /// `true`, or `{ arguments: { progress: Progress }, case: false }`
    var literal: Literal {
        let types = Literal.members(arguments.map { ($0.name.text, .string($0.type.text)) })
        return .members([("arguments", types), ("case", hasCase ? nil : .bool(false))]) ?? .bool(true)
    }
}
