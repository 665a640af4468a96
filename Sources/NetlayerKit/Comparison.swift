import APIModel
import Diagnostics
import Directives
import Evolution
import Platform
import SwiftModel
import TemplatePacks

/// One side of a comparison, as it is named on the command line.
public enum ComparisonSide: Sendable, Hashable {
    case description(DescriptionSource)
    case folder(String)
    /// The configuration's descriptions at a revision.
    case revision(String)
    /// The configuration's descriptions as they are now.
    case workingCopy

    /// `openapi.yaml` is a file, `specs` a folder, `v1:openapi.yaml` a file of a revision, `v1` a revision.
    public init(_ text: String) {
        switch Disk.target(text) {
        case .folder: self = .folder(text)
        case .some: self = .description(.file(text))
        case nil:
            if let colon = text.firstIndex(of: ":"), text.index(after: colon) < text.endIndex {
                let path = String(text[text.index(after: colon)...])
                self = .description(.blob(String(text[..<colon]), path))
            } else {
                self = text == "-" || FilePath.hasEnding(text) ? .description(.file(text)) : .revision(text)
            }
        }
    }

    /// The descriptions of this side for a job. Their names decide how they pair with those of the other side.
    public func sources(of job: Job) throws(MachineError) -> [DescriptionSource] {
        switch self {
        case .description(let source): return [source]
        case .revision(let revision): return job.specs.map { .file($0.path, at: revision) }
        case .workingCopy: return job.specs.map { .file($0.path) }
        case .folder(let folder): return try ComparisonSide.descriptions(in: folder).map { .file($0) }
        }
    }

    /// Whether the configuration lists the descriptions.
    public var isConfigured: Bool {
        switch self {
        case .revision, .workingCopy: return true
        case .description, .folder: return false
        }
    }

    /// The files directly in a folder whose content shows that they are descriptions.
    private static func descriptions(in folder: String) throws(MachineError) -> [String] {
        var found: [String] = []
        for name in try Disk.names(in: folder) where FilePath.hasEnding(name) {
            let path = FilePath.join(folder, name)
            guard Disk.target(path) == .file else { continue }
            // Problems of other files in the folder aren't of interest here.
            var ignored = DiagnosticBag()
            guard let tree = try SpecReader.read(path, into: &ignored) else { continue }
            if SpecReader.recognises(tree) { found.append(path) }
        }
        return found
    }
}

extension FilePath {
    /// Whether a path has the extension of a description.
    fileprivate static func hasEnding(_ path: String) -> Bool {
        [".yaml", ".yml", ".json"].contains { path.hasSuffix($0) }
    }
}

/// Pairs of descriptions to compare: those at the same place in the configuration, those of the same name, or the only
/// ones. A description without a partner is compared with nothing.
public struct SourcePairs: Sendable {
    public private(set) var pairs: [(old: DescriptionSource?, new: DescriptionSource?)] = []

    public init(_ old: ComparisonSide, _ new: ComparisonSide, of job: Job) throws(MachineError) {
        var (left, right) = (try old.sources(of: job), try new.sources(of: job))
        if old.isConfigured, new.isConfigured {
            pairs = zip(left, right).map { ($0, $1) }
            return
        }
        // A description that is named alone is compared with the one of the same name on the other side.
        if case .description(let source) = old, right.count > 1 { right.removeAll { !$0.isNamesake(of: source) } }
        if case .description(let source) = new, left.count > 1 { left.removeAll { !$0.isNamesake(of: source) } }
        if left.count == 1, right.count == 1 {
            pairs = [(left[0], right[0])]
            return
        }
        for source in left {
            let partner = right.firstIndex { $0.isNamesake(of: source) }
            pairs.append((source, partner.map { right.remove(at: $0) }))
        }
        pairs += right.map { (nil, $0) }
    }
}

extension DescriptionSource {
    fileprivate func isNamesake(of other: DescriptionSource) -> Bool {
        FilePath.name(of: path) == FilePath.name(of: other.path)
    }
}

