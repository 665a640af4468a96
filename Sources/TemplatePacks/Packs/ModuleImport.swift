import APIModel

/// One module that a file imports, with `?` behind its name one that not every platform has: `FoundationNetworking?`.
public struct ModuleImport: Sendable, Hashable {
    public let name: ModuleName
    /// Whether it is imported only where a platform has it.
    public let isOptional: Bool

    public init(_ name: ModuleName) {
        self.name = name
        isOptional = false
    }

    public init?(_ text: some StringProtocol) {
        isOptional = text.hasSuffix("?")
        guard let name = ModuleName(isOptional ? String(text.dropLast()) : String(text)) else { return nil }
        self.name = name
    }
}

extension ModuleImport: ExpressibleByStringLiteral {
    /// For modules that stand in the program.
    public init(stringLiteral text: String) {
        self.init(ModuleName(stringLiteral: text))
    }
}
