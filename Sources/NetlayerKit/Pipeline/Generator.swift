import APIModel
import Diagnostics
import SourceTree
import SwiftModel
import TemplatePacks

/// Generates what jobs ask for, in memory. Problems are in the bag; with an error in it there are no files.
public struct Generator {
    public private(set) var bag = DiagnosticBag()
    /// Whether what went wrong was the configuration, and not a description.
    public private(set) var isConfigurationFaulty = false
    private let isStrict: Bool
    /// The hash of the description that was read last, with all that it refers to.
    private var description = ""

    /// - Parameter isStrict: takes warnings for errors.
    public init(isStrict: Bool = false) { self.isStrict = isStrict }

    /// The files of all jobs by their output folders, in the order of the jobs; nil where anything is wrong.
    public mutating func run(_ jobs: [Job]) throws(MachineError) -> [GeneratedFolder]? {
        var assembly = FolderAssembly()
        for job in jobs {
            guard let pack = try configure(job) else { continue }
            let digest = PackDigest(pack)
            let configuration = ContentHash.of(Array(job.summary.utf8))
            for spec in job.specs {
                guard let files = try run(spec, of: job, in: pack) else { continue }
                var clashes = DiagnosticBag()
                let origins = FileOrigins(description: description, configuration: configuration, pack: digest)
                assembly.add(files, of: spec, from: origins, to: job.output, into: &clashes)
                if clashes.hasErrors { isConfigurationFaulty = true }
                bag.append(contentsOf: clashes)
            }
        }
        return bag.hasErrors ? nil : assembly.folders
    }

    /// The pipeline: each verb returns the next noun, and an error ends it. Writing is left to `OutputFolder`.
    private mutating func run(_ spec: Job.Spec, of job: Job, in pack: Pack) throws(MachineError) -> [RenderedFile]? {
        guard let tree = try read(spec) else { return nil }
        guard let api = lower(tree, of: job) else { return nil }
        guard let plan = plan(api, in: pack) else { return nil }
        return render(plan, of: job, in: pack)
    }
}

// MARK: - The verbs

extension Generator {
    private mutating func configure(_ job: Job) throws(MachineError) -> Pack? {
        var found = DiagnosticBag()
        let pack = try PackLoader.load(job, into: &found)
        if found.hasErrors { isConfigurationFaulty = true }
        return finish(pack, found)
    }

    private mutating func read(_ spec: Job.Spec) throws(MachineError) -> SourceTree? {
        var found = DiagnosticBag()
        return finish(try SpecReader.read(spec.path, into: &found), found)
    }

    private mutating func lower(_ tree: SourceTree, of job: Job) -> API? {
        var found = DiagnosticBag()
        let loader = FileDocumentLoader()
        let root = ContentHash.of(tree.file.bytes)
        var api = SpecReader.lower(tree, urls: job.urls, directives: job.directives, loader: loader, into: &found)
        description = ContentHash.of(Array(([root] + loader.hashes.sorted()).joined().utf8))
        if var whole = api {
            api = nil
            Filtering.apply(job.filter, to: &whole, into: &found)
            api = whole
        }
        return finish(api, found)
    }

    private mutating func plan(_ api: API, in pack: Pack) -> SwiftPlan? {
        var found = DiagnosticBag()
        return finish(Planner.plan(api, conventions: pack.manifest.conventions, into: &found), found)
    }

    private mutating func render(_ plan: SwiftPlan, of job: Job, in pack: Pack) -> [RenderedFile]? {
        var found = DiagnosticBag()
        let settings = RenderSettings(header: job.header, support: job.support, imports: job.imports)
        return finish(PackRenderer(pack: pack, settings: settings).render(plan, into: &found), found)
    }

    /// The end of a stage: its problems go into the bag, and its value goes on only if none is an error.
    private mutating func finish<Value>(_ value: Value?, _ found: DiagnosticBag) -> Value? {
        var found = found
        if isStrict { found.promoteWarnings() }
        bag.append(contentsOf: found)
        return found.hasErrors ? nil : value
    }
}
