import APIModel
import Diagnostics
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

/// Generates what jobs ask for, in memory. Problems are in the bag; with an error in it there are no files.
public struct Generator {
    public private(set) var bag = DiagnosticBag()
    /// Whether what went wrong was the configuration, and not a description.
    public private(set) var isConfigurationFaulty = false
    /// Whether the files are those of an earlier run, which read the same.
    public private(set) var isRecalled = false
    /// Whether what was generated is visible to tests only through a testable import.
    public private(set) var isInternal = false
    /// The documents to which descriptions refer, as they were read.
    public private(set) var documents: [ReadFile] = []
    /// The folders of packs and templates.
    public private(set) var folders: [String] = []
    /// Is told what begins.
    public var onStage: ((String) -> Void)?
    private let isStrict: Bool
    private let isRepeated: Bool
    private let isSpread: Bool
    private let cache: RunCache?
    private var record: RunRecord?
    private var names = UnmatchedNames()
    /// The hash of the description that was read last, with all that it refers to.
    private var description = ""

    /// - Parameter isStrict: takes warnings of faults for errors.
    /// - Parameter cache: where earlier runs are looked up, and this one is noted.
    /// - Parameter isRepeated: whether the program goes on with other runs.
    /// - Parameter isSpread: keeps declarations in files of their own whatever the layout; not for runs with a cache.
    public init(isStrict: Bool = false, cache: RunCache? = nil, isRepeated: Bool = false, isSpread: Bool = false) {
        self.isStrict = isStrict
        self.isRepeated = isRepeated
        self.isSpread = isSpread
        self.cache = cache
    }

    /// The files of all jobs by their output folders, in the order of the jobs; nil where anything is wrong.
    public mutating func run(_ jobs: [Job]) throws(MachineError) -> [GeneratedFolder]? {
        var packs: [Pack?] = []
        for job in jobs { packs.append(try configure(job)) }
        // What a revision of git holds is no file that could be looked at again.
        let isRecorded = !isSpread && !jobs.contains { $0.forwarders != nil }
        if cache != nil, isRecorded, !bag.hasErrors { record = RunRecord(jobs, packs.compactMap(\.self)) }
        if let folders = recall() { return folders }
        let known = bag.diagnostics.count
        let folders = try run(jobs, in: packs)
        if let folders { note(folders, besides: known) }
        return folders
    }

    private mutating func run(_ jobs: [Job], in packs: [Pack?]) throws(MachineError) -> [GeneratedFolder]? {
        var assembly = FolderAssembly()
        for (number, job) in jobs.enumerated() {
            guard let pack = packs[number] else { continue }
            let digest = PackDigest(pack)
            let configuration = ContentHash.of(Array(job.summary.utf8))
            let settings = RenderSettings(header: job.header, support: job.support, imports: job.imports)
            let renderer = PackRenderer(pack: pack, settings: settings)
            defer { renderer.settle() }
            for (position, spec) in job.specs.enumerated() {
                let isLast = number == jobs.count - 1 && position == job.specs.count - 1
                guard let files = try run(spec, of: job, in: pack, with: renderer, isLast: isLast) else { continue }
                var clashes = DiagnosticBag()
                let origins = FileOrigins(description: description, configuration: configuration, pack: digest)
                let isModule = job.support == .generate && !isSpread
                assembly.add(files, of: spec, from: origins, to: job.output, isModule: isModule, into: &clashes)
                if clashes.hasErrors { isConfigurationFaulty = true }
                bag.append(contentsOf: clashes)
            }
        }
        if !bag.hasErrors {
            var unmatched = DiagnosticBag()
            names.report(into: &unmatched)
            _ = finish((), unmatched)
        }
        return bag.hasErrors ? nil : assembly.folders
    }

