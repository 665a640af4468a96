import Diagnostics
import Evolution
import Platform

extension Pipeline {
    /// The code of the version whose names go on working, where the job names one.
    func earlier(than spec: Job.Spec, _ problems: inout StageProblems) throws(MachineError) -> Generation? {
        guard let name = job.forwarders else { return nil }
        let pairs = try SourcePairs(ComparisonSide(name), .workingCopy, of: job).pairs
        guard let source = pairs.first(where: { $0.new?.path == spec.path })?.old else { return nil }
        var found = DiagnosticBag()
        let generation = try GenerationReader.read(source, of: job, into: &found)
        return problems.end(generation, found)
    }
}
