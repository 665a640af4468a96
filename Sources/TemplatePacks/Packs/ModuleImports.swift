/// The modules that a file imports. One whose name ends in a question mark is imported where a platform has it.
public struct ModuleImports: Sendable {
    private var modules: Set<String>

    public init(_ modules: some Sequence<String> = []) { self.modules = Set(modules) }

    public mutating func formUnion(_ other: ModuleImports) { modules.formUnion(other.modules) }

    func union(_ modules: some Sequence<String>) -> ModuleImports { ModuleImports(self.modules.union(modules)) }

    /// `import Foundation`, and for `Combine?` an import between `#if` and `#endif`, with a blank line before it.
    public var bytes: [UInt8] {
        let sorted = modules.sorted()
        let plain = sorted.filter { !$0.hasSuffix("?") }.map { "import \($0)\n" }
        let optional = sorted.filter { $0.hasSuffix("?") }.map { module in
            "\n#if canImport(\(module.dropLast()))\n    import \(module.dropLast())\n#endif\n"
        }
        return Array((plain + optional).joined().utf8)
    }
}
