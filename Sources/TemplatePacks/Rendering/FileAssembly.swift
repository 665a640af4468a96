import Diagnostics
import Platform
import SwiftModel

/// Puts rendered pieces into files: the head, the imports, and one piece after the other where an entry writes several
/// into one file.
struct FileAssembly {
    private let limits: Limits
    private let head: [UInt8]
    private let imports: ModuleImports
    /// The modules of the team's own types and of Foundation's, by the names of the types: they are imported where these
    /// are named, and publicly where public declarations name them.
    private let modules: [String: [ModuleImport]]
    private var drafts: [String: RenderedFile.Draft] = [:]
    private var keys: [String: String] = [:]
    private var support = SupportFiles()
    private var supportCount = 0
    private var isOverLimit = false

    init(settings: RenderSettings, types: [OwnTypeName]) {
        limits = settings.limits
        head = RenderSettings.head(settings.header)
        var names = settings.imports + ["Foundation"]
        if case .module(let module) = settings.support { names.append(ModuleImport(module)) }
        imports = ModuleImports(names)
        let own = Dictionary(grouping: types, by: \.name).mapValues { types in
            types.map { ModuleImport($0.module, isTestable: settings.testedModules.contains($0.module)) }
        }
        modules = own.merging(ReservedNames.foundationTypes.map { ($0, ["Foundation"]) }) { own, _ in own }
    }

    /// The files in the order of their paths. The drafts are gone then: what is written is in memory once.
    mutating func takeFiles() -> [RenderedFile] {
        let names = Set(drafts.keys.map { OutputPath.foldedName(of: $0) })
        let files = drafts.keys.sorted().compactMap { path in
            drafts.removeValue(forKey: path).map { RenderedFile($0, at: path, under: head) }
        }
        return (files + support.files(head: head, beside: names)).sorted { $0.path < $1.path }
    }

    /// Adds a piece of generated code; an empty one makes no file.
    mutating func add(_ piece: RenderJob.Piece, entry: PackFile, into bag: inout DiagnosticBag) {
        guard !piece.body.isEmpty else { return }
        let path = FileNameLength.shortened(piece.path)
        let exposed = piece.isPublic ? piece.exposedNames.flatMap { modules[$0] ?? [] } : []
        let own = piece.names.flatMap { modules[$0] ?? [] } + exposed.map(\.publicly)
        let privateNames = piece.declarations.filter { $0.kind == .private }.map(\.name)
        if drafts[path]?.entry == entry.name {
            drafts[path]?.add(piece.body, importing: ModuleImports(own))
            drafts[path]?.privateNames += privateNames
        } else {
            var draft = RenderedFile.Draft(entry: entry.name, kind: entry.kind)
            draft.add(piece.body, importing: imports.union(entry.imports + own))
            draft.privateNames = privateNames
            start(path, draft, at: entry.range, into: &bag)
        }
    }

    /// Adds a piece of the support code; an empty one makes no file.
    mutating func add(_ piece: SupportFiles.Piece, into bag: inout DiagnosticBag) {
        guard !piece.body.isEmpty, isAllowed(piece.path, at: nil, into: &bag) else { return }
        supportCount += 1
        _ = support.add(piece)
    }

    private mutating func start(
        _ path: String,
        _ draft: RenderedFile.Draft,
        at range: SourceRange?,
        into bag: inout DiagnosticBag
    ) {
        guard isAllowed(path, at: range, into: &bag) else { return }
        if let other = keys.updateValue(path, forKey: OutputPath.folded(path)) {
            bag.report(PackMessages.samePath(path, drafts[other]?.entry ?? other, draft.entry, at: range))
            return
        }
        drafts[path] = draft
    }

    /// Whether a file may be written there, and one more at all.
    private mutating func isAllowed(_ path: String, at range: SourceRange?, into bag: inout DiagnosticBag) -> Bool {
        guard OutputPath.isAllowed(path) else {
            bag.report(PackMessages.outsidePath(path, at: range))
            return false
        }
        guard drafts.count + supportCount < limits.files else {
            if !isOverLimit { bag.report(PackMessages.tooManyFiles(limits, at: range)) }
            isOverLimit = true
            return false
        }
        return true
    }
}
