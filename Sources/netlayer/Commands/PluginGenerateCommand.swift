import Diagnostics
import NetlayerBuild
import NetlayerKit

/// Writes the files of a plugin's build.
enum PluginGenerateCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let output = invocation.value("output") else {
            throw UsageError("the output folder is missing", help: "give `--output FOLDER`")
        }
        var bag = DiagnosticBag()
        let jobs = try PluginJobs.read(invocation, output: output, into: &bag)
        console.say(diagnostics: bag)
        if bag.hasErrors { return .usage }
        let watched = invocation.has("input") ? invocation.values("input") + invocation.values("config") : nil
        var run = PluginRun(
            invocation.has("tests") ? .tests(of: invocation.value("module")) : .code,
            shards: try shards(invocation),
            watched: watched,
            isStrict: invocation.has("strict")
        )
        let files = try run.files(of: jobs)
        console.say(diagnostics: run.bag)
        guard let files else { return run.isConfigurationFaulty ? .usage : .input }
        try BuildFolder(output).write(files)
        return .fine
    }

    private static func shards(_ invocation: Invocation) throws(UsageError) -> Int? {
        guard let text = invocation.value("shards") else { return nil }
        if let count = Int(text), count > 0 { return count }
        throw UsageError("`--shards \(text)` is no number of files", help: "write `--shards 8`")
    }
}
