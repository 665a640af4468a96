import Diagnostics
import NetlayerBuild
import NetlayerKit
import Platform

extension CommandTable {
    private static let pluginConfiguration = OptionDefinition("config", .file("FILE"), short: "c", "The configuration.")
    private static let module = OptionDefinition(
        "module", .text("NAME"),
        "The module to generate for. Selects the configuration's target of this name, or all targets if none has it.")

    static let pluginGenerate = CommandDefinition(
        name: "plugin generate", group: .builds,
        summary: "Writes the Swift files that the build-tool plugin announced to the build.",
        discussion: [
            "The declarations are those that `netlayer generate` writes, spread over a fixed set of files: for each kind of code (support, models, operations, services, mocks) as many as `plugin.shards` says, `NetlayerModels0.swift` and so on. The `output` of the configuration is not touched. A file that is as it should be is not touched, either, so that nothing is compiled again because of it.",
            "Exit codes: 0 done, 1 problems in a description or template, 2 in arguments or configuration, 4 the disk.",
        ],
        options: [
            pluginConfiguration, JobOptions.output, module,
            OptionDefinition("tests", .none, "Writes the mocks alone, which import the module."),
            OptionDefinition(
                "shards", .text("NUMBER"),
                "The `plugin.shards` that the plugin read; the configuration must have the same number."),
            OptionDefinition(
                "input", .file("FILE"), isRepeatable: true,
                "A file that the build watches. A warning names each description that is read and not watched."), root,
            strict,
        ],
        examples: [
            .init(
                "netlayer plugin generate --config netlayer.yml --output Build/Generated",
                "Shows what a build would compile.")
        ], run: PluginGenerateCommand.run)

    static let pluginFilelists = CommandDefinition(
        name: "plugin filelists", group: .builds,
        summary: "Writes the lists of files that a run-script phase of Xcode needs.",
        discussion: [
            "`NetlayerInputs.xcfilelist` names the configuration and the descriptions that are read, `NetlayerOutputs.xcfilelist` the files that `netlayer plugin generate` writes into the same `--output`. Paths begin with `$(SRCROOT)`: run the command in the folder of the project, and again when a description refers to another file or `plugin.shards` changes.",
            "Exit codes: 0 done, 1 problems in a description or template, 2 in arguments or configuration, 4 the disk.",
        ],
        options: [
            pluginConfiguration, JobOptions.output, module,
            OptionDefinition(
                "lists", .folder("FOLDER"), "Where the lists go; by default the folder of the configuration."),
        ],
        examples: [
            .init(
                "netlayer plugin filelists --config API/netlayer.yml --output API/Generated",
                "Writes `API/NetlayerInputs.xcfilelist` and `API/NetlayerOutputs.xcfilelist`.")
        ], run: PluginFilelistsCommand.run)

    static let pluginVerify = CommandDefinition(
        name: "plugin verify", group: .builds, summary: "Reports to a build whether the committed code is up to date.",
        discussion: [
            "`plugin.drift` of the configuration says whether drift is a warning or an error. Writes only the files that the build itself asks for.",
            "Exit codes: 0 fine, drift that is a warning included, 1 problems in a description or template, 2 in arguments or configuration, 3 drift that is an error, 4 the disk.",
        ],
        options: [
            pluginConfiguration, module,
            OptionDefinition(
                "mark", .file("FILE"),
                "A file that is written again when code has drifted, so that the next build checks again."),
            OptionDefinition("source", .file("FILE"), "A Swift file without a declaration, for the build to compile."),
            OptionDefinition(
                "fix", .text("COMMAND"), "The command that messages suggest; `netlayer generate` by default."), strict,
        ], examples: [.init("netlayer plugin verify --config netlayer.yml", "Shows what a build would report.")],
        run: PluginVerifyCommand.run)
}

/// Writes the files of a plugin's build.
enum PluginGenerateCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let output = invocation.value("output") else {
            throw UsageError("the output folder is missing", help: "give `--output FOLDER`")
        }
        guard let jobs = try PluginJobs.read(invocation, output: output, console) else { return .usage }
        let watched = invocation.has("input") ? invocation.values("input") + invocation.values("config") : nil
        var run = PluginRun(
            invocation.has("tests") ? .tests(of: invocation.value("module")) : .code, shards: try shards(invocation),
            watched: watched, isStrict: invocation.has("strict"))
        let files = try run.files(of: jobs)
        console.say(diagnostics: run.bag)
        guard let files else { return run.isConfigurationFaulty ? .usage : .input }
        try BuildFolder(output).write(files)
        return .fine
    }

    private static func shards(_ invocation: Invocation) throws(UsageError) -> Int? {
        guard let text = invocation.value("shards") else { return nil }
        if let count = Int(text), count > 0 { return count }
        throw UsageError("`--shards \(text)` isn't a number of files", help: "write `--shards 8`")
    }
}

/// Writes the file lists that tell Xcode the inputs and outputs of a script.
enum PluginFilelistsCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        guard let output = invocation.value("output"), let configuration = invocation.value("config") else {
            throw UsageError(
                "the configuration or the output folder is missing", help: "give `--config` and `--output`")
        }
        guard let jobs = try PluginJobs.read(invocation, output: output, console) else { return .usage }
        var run = PluginRun(.code, shards: nil, watched: nil)
        let files = try run.files(of: jobs)
        console.say(diagnostics: run.bag)
        guard let files else { return run.isConfigurationFaulty ? .usage : .input }
        let folder = invocation.value("lists") ?? FilePath.folder(of: configuration)
        try write([configuration] + run.inputs, to: FilePath.join(folder, "NetlayerInputs.xcfilelist"))
        try write(files.map { FilePath.join(output, $0.name) }, to: FilePath.join(folder, "NetlayerOutputs.xcfilelist"))
        return .fine
    }

    private static func write(_ paths: [String], to file: String) throws(MachineError) {
        var lines: [String] = []
        for path in paths {
            let line = path.hasPrefix("/") ? path : "$(SRCROOT)/" + FilePath.normalised(path)
            if !lines.contains(line) { lines.append(line) }
        }
        _ = try SingleFile.write(lines.joined(separator: "\n") + "\n", to: file, isForced: true)
    }
}

/// Compares committed code with what would be generated, as part of a build.
enum PluginVerifyCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let files = VerificationFiles(mark: invocation.value("mark"), source: invocation.value("source"))
        try files.begin()
        guard let jobs = try PluginJobs.read(invocation, output: nil, console) else { return .usage }
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

/// The jobs of the commands of plugins.
enum PluginJobs {
    /// The jobs of a module; nil, with its errors shown, if the configuration is faulty.
    static func read(_ invocation: Invocation, output: String?, _ console: any Console) throws -> [Job]? {
        guard let path = invocation.value("config") else {
            throw UsageError("the configuration is missing", help: "give `--config FILE`")
        }
        var arguments = ArgumentsConfiguration()
        arguments.set("output", output)
        var bag = DiagnosticBag()
        let jobs = try ConfigurationReader.jobs(at: path, arguments, root: JobOptions.root(invocation), into: &bag)
        console.say(diagnostics: bag)
        if bag.hasErrors { return nil }
        let own = jobs.filter { $0.name == invocation.value("module") }
        return own.isEmpty ? jobs : own
    }
}
