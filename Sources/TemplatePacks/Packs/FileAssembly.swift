import Diagnostics
import Platform
import SwiftModel

/// Puts rendered pieces into files: the head, the imports, and one piece after the other where an entry writes several
/// into one file.
struct FileAssembly {
    private struct Draft {
        var entry: String
        var kind: ArtefactKind
        var imports: ModuleImports
        var body: [UInt8]
        var privateNames: [String] = []
    }

    private let limits: Limits
    private let head: [UInt8]
    private let imports: ModuleImports
    /// The modules of the team's own types, by the names of the types: they are imported where these are named.
    private let modules: [String: [ModuleImport]]
    private var drafts: [String: Draft] = [:]
    private var keys: [String: String] = [:]
    private var isOverLimit = false

    init(settings: RenderSettings, types: [OwnTypeName]) {
        limits = settings.limits
        head = RenderSettings.head(settings.header)
        var names = settings.imports + ["Foundation"]
        if case .module(let module) = settings.support { names.append(ModuleImport(module)) }
        imports = ModuleImports(names)
        modules = Dictionary(grouping: types, by: \.name).mapValues { $0.map { ModuleImport($0.module) } }
    }

    /// In the order of their paths.
    var files: [RenderedFile] { drafts.keys.sorted().compactMap { path in drafts[path].map { file($0, at: path) } } }

    /// The head, the imports and the body, with a blank line between them.
    private func file(_ draft: Draft, at path: String) -> RenderedFile {
        let lines = draft.imports.bytes
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.count + lines.count + draft.body.count + 2)
        for part in [head, lines] where !part.isEmpty {
            bytes += part
            bytes.append(UInt8(ascii: "\n"))
        }
        let bodyOffset = bytes.count
        bytes += draft.body
        return RenderedFile(
            path: path,
            bytes: bytes,
            entry: draft.entry,
            kind: draft.kind,
            headLength: head.count,
            imports: draft.imports,
            bodyOffset: bodyOffset,
            privateNames: draft.privateNames
        )
    }

    /// Adds a piece of generated code; an empty one makes no file.
    mutating func add(_ piece: RenderJob.Piece, entry: PackFile, into bag: inout DiagnosticBag) {
        guard !piece.body.isEmpty else { return }
        let path = FileNameLength.shortened(piece.path)
        let own = piece.names.flatMap { modules[$0] ?? [] }
        let privateNames = piece.declarations.filter { $0.kind == .private }.map(\.name)
        if drafts[path]?.entry == entry.name {
            drafts[path]?.imports.formUnion(ModuleImports(own))
            drafts[path]?.body.append(UInt8(ascii: "\n"))
            drafts[path]?.body += piece.body
            drafts[path]?.privateNames += privateNames
        } else {
            let imports = imports.union(entry.imports + own)
            var draft = Draft(entry: entry.name, kind: entry.kind, imports: imports, body: piece.body)
            draft.privateNames = privateNames
            start(path, draft, at: entry.range, into: &bag)
        }
    }

    /// Adds a file of the support code; an empty one makes no file.
    mutating func addSupport(
        _ body: [UInt8],
        path: String,
        importing modules: [ModuleImport],
        for kind: ArtefactKind,
        into bag: inout DiagnosticBag
    ) {
        guard !body.isEmpty else { return }
        let draft = Draft(entry: "support", kind: kind, imports: ModuleImports(modules), body: body)
        start(path, draft, at: nil, into: &bag)
    }

    private mutating func start(
        _ path: String,
        _ draft: Draft,
        at range: SourceRange?,
        into bag: inout DiagnosticBag
    ) {
        guard OutputPath.isAllowed(path) else {
            bag.report(PackMessages.outsidePath(path, at: range))
            return
        }
        guard drafts.count < limits.files else {
            if !isOverLimit { bag.report(PackMessages.tooManyFiles(limits, at: range)) }
            isOverLimit = true
            return
        }
        if let other = keys.updateValue(path, forKey: OutputPath.folded(path)) {
            bag.report(PackMessages.samePath(path, drafts[other]?.entry ?? other, draft.entry, at: range))
            return
        }
        drafts[path] = draft
    }
}
