import APIModel
import Diagnostics
import Platform
import SwiftModel
import TemplateEngine

/// A finished file: its path below the output folder, and its bytes.
public struct RenderedFile: Sendable {
    public let path: String
    public let bytes: [UInt8]
    /// The entry of the manifest that made it; `support` for support code.
    public let entry: String
    public let kind: ArtefactKind
    /// The number of bytes of the comment at its head.
    public let headLength: Int
    /// The modules that it imports.
    public let imports: ModuleImports
    /// The number of bytes before its declarations.
    public let bodyOffset: Int
    /// The names of its private declarations.
    public let privateNames: [String]
    /// The pieces that it was joined from, if it is support code.
    public internal(set) var pieces: [SupportFiles.Piece] = []
    /// Whether it was made for the requested kinds, whatever its own kind is.
    private let isOfAllKinds: Bool

    /// A file that pieces are still added to.
    struct Draft {
        let entry: String
        var kind: ArtefactKind
        var imports = ModuleImports()
        var body: [UInt8] = []
        var privateNames: [String] = []
        var isOfAllKinds = false

        /// Adds a piece after a blank line.
        mutating func add(_ piece: [UInt8], importing modules: ModuleImports) {
            if body.isEmpty {
                body = piece
            } else {
                body.append(UInt8(ascii: "\n"))
                body += piece
            }
            imports.formUnion(modules)
        }
    }

    /// The file reduced to some kinds: support code keeps only its pieces of these kinds. Nil if nothing is left.
    /// - Parameter modules: modules with the rest of the code, which the support code can use.
    package func keeping(_ kinds: Set<ArtefactKind>, importing modules: [ModuleImport]) -> RenderedFile? {
        guard !pieces.isEmpty else { return isOfAllKinds || kinds.contains(kind) ? self : nil }
        var file = self
        file.pieces = pieces.filter { kinds.contains($0.kind) }.map { $0.importing(modules) }
        return file.pieces.isEmpty ? nil : file
    }

    /// Joins the head, the imports and the body, with a blank line between them. A file that isn't Swift has neither a
    /// head nor imports.
    init(_ draft: Draft, at path: String, under swiftHead: [UInt8]) {
        let isSwift = OutputPath.isSwift(path)
        let head = isSwift ? swiftHead : []
        let lines = isSwift ? draft.imports.bytes : []
        var bytes: [UInt8] = []
        bytes.reserveCapacity(head.count + lines.count + draft.body.count + 2)
        for part in [head, lines] where !part.isEmpty {
            bytes += part
            bytes.append(UInt8(ascii: "\n"))
        }
        bodyOffset = bytes.count
        bytes += draft.body
        self.path = path
        self.bytes = bytes
        entry = draft.entry
        kind = draft.kind
        headLength = head.count
        imports = draft.imports
        privateNames = draft.privateNames
        isOfAllKinds = draft.isOfAllKinds
    }
}

/// Puts rendered pieces into files: the head, the imports, and one piece after the other where an entry writes several
/// into one file.
struct FileAssembly {
    private let limits: Limits
    private let head: [UInt8]
    private let imports: ModuleImports
    /// The team's module with the support code, which all files import.
    private let supportModule: ModuleImport?
    /// The modules of the team's own types and of Foundation's, by type name. A file imports the modules of the types
    /// that it names, with the access of the declarations that name them.
    private let modules: [String: [ModuleImport]]
    private var drafts: [String: RenderedFile.Draft] = [:]
    private var keys: [String: String] = [:]
    private var support = SupportFiles()
    private var supportCount = 0
    private var isOverLimit = false
    /// Whether support code would be in files that aren't Swift.
    private var hasOtherSupport = false
    private let layout: PackFile.Layout
    private let supportPaths: LayoutPaths
    /// The prefix of Swift files that would have the same name for every description: `Users`.
    private let prefix: String

    init(settings: RenderSettings, types: [OwnTypeName], manifest: PackManifest, prefix: String) {
        self.prefix = prefix
        limits = settings.limits
        layout = manifest.layout
        supportPaths = manifest.supportPaths
        head = RenderSettings.head(settings.header)
        var names = settings.imports + ["Foundation"]
        if case .module(let module) = settings.support {
            supportModule = ModuleImport(module)
            names.append(ModuleImport(module))
        } else {
            supportModule = nil
        }
        imports = ModuleImports(names)
        let own = Dictionary(grouping: types, by: \.name).mapValues { types in
            types.map { ModuleImport($0.module, isTestable: settings.testedModules.contains($0.module)) }
        }
        modules = own.merging(ReservedNames.foundationTypes.map { ($0, ["Foundation"]) }) { own, _ in own }
    }

