import APIModel

extension SwiftType {
    /// A type that a team names. `Payments.Money` is `Money` of the module `Payments`; a name alone may be one that planning
    /// knows: `Int64`, `JSONValue`.
    init(_ type: FixedType) {
        switch type {
        case .named(let path): self = SwiftType(path)
        case .optional(let wrapped): self = SwiftType(wrapped).optional
        case .array(let element): self = .array(SwiftType(element))
        case .dictionary(let key, let value): self = .dictionary(key: SwiftType(key), value: SwiftType(value))
        case .any, .some, .composition: self = .named(Name([SwiftIdentifier(type.text)]))
        }
    }

    private init(_ path: [FixedType.Component]) {
        let arguments = (path.last?.arguments ?? []).map { SwiftType($0) }
        let names = path.dropLast().map(\.text) + path.suffix(1).map(\.name.text)
        if path.count == 1, let symbol = SupportSymbol(rawValue: names[0]) {
            self = .support(symbol, arguments)
        } else if path.count > 1, path[0].arguments.isEmpty {
            let inner = names.dropFirst().map { SwiftIdentifier($0) }
            self = .named(Name(inner, arguments: arguments, origin: .module(ModuleName(path[0].name))))
        } else {
            self = .named(Name(names.map { SwiftIdentifier($0) }, arguments: arguments))
        }
    }

    /// The type with the arguments that a use of its schema gives, where it has none of its own: `Page` of `Page<Item>`.
    func applied(to arguments: [SwiftType]) -> SwiftType {
        guard !arguments.isEmpty, case .named(var name) = self, name.arguments.isEmpty else { return self }
        name.arguments = arguments
        return .named(name)
    }
}
