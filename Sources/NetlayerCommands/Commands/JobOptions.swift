import Diagnostics
import NetlayerKit
import Platform

/// The options that specify what to generate, and the jobs for them.
package enum JobOptions {
    package static let config = OptionDefinition(
        "config", .file("FILE"), short: "c", "The configuration; `netlayer.yml` of this folder by default.")
    package static let target = OptionDefinition(
        "target", .text("NAME"), isRepeatable: true, "Only this one of the configuration's targets.")
    package static let pack = OptionDefinition(
        "pack", .pack("NAME"), "The pack of templates, by its name or its folder.")
    static let output = OptionDefinition("output", .folder("FOLDER"), short: "o", "The folder for the files.")
    package static let option = OptionDefinition(
        "option", .text("KEY=VALUE"), isRepeatable: true, "An option of the pack.")

    static let overlay = OptionDefinition(
        "overlay", .file("FILE"), isRepeatable: true, "An OpenAPI Overlay that is merged into the description.")

    static let all = [
        config, target,
        OptionDefinition(
            "spec", .file("FILE"),
            "The description; `-` is the standard input. Then no configuration is read unless `--config` names it."),
        overlay, pack, output,
        OptionDefinition("support", .text("generate|none|MODULE"), "Where the support code comes from."),
        OptionDefinition("templates", .folder("FOLDER"), "Templates that replace those of the pack."),
        OptionDefinition("layout", .text("layer|feature|single"), "How files are laid out."),
        OptionDefinition("access", .text("LEVEL"), "The access level of the generated code."), option,
        OptionDefinition(
            "deprecated-forwarders", .file("OLD"),
            "An earlier version of the description (a file, `REVISION:PATH` or a git revision) whose names keep working."
        ), CommandTable.root, CommandTable.limit, CommandTable.strict,
    ]

    /// The command that generates what these arguments specify: `netlayer generate --target app`.
    static func generateCommand(_ invocation: Invocation, isForced: Bool = false) -> String {
        var words = ["netlayer", "generate"]
        for given in invocation.given where all.contains(where: { $0.name == given.option }) {
            words.append("--" + given.option)
            if let value = given.value { words.append(ShellWord.quoted(value)) }
        }
        return (words + (isForced ? ["--force"] : [])).joined(separator: " ")
    }

    static let fileNames = ["netlayer.yml", "netlayer.yaml", "netlayer.json"]

    /// The configuration of this folder, if it has one.
    package static var presentConfiguration: String? {
        fileNames.first { Disk.target($0).map { $0 != .folder } ?? false }
    }

    /// The jobs; empty, with errors in the bag, if the configuration is faulty.
    static func jobs(_ invocation: Invocation, into bag: inout DiagnosticBag) throws -> [Job] {
        var arguments = ArgumentsConfiguration()
        for key in ["spec", "pack", "output", "support", "templates", "layout", "access"] {
            arguments.set(key, invocation.value(key))
        }
        for overlay in invocation.values("overlay") { arguments.set("overlays", option: "overlay", overlay) }
        let forwarders = "deprecated-forwarders"
        arguments.set("deprecatedForwarders", option: forwarders, invocation.value(forwarders))
        try setOptions(invocation, of: &arguments)
        let path = try configurationPath(invocation)
        var jobs = try ConfigurationReader.jobs(
            at: path, arguments, root: root(invocation), defersUnknownKeys: true, into: &bag)
        guard !jobs.isEmpty else { return [] }
        let limits = try limits(invocation)
        for index in jobs.indices { jobs[index].limits = limits }
        let specs = jobs.flatMap(\.specs)
        if specs.count > 1, specs.contains(where: { $0.path == "-" }) {
            throw UsageError("the standard input serves one description only", help: "give the others as files")
        }
        return try choose(invocation.values("target"), among: jobs)
    }

    /// Adds the pack's options: `--option result=throws`.
    package static func setOptions(
        _ invocation: Invocation, of arguments: inout ArgumentsConfiguration, command: String? = nil
    ) throws(UsageError) {
        for option in invocation.values("option") where !arguments.setOption(option) {
            throw UsageError("`--option \(option)` has no value", help: "write `--option KEY=VALUE`", command: command)
        }
    }

    /// The project, where the user names it.
    package static func root(_ invocation: Invocation) -> ProjectRoot? {
        invocation.value("root").map(ProjectRoot.init(folder:))
    }

    /// The limits of what the run can use of the machine: `--limit depth=600`.
    package static func limits(_ invocation: Invocation) throws(UsageError) -> Limits {
        var limits = Limits.standard
        for text in invocation.values("limit") {
            let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let limit = Limit.all.first(where: { $0.name == parts[0] }) else {
                let names = Limit.all.map(\.name).joined(separator: ", ")
                throw UsageError("there is no limit `\(parts[0])`", help: "limits: \(names)")
            }
            guard parts.count == 2, let number = Int(parts[1]), limit.range.contains(number) else {
                let range = "1 to \(Limit.text(limit.range.upperBound))"
                throw UsageError("`--limit \(text)` isn't a possible limit", help: "write one from \(range)")
            }
            limits[keyPath: limit.value] = number
        }
        return limits
    }

    /// The path of the configuration; nil if the arguments specify everything.
    static func configurationPath(_ invocation: Invocation) throws(UsageError) -> String? {
        if let path = invocation.value("config") { return path }
        if invocation.has("spec") { return nil }
        if let found = presentConfiguration { return found }
        throw UsageError(
            "there is no `netlayer.yml` in this folder",
            help: "write one, or give `--spec FILE --pack NAME --output FOLDER`")
    }

    package static func choose(_ names: [String], among jobs: [Job]) throws(UsageError) -> [Job] {
        for name in names where !jobs.contains(where: { $0.name == name }) {
            let known = jobs.map(\.name).filter { !$0.isEmpty }
            let near = nearestWord(to: name, among: known).map { "did you mean `\($0)`?" }
            let all = known.isEmpty ? "the configuration names no targets" : "targets: \(known.joined(separator: ", "))"
            throw UsageError("there is no target `\(name)`", help: near ?? all)
        }
        // Targets that share a folder belong together; otherwise the files of one would be stale for the other.
        let outputs = jobs.filter { names.contains($0.name) }.map(\.output)
        return names.isEmpty ? jobs : jobs.filter { outputs.contains($0.output) }
    }
}
