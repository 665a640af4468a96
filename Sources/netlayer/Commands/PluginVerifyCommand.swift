import Diagnostics
import NetlayerBuild
import NetlayerKit

/// Compares committed code with what would be generated, as part of a build.
enum PluginVerifyCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let files = VerificationFiles(mark: invocation.value("mark"), source: invocation.value("source"))
        try files.begin()
        var bag = DiagnosticBag()
        let jobs = try PluginJobs.read(invocation, output: nil, into: &bag)
        console.say(diagnostics: bag)
        if bag.hasErrors { return .usage }
        let code = try Generator(isStrict: invocation.has("strict")).run(jobs)
        console.say(diagnostics: code.bag)
        guard let folders = code.folders else { return code.isConfigurationFaulty ? .usage : .input }
        var drifts: [Drift] = []
        for folder in folders { drifts += try Drift.all(in: OutputFolder(folder.path, of: jobs), from: folder.files) }
        if drifts.isEmpty { return .fine }
        try files.noteDrift()
        let isError = jobs.contains { $0.plugin.drift == .error }
        let command = invocation.value("fix") ?? "netlayer generate"
        console.say(diagnostics: report(drifts, isError: isError, command))
        return isError ? .drift : .fine
    }

    private static func report(_ drifts: [Drift], isError: Bool, _ command: String) -> DiagnosticBag {
        var bag = DiagnosticBag()
        for drift in drifts {
            var diagnostic = drift.diagnostic
            diagnostic.severity = isError ? .error : .warning
            diagnostic.help = Message(drift.help(drift.change.isProtected ? command + " --force" : command))
            bag.report(diagnostic)
        }
        return bag
    }
}
