import APIModel
import SwiftModel

/// One module that a file imports, with `?` behind its name one that not every platform has: `FoundationNetworking?`;
/// `@testable App` for tests of what `App` declares for itself.
public struct ModuleImport: Sendable, Hashable {
    public let name: ModuleName
    /// Whether it is imported only where a platform has it.
    public let isOptional: Bool

    /// Whether all that is internal of it can be used.
    public let isTestable: Bool

    /// Whether public declarations of the file show what comes from it.
    public private(set) var isPublic = false

    public init(_ name: ModuleName, isTestable: Bool = false) {
        self.name = name
        isOptional = false
        self.isTestable = isTestable
    }

    /// The same for a file whose public declarations need it.
    var publicly: ModuleImport {
        var module = self
        module.isPublic = !isTestable
        return module
    }

    public init?(_ text: some StringProtocol) {
        let mark = "@testable "
        isTestable = text.hasPrefix(mark)
        isOptional = !isTestable && text.hasSuffix("?")
        guard let name = ModuleName(text.dropFirst(isTestable ? mark.count : 0).dropLast(isOptional ? 1 : 0)),
            name.text.split(separator: ".").allSatisfy({ SwiftIdentifier.isPlain(String($0)) })
        else { return nil }
        self.name = name
    }
}

extension ModuleImport: ExpressibleByStringLiteral {
    /// For modules that stand in the program.
    public init(stringLiteral text: String) {
        self.init(ModuleName(stringLiteral: text))
    }
}
