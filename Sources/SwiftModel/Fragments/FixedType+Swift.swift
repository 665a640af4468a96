import APIModel

extension FixedType {
    /// The type in generated code. The first of several names is a module, one alone may be a type that planning knows:
    /// `Int64`, `JSONValue`.
    var swiftType: SwiftType {
        switch self {
        case .named(let path): return .named(path)
        case .optional(let wrapped): return wrapped.swiftType.optional
        case .array(let element): return .array(element.swiftType)
        case .dictionary(let key, let value): return .dictionary(key: key.swiftType, value: value.swiftType)
        case .any, .some, .composition: return .named(SwiftIdentifier(text))
        }
    }
}

extension SwiftType {
    fileprivate static func named(_ path: [FixedType.Component]) -> SwiftType {
        guard let first = path.first, let last = path.last else { return .jsonValue }
        let arguments = last.arguments.map(\.swiftType)
        if path.count == 1 {
            return SupportSymbol(rawValue: first.name.text).map { .support($0, arguments) }
                ?? .named(SwiftIdentifier(first.name.text), arguments)
        }
        let names = path.dropFirst().map { SwiftIdentifier($0.name.text) }
        return .named(Name(names, arguments: arguments, origin: .module(first.name.text)))
    }

    /// The type with the arguments that a use of its schema gives, where it has none of its own: `Page` of `Page<Item>`.
    func applied(to arguments: [SwiftType]) -> SwiftType {
        guard !arguments.isEmpty, case .named(var name) = self, name.arguments.isEmpty else { return self }
        name.arguments = arguments
        return .named(name)
    }
}
