extension SwiftType {
    static func support(_ symbol: SupportSymbol) -> SwiftType {
        .named(Name([SwiftIdentifier(symbol.rawValue)]))
    }

    /// Adds the support code that the type names.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        switch self {
        case .optionalOf(let wrapped), .array(let wrapped): wrapped.addSupport(to: &symbols)
        case .dictionary(let key, let value):
            key.addSupport(to: &symbols)
            value.addSupport(to: &symbols)
        case .named(let name):
            for argument in name.arguments { argument.addSupport(to: &symbols) }
            guard name.path.count == 1, let symbol = SupportSymbol(rawValue: name.path[0].raw) else { return }
            symbols.insert(symbol)
        }
    }
}
