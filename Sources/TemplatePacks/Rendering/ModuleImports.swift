import APIModel
import Diagnostics
import SourceTree
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

extension ModuleImport {
    /// A module of a list; nil, which is said at its place, for what is none.
    package init?(_ node: SourceNode, of path: String, into bag: inout DiagnosticBag) {
        guard node.isScalar, let module = ModuleImport(node.text) else {
            bag.report(PackMessages.wrongValue(of: path, wanted: ModuleName.expected, at: node.range))
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

    /// `import Foundation`, or `public import Foundation` where public declarations need it; for `Combine?` an import between `#if` and `#endif`, with a blank line before it.
    public var bytes: [UInt8] {
        let sorted = modules.filter { $0.isPublic || !modules.contains($0.publicly) }.sorted {
            $0.name.text < $1.name.text
        }
        let plain = sorted.filter { !$0.isOptional && !$0.isTestable }.map { "\($0.statement)\n" }
        let optional = sorted.filter(\.isOptional).map { module in
            "\n#if canImport(\(module.name))\n    \(module.statement)\n#endif\n"
        }
        let testable = sorted.filter(\.isTestable).map { "@testable import \($0.name)\n" }
        let group = testable.isEmpty || plain.isEmpty ? testable : ["\n"] + testable
        return Array((plain + optional + group).joined().utf8)
    }
}

extension ModuleImport {
    fileprivate var statement: String { (isPublic ? "public " : "") + "import \(name)" }
}
