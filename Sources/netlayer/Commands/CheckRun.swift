import Diagnostics
import NetlayerKit

/// What a check finds in this folder: problems of the input, or the files that are not as they would be generated.
struct CheckRun {
    let problems: DiagnosticBag
    /// Nil where the problems kept the code from being generated.
    let drifts: [Drift]?
    /// The files in output folders that the configuration says are the team's own.
    private(set) var keptFiles: [String] = []
    /// Whether it was the configuration that could not be followed.
    let isConfigurationFaulty: Bool

    init(_ invocation: Invocation, cache: RunCache?) throws {
        var bag = DiagnosticBag()
        let jobs = try JobOptions.jobs(invocation, into: &bag)
        if bag.hasErrors {
            (problems, drifts, isConfigurationFaulty) = (bag, nil, true)
            return
        }
        let code = try Generator(isStrict: invocation.has("strict"), cache: cache).run(jobs)
        bag.append(contentsOf: code.bag)
        guard let folders = code.folders else {
            (problems, drifts, isConfigurationFaulty) = (bag, nil, code.isConfigurationFaulty)
            return
        }
        var found: [Drift] = []
        let configuration = try JobOptions.configurationPath(invocation)
        for folder in folders {
            let output = OutputFolder(folder.path, configuration: configuration, of: jobs)
            if let rival = try output.rival() {
                bag.report(KitMessages.sharedFolder(folder.path, of: rival))
                (problems, drifts, isConfigurationFaulty) = (bag, nil, true)
                return
            }
            keptFiles += try output.keptFiles(besides: folder.files)
            found += try Drift.all(in: output, from: folder.files, unasked: code.unaskedFiles)
        }
        (problems, drifts, isConfigurationFaulty) = (bag, found, false)
    }
}
