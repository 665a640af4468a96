import APIModel
import Diagnostics
import Evolution
import Platform
import SourceTree
import SwiftModel
import TemplatePacks

/// Turns descriptions into files by `read`, `lower`, `plan` and `render`, each with the result of the one before. An
/// error ends the processing of its description.
struct Pipeline {
    /// The results of one description's stages, without its tree, which isn't needed after lowering.
    struct Stages {
        let spec: Job.Spec
        let api: API
        let plan: SwiftPlan
        /// The hash of the description and of everything that it refers to.
        let hash: String
        /// Empty until all descriptions of the module are planned.
        var files: [RenderedFile] = []
    }

    let job: Job
    let pack: Pack
    private let renderer: PackRenderer
    private let inputs: InputRecord
    private let onStage: (String) -> Void

    /// Starts to compile the pack in the background, while descriptions are read.
    init(_ target: PreparedJob, inputs: InputRecord, onStage: @escaping (String) -> Void) {
        job = target.job
        pack = target.pack
        let settings = RenderSettings(
            header: job.header, support: job.support, imports: job.imports, testedModules: job.testedModules,
            limits: job.limits, only: job.only)
        renderer = PackRenderer(pack: pack, settings: settings)
        self.inputs = inputs
        self.onStage = onStage
    }

    /// Waits for work in the background.
    func settle() { renderer.settle() }

    /// The results for all descriptions of the job. They share the support code of their module, so that all are
    /// planned before the first is rendered.
    func run(_ problems: inout StageProblems) throws(MachineError) -> [Stages] {
        var plans: [Stages] = []
        for spec in job.specs {
            let loader = FileDocumentLoader(in: job.root(of: spec), job.limits)
            defer { inputs.add(loader.files) }
            guard let tree = try read(spec, loader, &problems) else { continue }
            guard let api = lower(tree, loader, &problems) else { continue }
            guard let plan = plan(api, of: spec, &problems) else { continue }
            plans.append(Stages(spec: spec, api: api, plan: plan, hash: loader.hash))
        }
        let used = Set(plans.flatMap(\.plan.support))
        let support = SupportSymbol.allCases.filter(used.contains)
        var stages: [Stages] = []
        for plan in plans { if let rendered = try render(plan, with: support, &problems) { stages.append(rendered) } }
        return stages
    }

    /// The located tree of a description, with its overlays merged in.
    private func read(_ spec: Job.Spec, _ loader: FileDocumentLoader, _ problems: inout StageProblems)
        throws(MachineError) -> SourceTree?
    {
        var (found, settings) = (DiagnosticBag(), DiagnosticBag())
        guard job.mayRead(spec) else {
            settings.report(.outsideProject(spec.path, at: spec.range))
            return problems.endConfiguration(nil, settings)
        }
        onStage("reading \(spec.path)")
        let read = try loader.read(spec.path, namedAt: spec.range, into: &found, settings: &settings)
        let overlays = try loader.overlays(of: job, into: &found, settings: &settings)
        guard problems.endConfiguration((), settings) != nil, let tree = read else { return problems.end(nil, found) }
        return problems.end(OverlayApplication.apply(overlays, to: tree, loader.limits, into: &found), found)
    }

    /// The API that the description specifies, with the team's directives applied.
    private func lower(_ tree: SourceTree, _ loader: FileDocumentLoader, _ problems: inout StageProblems) -> API? {
        var found = DiagnosticBag()
        let conventions = pack.manifest.conventions
        return problems.end(SpecReader.lower(tree, for: job, by: conventions, loader: loader, into: &found), found)
    }

    /// The plan of the Swift code, before templates decide how it looks.
    private func plan(_ api: API, of spec: Job.Spec, _ problems: inout StageProblems) -> SwiftPlan? {
        var found = DiagnosticBag()
        var conventions = pack.manifest.conventions
        if job.specs.count > 1 { conventions.names.description = spec.folder }
        conventions.sharesSupport = job.sharesSupport || job.specs.count > 1
        onStage("planning")
        return problems.end(Planner.plan(NormalisedAPI(api, by: conventions), into: &found), found)
    }

