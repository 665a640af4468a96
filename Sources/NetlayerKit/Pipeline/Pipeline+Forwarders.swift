import Diagnostics
import Evolution
import Platform

extension Pipeline {
    /// The code of the version whose names go on working, where the job names one.
    func earlier(than spec: Job.Spec, _ problems: inout StageProblems) throws(MachineError) -> Generation? {
        guard let name = job.forwarders else { return nil }
        var found = DiagnosticBag()
        do throws(MachineError) {
            let generation = try generation(name, of: spec, into: &found)
            return problems.end(generation, found)
        } catch {
            guard error.isWrongPath, let range = job.forwardersRange else { throw error }
            var settings = DiagnosticBag()
            settings.report(KitMessages.missingVersion(error, at: range))
            return problems.endConfiguration(nil, settings)
        }
    }

    private func generation(
        _ name: String,
        of spec: Job.Spec,
        into bag: inout DiagnosticBag
    ) throws(MachineError) -> Generation? {
        let pairs = try SourcePairs(ComparisonSide(name), .workingCopy, of: job).pairs
        guard let source = pairs.first(where: { $0.new?.path == spec.path })?.old else { return nil }
        return try GenerationReader.read(source, of: job, into: &bag)
    }
}
