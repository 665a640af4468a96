import APIModel
import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform
import SwiftModel
import TemplatePacks

extension CommandTable {
    static let initialize = CommandDefinition(
        name: "init", group: .generate, summary: "Writes a first netlayer.yml.",
        discussion: [
            "Looks for API descriptions below this folder, and for conventions in the Swift sources: the names of protocols and implementations, whether methods throw or return a `Result`, request types or endpoints, use cases, access levels, and the verbs in the names of methods. On a terminal it asks; otherwise, or with `--yes`, it uses the options, and what it found for everything else.",
            "Never overwrites anything. Also writes the JSON Schema of the configuration, with which editors complete and check it.",
            "Makes code public that other modules call: in a target of a library product, in a target that another one depends on, and in a target that holds nothing else.",
            "With `--plugin TARGET`, the code is generated in each build of a SwiftPM target: writes the configuration to the target's folder, adds a Swift file if the folder has none, and shows what to add to `Package.swift`.",
            "Exit codes: 0 written, 2 there is one already, or something must be chosen, 4 the disk.",
        ],
        options: [
            OptionDefinition("spec", .file("FILE"), "The description."), JobOptions.pack, JobOptions.output,
            OptionDefinition("config", .file("FILE"), short: "c", "The file to write; `netlayer.yml` by default."),
            OptionDefinition(
                "plugin", .text("TARGET"), "Sets up a target of this package whose code is generated in each build."),
            OptionDefinition("yes", .none, short: "y", "Asks nothing and uses the proposed answers."),
        ],
        examples: [
            .init("netlayer init", "Asks for what it can't find out."),
            .init("netlayer init --yes --spec openapi.yaml", "Asks nothing."),
            .init("netlayer init --plugin API --yes", "Sets up the target `API` in `Sources/API`."),
        ], run: InitCommand.run)
}

/// Writes a first configuration from options, answers, and conventions found in the project.
struct InitCommand {
    private let invocation: Invocation
    private let console: any Console
    private let isAsking: Bool

