import Diagnostics
import SwiftModel

/// Puts rendered pieces into files: the head, the imports, and one piece after the other where an entry writes several
/// into one file.
struct FileAssembly {
    private struct Draft {
        var entry: String
        var kind: ArtefactKind
        /// What it imports whatever it holds; nil for a file that brings its own imports.
        var modules: Set<String>?
        var body: [UInt8]
    }

    private let head: [UInt8]
    private let modules: Set<String>
    /// The team's own types, whose modules are imported where they are named.
    private let types: [ModelConventions.OwnType]
    private var drafts: [String: Draft] = [:]
    private var keys: [String: String] = [:]

    init(settings: RenderSettings, types: [ModelConventions.OwnType]) {
        head = Array(settings.header.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined().utf8)
        var names = Set(settings.imports + ["Foundation"])
        if case .module(let module) = settings.support { names.insert(module) }
        self.modules = names
        self.types = types
    }

    /// `import Foundation`, and for `Combine?`, which not every platform has, an import between `#if` and `#endif`.
    private static func imports(_ modules: Set<String>) -> [UInt8] {
        let sorted = modules.sorted()
        let plain = sorted.filter { !$0.hasSuffix("?") }.map { "import \($0)\n" }
        let optional = sorted.filter { $0.hasSuffix("?") }.map { module in
            "\n#if canImport(\(module.dropLast()))\n    import \(module.dropLast())\n#endif\n"
        }
        return Array((plain + optional).joined().utf8)
    }

    /// In the order of their paths.
    var files: [RenderedFile] {
        drafts.keys.sorted().compactMap { path in
            drafts[path].map { draft in
                RenderedFile(
                    path: path,
                    bytes: bytes(of: draft),
                    entry: draft.entry,
                    kind: draft.kind,
                    headLength: head.count
                )
            }
        }
    }

    /// The head, the imports and the body, with a blank line between them.
    private func bytes(of draft: Draft) -> [UInt8] {
        let imports = draft.modules.map { self.imports($0, in: draft.body) } ?? []
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.count + imports.count + draft.body.count + 2)
        for part in [head, imports, draft.body] where !part.isEmpty {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            bytes += part
        }
        return bytes
    }

    private func imports(_ modules: Set<String>, in body: [UInt8]) -> [UInt8] {
        var modules = modules
        for type in types {
            guard let module = type.module, !modules.contains(module), WordSearch.holds(type.name, body) else {
                continue
            }
            modules.insert(module)
        }
        return FileAssembly.imports(modules)
    }

    /// Adds a piece of generated code; an empty one makes no file.
    mutating func add(_ body: [UInt8], path: String, entry: PackFile, into bag: inout DiagnosticBag) {
        guard !body.isEmpty else { return }
        let path = FileNameLength.shortened(path)
        if drafts[path]?.entry == entry.name {
            drafts[path]?.body.append(UInt8(ascii: "\n"))
            drafts[path]?.body += body
        } else {
            let modules = modules.union(entry.imports)
            let draft = Draft(entry: entry.name, kind: entry.kind, modules: modules, body: body)
            start(path, draft, at: entry.range, into: &bag)
        }
    }

    /// Adds a file of the support code, which brings its own imports; an empty one makes no file.
    mutating func addSupport(_ body: [UInt8], path: String, for kind: ArtefactKind, into bag: inout DiagnosticBag) {
        guard !body.isEmpty else { return }
        start(path, Draft(entry: "support", kind: kind, modules: nil, body: body), at: nil, into: &bag)
    }

    /// Whether a path leads to a file below the folder.
    private static func isInside(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return names.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
    }

    private mutating func start(
        _ path: String,
        _ draft: Draft,
        at range: SourceRange?,
        into bag: inout DiagnosticBag
    ) {
        guard FileAssembly.isInside(path) else {
            bag.report(PackMessages.outsidePath(path, at: range))
            return
        }
        if let other = keys.updateValue(path, forKey: path.lowercased()) {
            bag.report(PackMessages.samePath(path, drafts[other]?.entry ?? other, draft.entry, at: range))
            return
        }
        drafts[path] = draft
    }
}
