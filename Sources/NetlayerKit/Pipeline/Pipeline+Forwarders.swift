import APIModel
import Diagnostics
import Evolution
import Platform
import SwiftModel
import TemplatePacks

extension Pipeline {
    /// What lets callers of an earlier version's code go on, by comparing what both versions make of it.
    func forwarders(
        to api: API,
        _ plan: SwiftPlan,
        of spec: Job.Spec,
        _ problems: inout StageProblems
    ) throws(MachineError) -> ForwarderPlan? {
        guard let name = job.forwarders else { return nil }
        let pairs = try SourcePairs(ComparisonSide(name), .workingCopy, of: job).pairs
        guard let source = pairs.first(where: { $0.new?.path == spec.path })?.old else { return nil }
        var found = DiagnosticBag()
        let old = try GenerationReader.read(source, of: job, into: &found)
        let settings = RenderSettings(header: [], support: .none, imports: job.imports)
        let files = PackRenderer(pack: pack, settings: settings).render(plan, into: &found)
        guard let old = problems.end(old, found) else { return nil }
        let new = Generation(api: api, plan: plan, declarations: Declarations(of: files))
        return ForwarderPlanner.plan(from: old, to: new)
    }
}
