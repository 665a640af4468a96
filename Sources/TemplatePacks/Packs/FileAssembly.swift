import Diagnostics

/// Puts rendered pieces into files: the head, the imports, and one piece after the other where an entry writes several
/// into one file.
struct FileAssembly {
    private struct Draft {
        var entry: String
        var kind: ArtefactKind
        var bytes: [UInt8]
    }

    private let head: [UInt8]
    private let modules: Set<String>
    private let imports: [UInt8]
    private var drafts: [String: Draft] = [:]
    private var keys: [String: String] = [:]

    init(settings: RenderSettings, imports modules: [String]) {
        head = Array(settings.header.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined().utf8)
        var names = Set(modules + settings.imports + ["Foundation"])
        if case .module(let module) = settings.support { names.insert(module) }
        self.modules = names
        imports = FileAssembly.imports(names)
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
            drafts[path].map {
                RenderedFile(path: path, bytes: $0.bytes, entry: $0.entry, kind: $0.kind, headLength: head.count)
            }
        }
    }

    /// Adds a piece of generated code; an empty one makes no file.
    mutating func add(_ body: [UInt8], path: String, entry: PackFile, into bag: inout DiagnosticBag) {
        guard !body.isEmpty else { return }
        let path = FileNameLength.shortened(path)
        if drafts[path]?.entry == entry.name {
            drafts[path]?.bytes.append(UInt8(ascii: "\n"))
            drafts[path]?.bytes += body
        } else {
            let imports = entry.imports.isEmpty ? imports : FileAssembly.imports(modules.union(entry.imports))
            start(path, entry.name, entry.kind, with: [imports, body], at: entry.range, into: &bag)
        }
    }

    /// Adds a file of the support code, which brings its own imports; an empty one makes no file.
    mutating func addSupport(_ body: [UInt8], path: String, for kind: ArtefactKind, into bag: inout DiagnosticBag) {
        guard !body.isEmpty else { return }
        start(path, "support", kind, with: [body], at: nil, into: &bag)
    }

    /// Whether a path leads to a file below the folder.
    private static func isInside(_ path: String) -> Bool {
        let names = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        return names.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
    }

    /// Begins a file: the head and the given parts, with a blank line between them.
    private mutating func start(
        _ path: String,
        _ entry: String,
        _ kind: ArtefactKind,
        with parts: [[UInt8]],
        at range: SourceRange?,
        into bag: inout DiagnosticBag
    ) {
        guard FileAssembly.isInside(path) else {
            bag.report(PackMessages.outsidePath(path, at: range))
            return
        }
        if let other = keys.updateValue(path, forKey: path.lowercased()) {
            bag.report(PackMessages.samePath(path, drafts[other]?.entry ?? other, entry, at: range))
            return
        }
        var bytes = head
        for part in parts {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "\n")) }
            bytes += part
        }
        drafts[path] = Draft(entry: entry, kind: kind, bytes: bytes)
    }
}