    /// The files in the order of their paths. Drafts are removed one by one, so that their text is in memory only once.
    mutating func takeFiles() -> [RenderedFile] {
        let names = Set(drafts.keys.map { OutputPath.foldedName(of: $0) })
        let files = drafts.keys.sorted().compactMap { path in
            drafts.removeValue(forKey: path).map { RenderedFile($0, at: path, under: head) }
        }
        return (files + support.files(head: head, beside: names)).sorted { $0.path < $1.path }
    }

    /// Adds a piece of generated code; an empty one makes no file.
    mutating func add(
        _ piece: RenderJob.Piece, entry: PackFile, inDebug isForDebug: Bool, into bag: inout DiagnosticBag
    ) {
        let code = piece.code
        guard !code.bytes.isEmpty else { return }
        let path = FileNameLength.shortened(own(piece.path, of: entry))
        let exposed = code.exposedNames.flatMap { modules[$0] ?? [] }
        var own =
            code.names.flatMap { modules[$0] ?? [] } + exposed.map { $0.shown(to: piece.access, inDebug: isForDebug) }
        if let supportModule, code.exposesSupport {
            own.append(supportModule.shown(to: piece.access, inDebug: isForDebug))
        }
        let privateNames = code.declarations.filter { $0.kind == .private }.map(\.name)
        if drafts[path]?.entry == entry.name {
            drafts[path]?.add(code.bytes, importing: ModuleImports(own))
            drafts[path]?.privateNames += privateNames
        } else {
            var draft = RenderedFile.Draft(entry: entry.name, kind: entry.kind)
            let named = entry.imports.map { $0.isShown ? $0.shown(to: piece.access) : $0 }
            draft.add(code.bytes, importing: imports.union(named + own))
            draft.privateNames = privateNames
            draft.isOfAllKinds = entry.scope == .forwarders
            start(path, draft, of: entry, into: &bag)
        }
    }

    /// Adds a piece of the support code; an empty one makes no file.
    mutating func add(_ piece: SupportFiles.Piece, into bag: inout DiagnosticBag) {
        let range = supportPaths.range(layout)
        guard !piece.body.isEmpty, isAllowed(piece.path, at: range, into: &bag) else { return }
        if OutputPath.isSwift(piece.name), !OutputPath.isSwift(piece.path), !hasOtherSupport {
            hasOtherSupport = true
            bag.refuse("supportPath", wanted: "a path that ends in `.swift`", at: range)
        }
        supportCount += 1
        _ = support.add(piece)
    }

    /// Swift files of a module need different names, so a fixed name begins with the description's: `API.swift` →
    /// `UsersAPI.swift`.
    private func own(_ path: String, of entry: PackFile) -> String {
        guard !prefix.isEmpty, OutputPath.isSwift(path), let pattern = entry.paths.text(layout),
            !FilePath.name(of: pattern).contains("}")
        else { return path }
        return FilePath.join(FilePath.folder(of: path), prefix + FilePath.name(of: path))
    }

    private mutating func start(
        _ path: String, _ draft: RenderedFile.Draft, of entry: PackFile, into bag: inout DiagnosticBag
    ) {
        guard isAllowed(path, at: entry.paths.range(layout), of: entry.range, into: &bag) else { return }
        if let other = keys.updateValue(path, forKey: NameScope.foldedForDisks(path)) {
            bag.report(
                PackCodes.samePath, "`\(drafts[other]?.entry ?? other)` and `\(draft.entry)` both write `\(path)`",
                at: entry.range, help: "give one of them another `path`")
            return
        }
        drafts[path] = draft
    }

    /// Whether a file can have this path, and the limit allows one more.
    private mutating func isAllowed(
        _ path: String, at range: SourceRange?, of entry: SourceRange? = nil, into bag: inout DiagnosticBag
    ) -> Bool {
        guard OutputPath.isAllowed(path) else {
            bag.report(
                PackCodes.outsidePath, "the path `\(path)` leads out of the output folder, or to a hidden file",
                at: range ?? entry, help: "write a path below the output folder, without `..`")
            return false
        }
        guard drafts.count + supportCount < limits.files else {
            if !isOverLimit {
                bag.report(
                    Limit.files.exceeded({ "the description makes more than \($0) files" }, of: limits, at: entry))
            }
            isOverLimit = true
            return false
        }
        return true
    }
}

