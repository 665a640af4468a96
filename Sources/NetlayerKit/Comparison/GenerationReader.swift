import APIModel
import Diagnostics
import Directives
import Evolution
import Platform
import SwiftModel
import TemplatePacks

/// Makes a generation of code in memory, by the conventions of a job, to be compared with another one.
public enum GenerationReader {
    /// What a job makes of a description; of none, what it makes of nothing.
    public static func read(
        _ source: DescriptionSource?,
        of job: Job,
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> Generation? {
        var found = DiagnosticBag()
        let pack = try PackLoader.load(job, into: &found)
        var api: API? = API()
        if let source {
            api = nil
            // A description that is named on the command line may be anywhere.
            let spec = job.specs.first { $0.path == source.path && source.revision == nil }
            if let spec, !job.mayRead(spec) {
                bag.report(KitMessages.outsideProject(spec.path, at: spec.range))
                return nil
            }
            let root = spec.map(job.root(of:)) ?? job.statedRoot ?? ProjectRoot(of: source.path)
            if let tree = try source.read(job, into: &found) {
                let conventions = pack?.manifest.conventions
                let loader = source.loader(in: root, job.limits)
                api = SpecReader.lower(tree, for: job, by: conventions, loader: loader, into: &found)
            }
        }
        let isFaulty = report(found, into: &bag)
        guard let api, let pack, !isFaulty else { return nil }
        var late = DiagnosticBag()
        let plan = Planner.plan(api, conventions: pack.manifest.conventions, into: &late)
        let settings = RenderSettings(header: [], support: .none, imports: job.imports, limits: job.limits)
        let declarations = PackRenderer(pack: pack, settings: settings).declarations(of: plan, into: &late)
        if report(late, into: &bag) { return nil }
        return Generation(api: api, plan: plan, declarations: declarations)
    }

    /// Hands on the errors that keep a generation from being made. Warnings are for those who generate; and that a
    /// directive finds no operation in one of the generations is to be expected.
    private static func report(_ found: DiagnosticBag, into bag: inout DiagnosticBag) -> Bool {
        let expected = DirectiveCodes.unmatchedEntry.name
        let errors = found.diagnostics.filter { $0.severity == .error && $0.code.name != expected }
        for error in errors { bag.report(error) }
        return !errors.isEmpty
    }
}
