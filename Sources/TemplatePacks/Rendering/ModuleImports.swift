import APIModel
import Diagnostics
import SourceTree
import SwiftModel

/// One module that a file imports: `Foundation`; `FoundationNetworking?`, which not every platform has; `@testable App`
/// for tests that use internal declarations of `App`.
public struct ModuleImport: Sendable, Hashable {
    public let name: ModuleName
    /// Whether it is imported only where a platform has it.
    public let isOptional: Bool

    /// Whether its internal declarations can be used.
    public let isTestable: Bool
    /// Whether public declarations of the file expose types of the module: `public Dependencies`.
    private(set) var isShown = false

    /// The access of declarations that expose types of the module; nil if they are internal.
    public private(set) var access: AccessLevel?
    /// Whether these declarations exist in debug builds alone.
    public private(set) var isForDebug = false

    public init(_ name: ModuleName, isTestable: Bool = false) {
        self.name = name
        isOptional = false
        self.isTestable = isTestable
    }

    /// The import with the access that declarations which expose the module need.
    func shown(to access: AccessLevel?, inDebug isForDebug: Bool = false) -> ModuleImport {
        var module = self
        module.access = isTestable ? nil : access
        module.isShown = false
        module.isForDebug = module.access != nil && isForDebug
        return module
    }

    public init?(_ text: String) {
        let shownMark = "public "
        isShown = text.hasPrefix(shownMark)
        let text = isShown ? text.dropFirst(shownMark.count) : text[...]
        let mark = "@testable "
        isTestable = text.hasPrefix(mark)
        isOptional = !isTestable && text.hasSuffix("?")
        guard let name = ModuleName(text.dropFirst(isTestable ? mark.count : 0).dropLast(isOptional ? 1 : 0)),
            name.text.utf8.split(separator: UInt8(ascii: ".")).allSatisfy({
                SwiftIdentifier.isPlain(String(Substring($0)))
            })
        else { return nil }
        self.name = name
    }
}

extension ModuleImport: ExpressibleByStringLiteral {
    /// For modules that this program names itself.
    public init(stringLiteral text: String) { self.init(ModuleName(stringLiteral: text)) }

    /// Reads a module in a list; nil, with a diagnostic, for anything else.
    package init?(_ node: SourceNode, of path: String, into bag: inout DiagnosticBag) {
        guard node.isScalar, let module = ModuleImport(node.text) else {
            bag.refuse(node, of: path, wanted: ModuleName.expected)
            return nil
        }
        self = module
    }
}

/// The modules that a file imports.
public struct ModuleImports: Sendable {
    private var modules: Set<ModuleImport>

    public init(_ modules: some Sequence<ModuleImport> = []) { self.modules = Set(modules) }

    public mutating func formUnion(_ other: ModuleImports) { modules.formUnion(other.modules) }

    func union(_ modules: some Sequence<ModuleImport>) -> ModuleImports { ModuleImports(self.modules.union(modules)) }

    /// `import Foundation` or `public import Foundation`; for `Combine?` an import between `#if` and `#endif`.
    public var bytes: [UInt8] {
        let sorted = modules.filter { module in
            !modules.contains { $0.name == module.name && $0.access ?? .internal > module.access ?? .internal }
        }.sorted { $0.name.text < $1.name.text }
        let plain = sorted.filter { !$0.isOptional && !$0.isTestable && !$0.isConditional }.map { "\($0.statement)\n" }
        let packaged = sorted.filter { !$0.isOptional && $0.isConditional }.map { "\($0.statement)\n" }
        let optional = sorted.filter(\.isOptional).map { module in
            let lines = module.statement.split(separator: "\n").map { "    \($0)\n" }.joined()
            return "#if canImport(\(module.name))\n\(lines)#endif\n"
        }
        let testable = sorted.filter(\.isTestable).map { "@testable import \($0.name)\n" }
        let groups = [plain.joined(), packaged.joined()] + optional + [testable.joined()]
        return Array(groups.filter { !$0.isEmpty }.joined(separator: "\n").utf8)
    }
}

extension ModuleImport {
    /// A `package import` has a condition because the compiler refuses a plain import of the same module in another
    /// file, such as one of the team, unless plain imports are internal.
    fileprivate var statement: String {
        let plain = "import \(name)"
        let full = access.map { "\($0.rawValue) \(plain)" } ?? plain
        return conditions.isEmpty
            ? full : "#if \(conditions.joined(separator: " && "))\n    \(full)\n#else\n    \(plain)\n#endif"
    }

    fileprivate var isConditional: Bool { !conditions.isEmpty }

    private var conditions: [String] {
        (isForDebug ? ["DEBUG"] : []) + (access == .package ? ["hasFeature(InternalImportsByDefault)"] : [])
    }
}
