import Diagnostics
import NetlayerKit

/// What the two commands of plugins have in common.
enum PluginJobs {
    /// The jobs of a module; none where the configuration is faulty, which the bag says.
    static func read(_ invocation: Invocation, output: String?, into bag: inout DiagnosticBag) throws -> [Job] {
        guard let path = invocation.value("config") else {
            throw UsageError("the configuration is missing", help: "give `--config FILE`")
        }
        var arguments = ArgumentsConfiguration()
        arguments.set("output", output)
        let jobs = try ConfigurationReader.jobs(at: path, arguments, into: &bag)
        let own = jobs.filter { $0.name == invocation.value("module") }
        return own.isEmpty ? jobs : own
    }
}