    /// The pipeline: each verb returns the next noun, and an error ends it. Writing is left to `OutputFolder`.
    private mutating func run(
        _ spec: Job.Spec,
        of job: Job,
        in pack: Pack,
        with renderer: PackRenderer,
        isLast: Bool
    ) throws(MachineError) -> [RenderedFile]? {
        guard let tree = try read(spec) else { return nil }
        guard let api = lower(tree, of: job) else { return nil }
        guard var plan = plan(api, in: pack) else { return nil }
        names.look(at: job, in: api, plan)
        if let name = job.forwarders {
            plan.forwarders = try forwarders(from: name, to: api, plan, of: spec, in: job, pack)
        }
        if isLast, !isRepeated { ProcessLifetime.keep((tree, api, plan)) }
        return render(plan, of: job, with: renderer)
    }
}

// MARK: - Earlier runs

extension Generator {
    /// What an earlier run made of the same, with the problems that it found.
    private mutating func recall() -> [GeneratedFolder]? {
        guard let record, let run = cache?.run(named: record.name), let result = record.result(of: run) else {
            return nil
        }
        // What was a warning then is an error now.
        guard !isStrict || result.diagnostics.isEmpty else { return nil }
        for diagnostic in result.diagnostics { bag.report(diagnostic) }
        isRecalled = true
        return result.folders
    }

    private func note(_ folders: [GeneratedFolder], besides known: Int) {
        guard let cache, !cache.isReadOnly, let record else { return }
        let found = Array(bag.diagnostics[known...])
        if let run = record.run(folders, found) { cache.keep(run, named: record.name) }
    }
}

// MARK: - The verbs

extension Generator {
    private mutating func configure(_ job: Job) throws(MachineError) -> Pack? {
        var found = DiagnosticBag()
        var pack = try PackLoader.load(job, into: &found)
        let packs = pack?.chain ?? [job.pack]
        folders += packs.filter { $0.contains("/") } + [job.templates].compactMap { $0 }
        if found.hasErrors { isConfigurationFaulty = true }
        if isSpread { pack?.manifest.spreadFiles() }
        if pack?.manifest.conventions.access == .internal { isInternal = true }
        return finish(pack, found)
    }

    private mutating func read(_ spec: Job.Spec) throws(MachineError) -> SourceTree? {
        var found = DiagnosticBag()
        onStage?("reading \(spec.path)")
        let bytes = try Disk.read(spec.path)
        let tree = SpecReader.tree(of: bytes, from: spec.path, into: &found)
        if let tree { record?.add(spec.path, bytes, tree.file) }
        return finish(tree, found)
    }

    private mutating func lower(_ tree: SourceTree, of job: Job) -> API? {
        var found = DiagnosticBag()
        let loader = FileDocumentLoader()
        let root = ContentHash.of(tree.file.bytes)
        var api = SpecReader.lower(
            tree,
            urls: job.urls,
            directives: job.directives,
            generics: job.generics,
            loader: loader,
            into: &found
        )
        let hashes = loader.documents.map { ContentHash.of($0.bytes) }
        description = ContentHash.of(Array(([root] + hashes.sorted()).joined().utf8))
        record?.add(loader)
        documents += zip(loader.documents, hashes).map { ReadFile(path: $0.path, hash: $1) }
        documents += loader.missing.map { ReadFile(path: $0, hash: nil) }
        if var whole = api {
            api = nil
            Filtering.apply(job.filter, to: &whole, into: &found)
            api = whole
        }
        return finish(api, found)
    }

    private mutating func plan(_ api: API, in pack: Pack) -> SwiftPlan? {
        var found = DiagnosticBag()
        onStage?("planning")
        return finish(Planner.plan(api, conventions: pack.manifest.conventions, into: &found), found)
    }

    private mutating func render(_ plan: SwiftPlan, of job: Job, with renderer: PackRenderer) -> [RenderedFile]? {
        var found = DiagnosticBag()
        onStage?("rendering for \(job.output)")
        return finish(renderer.render(plan, into: &found), found)
    }

    /// The end of a stage: its problems go into the bag, and its value goes on only if none is an error.
    mutating func finish<Value>(_ value: Value?, _ found: DiagnosticBag) -> Value? {
        var found = found
        if isStrict { found.promoteWarnings() }
        bag.append(contentsOf: found)
        return found.hasErrors ? nil : value
    }
}