    /// The files, including forwarders for callers of earlier code.
    /// - Parameter support: the support code that all descriptions of the module use together.
    private func render(_ stages: Stages, with support: [SupportSymbol], _ problems: inout StageProblems)
        throws(MachineError) -> Stages?
    {
        let (api, plan) = (stages.api, stages.plan)
        let earlier = try earlier(than: stages.spec, &problems)
        var found = DiagnosticBag()
        onStage("rendering for \(job.output)")
        let forwarders = { (declarations: Declarations) in
            earlier.flatMap {
                ForwarderPlanner.plan(from: $0, to: Generation(api: api, plan: plan, declarations: declarations))
            }
        }
        var rendered = stages
        rendered.files = renderer.render(plan, with: support, forwarders: forwarders, into: &found)
        if !found.hasErrors { UnwrittenPart.report(renderer, of: api, for: job, into: &found) }
        return problems.end(rendered, found)
    }

    /// The code of the version whose names are kept, if the job names one.
    func earlier(than spec: Job.Spec, _ problems: inout StageProblems) throws(MachineError) -> Generation? {
        guard let name = job.forwarders else { return nil }
        var found = DiagnosticBag()
        do throws(MachineError) {
            let generation = try generation(name, of: spec, into: &found)
            return problems.end(generation, found)
        } catch {
            guard error.isWrongPath, let range = job.forwardersRange else { throw error }
            var settings = DiagnosticBag()
            settings.report(
                KitCodes.missingDescription("\(error.message)").at(range).help(
                    "name a revision that git knows, or a description's path relative to this file"))
            return problems.endConfiguration(nil, settings)
        }
    }

    private func generation(_ name: String, of spec: Job.Spec, into bag: inout DiagnosticBag) throws(MachineError)
        -> Generation?
    {
        let pairs = try SourcePairs(ComparisonSide(name), .workingCopy, of: job).pairs
        guard let source = pairs.first(where: { $0.new?.path == spec.path })?.old else { return nil }
        var found = DiagnosticBag()
        let generation = try GenerationReader.read(source, of: job, noting: inputs, into: &found)
        if generation != nil, source.revision == nil, let bytes = try? Disk.read(source.path) {
            inputs.add([ReadFile(source.path, bytes: bytes, file: SourceFile(name: source.path, bytes: bytes))])
        }
        for var problem in found.diagnostics {
            problem.notes.append(.init("this is about `\(source.name)`, whose names `deprecatedForwarders` keeps"))
            bag.report(problem)
        }
        return generation
    }
}

/// The problems of a run, collected stage by stage, each with the level that the configuration gives its kind. A strict
/// run treats warnings of faults as errors.
struct StageProblems {
    private(set) var bag = DiagnosticBag()
    /// Whether an error was in the configuration, and not in a description.
    private(set) var isConfigurationFaulty = false
    private let isStrict: Bool
    /// The levels of the target that is being generated.
    var levels = ProblemLevels()

    init(isStrict: Bool) { self.isStrict = isStrict }

    /// Ends a stage: its value is returned only if none of its problems is an error.
    mutating func end<Value>(_ value: Value?, _ found: DiagnosticBag) -> Value? {
        var found = found
        var levels = levels
        levels.isStrict = levels.isStrict || isStrict
        found.weigh(by: levels)
        bag.append(contentsOf: found)
        return found.hasErrors ? nil : value
    }

    /// Ends a stage that depends on the configuration alone.
    @discardableResult mutating func endConfiguration<Value>(_ value: Value?, _ found: DiagnosticBag) -> Value? {
        if found.hasErrors { isConfigurationFaulty = true }
        return end(value, found)
    }

    /// Adds the problems of an earlier run.
    mutating func takeOver(_ diagnostics: [Diagnostic]) { for diagnostic in diagnostics { bag.report(diagnostic) } }
}
