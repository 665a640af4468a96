import APIModel

extension YAMLValue {
    /// A JSON value of a description as YAML.
    init(_ literal: Literal) {
        switch literal {
        case .null: self = .raw("null")
        case .bool(let value): self = .raw(value ? "true" : "false")
        case .number(let text): self = .raw(text)
        case .string(let text): self = .text(text)
        case .array(let items): self = .list(items.map { YAMLValue($0) })
        case .object(let members): self = .map(members.map { .init($0.name, YAMLValue($0.value)) })
        }
    }
}