    private init(_ invocation: Invocation, _ console: any Console) {
        self.invocation = invocation
        self.console = console
        isAsking = console.isInteractive && !invocation.has("yes")
    }

    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        try InitCommand(invocation, console).run()
    }

    private func run() throws -> ExitCode {
        let target = try pluginTarget()
        let path = FilePath.join(target?.folder ?? "", invocation.value("config") ?? JobOptions.fileNames[0])
        let known =
            invocation.has("config") ? [path] : JobOptions.fileNames.map { FilePath.join(target?.folder ?? "", $0) }
        let occupied = { (path: String) in
            error("`\(path)` already exists and isn't changed", "edit it, or remove it first")
        }
        if let present = known.first(where: { Disk.entry($0) != nil }) { throw occupied(present) }
        guard let spec = try chooseSpec() else { return .input }
        var conventions = SourceSurvey.conventions()
        let (api, problems) = readAPI(spec)
        if let api { VerbSurvey.run(on: &conventions, api) }
        if !conventions.isEmpty { console.say(line: "in the sources: " + conventions.evidence.joined(separator: ", ")) }
        guard let fit = try choosePack(for: conventions, spec) else { return .usage }
        let output = target == nil ? try chooseOutput(for: conventions) : nil
        let folder = FilePath.folder(of: path)
        // SwiftPM warns about unknown files in a target.
        let schema = FilePath.join(target == nil ? folder : "", ConfigurationDraft.schemaName)
        let draft = ConfigurationDraft(
            schema: FilePath.relative(schema, to: folder), spec: FilePath.relative(spec, to: folder),
            pack: fit.name.contains("/") ? FilePath.relative(fit.name, to: folder) : fit.name,
            output: output.map { FilePath.relative($0, to: folder) }, deviations: fit.deviations,
            isUsedOutside: target?.isUsedOutside ?? output.map(OutputProposal.isUsedOutside) ?? false,
            clashes: fit.clashes, crowd: api.flatMap(crowd), problems: problems, credentials: api.flatMap(credentials),
            pages: api.map { PageSurvey.findings(in: $0) } ?? [],
            tag: api?.operations.lazy.compactMap(\.services.first).first { !$0.isEmpty })
        guard try SingleFile.write(draft.text, to: path) else { throw occupied(path) }
        try console.write(line: path)
        if try SingleFile.write(ConfigurationSchema.json, to: schema) { try console.write(line: schema) }
        if let target {
            try finish(target)
        } else {
            let option = invocation.has("config") ? " --config \(ShellWord.quoted(path))" : ""
            console.say("next: `netlayer generate\(option)`")
        }
        return .fine
    }

    /// Writes and explains what a build needs besides the configuration.
    private func finish(_ target: PluginTarget) throws {
        if let file = target.placeholder, try SingleFile.write(file.text, to: file.path) {
            try console.write(line: file.path)
        }
        console.say("next: add this to `Package.swift`, and `swift build`")
        for line in target.manifestLines { console.say(line: "    " + line) }
    }

    /// The operations of the largest service, if these are too many and grouping by paths makes services much smaller.
    private func crowd(in api: API) -> Int? {
        let count = ServiceGrouping.largestCount(in: api, by: .tag)
        return count > 100 && ServiceGrouping.largestCount(in: api, by: .path) < count / 2 ? count : nil
    }

    /// The credentials of the first operation that needs some: `"bearer": .token("…")`.
    private func credentials(in api: API) -> String? {
        let asked = api.operations.lazy.flatMap(\.security).first { !$0.requirements.isEmpty }
        return asked?.requirements.map { requirement in
            var credential = #".token("…")"#
            if case .http(let scheme, _) = api.securitySchemes.first(where: { $0.name == requirement.scheme })?.kind,
                scheme.lowercased() == "basic"
            {
                credential = #".user(name: "…", password: "…")"#
            }
            return "\(SwiftLiteral.quoted(requirement.scheme)): \(credential)"
        }.joined(separator: ", ")
    }

    /// The API of a description as far as it can be read, and its most frequent kinds of warnings. Problems are shown
    /// when code is generated.
    private func readAPI(_ path: String) -> (API?, [ConfigurationDraft.Problem]) {
        var bag = DiagnosticBag()
        let api = (try? SpecReader.read(path, into: &bag)).flatMap { SpecReader.lower($0, into: &bag) }
        return (api, ConfigurationDraft.Problem.frequent(in: bag.diagnostics))
    }

    private func pluginTarget() throws -> PluginTarget? {
        guard let name = invocation.value("plugin") else { return nil }
        if invocation.has("output") {
            throw error(
                "`--output` and `--plugin` can't be combined", "leave out `--output`: the build chooses the folder")
        }
        guard let target = PluginTarget(name) else {
            throw error("`\(name)` isn't a name of a target", "give the name that `Package.swift` has, such as `API`")
        }
        return target
    }

    private func error(_ message: String, _ help: String) -> UsageError {
        UsageError(message, help: help, command: "init")
    }

    /// The path; nil, after its problems, if the file isn't a description.
    private func readable(_ path: String) throws -> String? {
        var bag = DiagnosticBag()
        if let tree = try SpecReader.read(path, into: &bag), FoundSpec(tree, path: path) == nil {
            _ = SpecReader.lower(tree, into: &bag)
        }
        console.say(diagnostics: bag)
        return bag.hasErrors ? nil : path
    }

    /// The path of the description; nil, after a message, if the file isn't a description.
    private func chooseSpec() throws -> String? {
        if let path = invocation.value("spec") { return try readable(path) }
        let specs = SpecSearch.specs()
        guard let first = specs.first else {
            if let path = SpecSearch.usualName() { return try readable(path) }
            guard let path = SourceSurvey.requestFile() else {
                throw error("found no API description below this folder", "give `--spec FILE`")
            }
            throw error(
                "found no API description below this folder, but Swift code that seems to make requests: `\(path)`",
                "`netlayer adopt .` describes them; or give `--spec FILE`")
        }
        let titles = specs.map { "\($0.path) (\($0.format)\($0.title.isEmpty ? "" : ", " + $0.title))" }
        if specs.count == 1 || !isAsking && invocation.has("yes") {
            let reason = specs.count > 1 ? ", the nearest to this folder" : ""
            console.say(line: "description: \(titles[0])\(reason)")
            for title in titles.dropFirst().prefix(10) { console.say(line: "not taken: \(title)") }
            if specs.count > 11 { console.say("not taken: \(specs.count - 11) more") }
            if specs.count > 1 { console.say("`--spec FILE` takes another one") }
            return first.path
        }
        guard isAsking else {
            let list = titles.prefix(10).joined(separator: ", ")
            throw error("there are \(specs.count) API descriptions: \(list)", "give `--spec FILE`")
        }
        let index = try choose("Which description?", titles)
        return specs[index].path
    }

    private func choosePack(for conventions: TeamConventions, _ spec: String) throws -> PackFit? {
        if let name = invocation.value("pack") {
            return try TemplatesCommands.load(name, console).map { PackFit($0, for: conventions) }
        }
        let fits = PackFit.ranked(for: conventions)
        if isAsking {
            let width = fits.map(\.name.count).max() ?? 0
            let titles = fits.map { "\(HelpText.column($0.name, width))  \($0.summary)" }
            let lines = try fits.map { try PackGlimpse.lines(of: spec, by: $0.name) }
            console.say("all of them in a browser: `netlayer preview \(ShellWord.quoted(spec))`")
            return fits[try choose("Which conventions?", titles, lines)]
        }
        guard !conventions.isEmpty || invocation.has("yes") else {
            let names = fits.map(\.name).joined(separator: ", ")
            throw error("the sources show no conventions", "give `--pack NAME` (\(names)), or `--yes` for the first")
        }
        return fits.first
    }

    private func chooseOutput(for conventions: TeamConventions) throws -> String {
        if let output = invocation.value("output") { return output }
        let proposal = OutputProposal.folder(for: conventions)
        guard isAsking else { return proposal }
        let answer = try answer("Where should the code go? [\(proposal)]")
        return answer.isEmpty ? proposal : answer
    }

    /// The index of a numbered choice; the first one for an empty answer.
    /// - Parameter lines: the lines below each title.
    private func choose(_ question: String, _ titles: [String], _ lines: [[String]] = []) throws -> Int {
        console.say(question)
        for (index, title) in titles.enumerated() {
            console.say(line: "  \(index + 1)  \(title)")
            for line in index < lines.count ? lines[index] : [] { console.say(line: "         \(line)") }
        }
        while true {
            let answer = try answer("[1]")
            if answer.isEmpty { return 0 }
            if let number = Int(answer), titles.indices.contains(number - 1) { return number - 1 }
            if let index = titles.firstIndex(where: { $0.split(separator: " ").first.map(String.init) == answer }) {
                return index
            }
            console.say("a number from 1 to \(titles.count), please")
        }
    }

    private func answer(_ question: String) throws -> String {
        guard let line = console.ask(ShownText.line(question)) else {
            throw error("the input ended before everything was answered; nothing was written", "give options instead")
        }
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        return String(line.drop(while: isBlank).reversed().drop(while: isBlank).reversed())
    }
}