/// Makes a generation of code in memory, by the conventions of a job, to be compared with another one.
public enum GenerationReader {
    /// Generates code for a description in memory, by a job's conventions; without a description, for an empty API.
    /// - Parameter inputs: records the files that are read.
    public static func read(
        _ source: DescriptionSource?, of job: Job, noting inputs: InputRecord = InputRecord(),
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> Generation? {
        let written = try written(source, of: job, noting: inputs)
        guard let planned = try plan(written, of: job, into: &bag) else { return nil }
        var late = DiagnosticBag()
        let declarations = planned.renderer.declarations(of: planned.plan, into: &late)
        if report(late, into: &bag) { return nil }
        let manifest = planned.manifest
        return Generation(
            api: planned.api, plan: planned.plan, declarations: declarations,
            isNonexhaustive: manifest.conventions.models.isNonexhaustive,
            narrowServices: Set(
                manifest.services.filter { $0.access != nil && $0.access?.level != .public }.map(\.name)))
    }

    /// A description and its plan, with the renderer for it.
    package struct Planned {
        package let api: API
        package let plan: SwiftPlan
        package let manifest: PackManifest
        package let renderer: PackRenderer
        /// Problems of the description that don't prevent generating.
        package let warnings: [Diagnostic]
    }

    /// A description as it is written, before a pack's conventions change anything, with its problems.
    package struct Written: Sendable {
        let api: API?
        let found: DiagnosticBag
    }

    /// Reads a description for a job; without a description the API is empty.
    /// - Parameter inputs: records the files that are read.
    package static func written(_ source: DescriptionSource?, of job: Job, noting inputs: InputRecord = InputRecord())
        throws(MachineError) -> Written
    {
        guard let source else { return Written(api: API(), found: DiagnosticBag()) }
        var found = DiagnosticBag()
        // A description that is named on the command line can be anywhere.
        let spec = job.specs.first { $0.path == source.path && source.revision == nil }
        if let spec, !job.mayRead(spec) {
            found.report(.outsideProject(spec.path, at: spec.range))
            return Written(api: nil, found: found)
        }
        let root = spec.map(job.root(of:)) ?? job.statedRoot ?? ProjectRoot(of: source.path)
        guard let tree = try source.read(job, into: &found) else { return Written(api: nil, found: found) }
        let loader = source.loader(in: root, job.limits)
        defer { inputs.add((loader as? FileDocumentLoader)?.files ?? []) }
        return Written(api: SpecReader.api(of: tree, for: job, loader: loader, into: &found), found: found)
    }

    /// Plans the code of a description by a job's conventions.
    /// - Parameter edit: replaces the API that is planned; the result's `api` is the original.
    package static func plan(
        _ source: DescriptionSource?, of job: Job, editing edit: (API) -> API = { $0 }, into bag: inout DiagnosticBag
    ) throws(MachineError) -> Planned? { try plan(written(source, of: job), of: job, editing: edit, into: &bag) }

    /// Plans a description that was read; jobs that read it alike (`Job.reads(like:)`) can share the reading.
    package static func plan(
        _ written: Written, of job: Job, editing edit: (API) -> API = { $0 }, into bag: inout DiagnosticBag
    ) throws(MachineError) -> Planned? {
        var found = DiagnosticBag()
        let pack = try PackLoader.load(job, into: &found)
        found.append(contentsOf: written.found)
        let api = written.api.map { api in
            var api = api
            Normaliser.run(on: &api, for: job, by: pack?.manifest.conventions, into: &found)
            return api
        }
        let isFaulty = report(found, into: &bag)
        guard let api, let pack, !isFaulty else { return nil }
        var late = DiagnosticBag()
        let plan = Planner.plan(NormalisedAPI(edit(api), by: pack.manifest.conventions), into: &late)
        let settings = RenderSettings(header: [], support: .none, imports: job.imports, limits: job.limits)
        if report(late, into: &bag) { return nil }
        let warnings = (found.diagnostics + late.diagnostics).filter { $0.severity != .error }
        return Planned(
            api: api, plan: plan, manifest: pack.manifest, renderer: PackRenderer(pack: pack, settings: settings),
            warnings: warnings)
    }

    /// Passes on the errors that prevent a generation. Warnings matter only when code is generated, and a directive
    /// without an operation is to be expected in one of two generations.
    private static func report(_ found: DiagnosticBag, into bag: inout DiagnosticBag) -> Bool {
        let expected = DirectiveCodes.unmatchedEntry.code
        let errors = found.diagnostics.filter { $0.severity == .error && $0.code != expected }
        for error in errors { bag.report(error) }
        return !errors.isEmpty
    }
}