/// A project's settings for generated files in general.
public struct RenderSettings: Sendable {
    /// The origin of the support code.
    public enum Support: Sendable, Hashable {
        case generate
        case none
        /// A module of the team, which all files import.
        case module(ModuleName)
    }

    /// The comment at the head of every file, line by line, without the slashes.
    public var header: [String]
    public var support: Support
    /// Modules that every generated file imports, besides Foundation.
    public var imports: [ModuleImport]
    /// Modules of the team's types that are imported with `@testable`.
    public var testedModules: Set<ModuleName>
    public var limits: Limits
    /// The kinds that are written; nil for all.
    var only: Set<ArtefactKind>?

    public init(
        header: [String] = RenderSettings.standardHeader, support: Support = .generate, imports: [ModuleImport] = [],
        testedModules: Set<ModuleName> = [], limits: Limits = .standard, only: Set<ArtefactKind>? = nil
    ) {
        self.header = header
        self.support = support
        self.imports = imports
        self.testedModules = testedModules
        self.limits = limits
        self.only = only
    }

    /// The bytes of the comment; empty for none.
    package static func head(_ header: [String]) -> [UInt8] {
        Array(header.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined().utf8)
    }

    public static let standardHeader = ["Generated by Netlayer from the API description. Changes are overwritten."]
}

/// Counts lines of code, that is, without blank lines and comments; `start` skips the imports.
public enum CodeLines {
    public static func count(_ bytes: [UInt8], from start: Int = 0) -> Int {
        var count = 0
        var place = start
        while place < bytes.count {
            let end = ByteSearch.firstOffset(of: 0x0A, in: bytes, from: place) ?? bytes.count
            let line = bytes[place..<end].drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
            if !line.isEmpty, !line.starts(with: "//".utf8) { count += 1 }
            place = end + 1
        }
        return count
    }
}

/// The code that an entry of the manifest writes for an item of a plan, with the lines of each operation and model.
public struct CodePiece: Sendable {
    /// The path of the file that contains the piece.
    public let path: String
    public let kind: ArtefactKind
    public let owner: PieceSize.Owner?
    public let bytes: [UInt8]
    public let spans: [CodeSpan]

    public var size: PieceSize { PieceSize(kind: kind, owner: owner, lines: CodeLines.count(bytes)) }
}

/// The amount of code that one entry of the manifest, or the support code, makes for one item of a plan.
public struct PieceSize: Sendable {
    public let kind: ArtefactKind
    /// The service or the schema that it is written for; nil for code that all share.
    public let owner: Owner?
    public let lines: Int

    /// The service or the model that code is written for.
    public enum Owner: Sendable, Hashable {
        /// A service, by its name in the description.
        case service(String)
        /// A model, by the name of its type.
        case model(String)
    }
}

extension PackRenderer {
    /// The code of a plan without support code, in rendering order, and the names that it declares.
    public func pieces(of plan: SwiftPlan, into bag: inout DiagnosticBag) -> (
        code: [CodePiece], declarations: Declarations
    ) {
        guard let scene = scene(of: plan, into: &bag) else { return ([], Declarations()) }
        let jobs = entries(of: scene, notesSpans: true)
        let budget = RenderingBudget(settings.limits, pieces: jobs.count)
        let pieces = render(jobs, with: scene.compiled, within: budget, into: &bag)
        let code = zip(jobs, pieces).compactMap { job, piece -> CodePiece? in
            guard case .entry(let index) = piece.source, !piece.code.bytes.isEmpty else { return nil }
            return CodePiece(
                path: piece.path, kind: scene.compiled.entries[index].file.kind, owner: job.item.owner,
                bytes: piece.code.bytes, spans: piece.code.spans)
        }
        return (code, declarations(in: pieces, of: scene.compiled))
    }

    /// The sizes of everything that is generated for a plan, in the order of rendering, support code last.
    public func sizes(of plan: SwiftPlan, into bag: inout DiagnosticBag) -> [PieceSize] {
        var sizes = pieces(of: plan, into: &bag).code.map(\.size)
        for file in render(plan, into: &bag) where !file.pieces.isEmpty {
            let lines = CodeLines.count(file.bytes, from: file.bodyOffset)
            sizes.append(PieceSize(kind: file.kind, owner: nil, lines: lines))
        }
        return sizes
    }
}
