import APIModel

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
