import Diagnostics
import NetlayerKit
import NetlayerProject
import Platform

extension CommandTable {
    static let generate = CommandDefinition(
        name: "generate", group: .generate, summary: "Writes the Swift code of API descriptions.",
        discussion: [
            "Follows `netlayer.yml`; options override it. Writes only the files that changed. Lists files that were edited by hand or that Netlayer didn't write, and leaves them as they are.",
            "Exit codes: 0 done, 1 problems in a description or template, 2 in arguments or configuration, 3 some files were left alone, 4 the disk.",
        ],
        options: JobOptions.all + [
            OptionDefinition(
                "dry-run", .none, short: "n", "Shows what would happen to each file, and changes nothing."),
            OptionDefinition(
                "force", .none,
                "Also overwrites and removes files that were edited by hand or that Netlayer didn't write."),
            OptionDefinition(
                "only", .text("PATTERN"), isRepeatable: true,
                "Writes and removes only files that match, by their path below the output or by their name: `Model/*`, `Books*`."
            ),
            OptionDefinition(
                "watch", .none, short: "w",
                "Generates again whenever a description, a template or the configuration changes, until it is interrupted."
            ), OptionDefinition("watch-interval", .text("MILLISECONDS"), "How often `--watch` looks; 300 by default."),
            OptionDefinition("quiet", .none, short: "q", "Prints problems only."),
            OptionDefinition("verbose", .none, short: "v", "Names each file that is written or removed."),
        ],
        examples: [
            .init("netlayer generate", "Follows `netlayer.yml`."),
            .init("netlayer generate --spec openapi.yaml --pack NAME --output Sources/API", "Needs no configuration."),
            .init("netlayer generate --watch", "Follows each change of the description."),
            .init(
                "curl -s https://example.com/openapi.yaml | netlayer generate --spec - --pack NAME --output API",
                "Reads the description from another command."),
        ], run: GenerateCommand.run)
}

/// Runs the pipeline and writes the files.
enum GenerateCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        if invocation.has("quiet"), invocation.has("verbose") {
            throw UsageError("`--quiet` and `--verbose` exclude each other", command: "generate")
        }
        if invocation.has("watch") { return try WatchLoop(invocation, console).run() }
        var run = GenerateRun(invocation, console)
        return try run.generate()
    }
}

/// One run of `netlayer generate`, from the arguments to the files and messages.
struct GenerateRun {
    private let invocation: Invocation
    private let console: any Console
    private let start = Terminal.milliseconds()
    private var isDry: Bool { invocation.has("dry-run") }
    private var isForced: Bool { invocation.has("force") }
    private var isQuiet: Bool { invocation.has("quiet") }
    private var isVerbose: Bool { invocation.has("verbose") }
    private var isWatching: Bool { invocation.has("watch") }
    private let selection: FileSelection?
    /// The inputs that the run has read so far.
    private(set) var inputs = InputSnapshot()

    init(_ invocation: Invocation, _ console: any Console) {
        self.invocation = invocation
        self.console = console
        selection = invocation.has("only") ? FileSelection(invocation.values("only")) : nil
    }

    mutating func generate() throws -> ExitCode {
        let configuration = try JobOptions.configurationPath(invocation)
        if isWatching { inputs.add(files: [configuration].compactMap { $0 }) }
        var bag = DiagnosticBag()
        let jobs = try JobOptions.jobs(invocation, into: &bag)
        console.say(diagnostics: bag)
        if bag.hasErrors { return .usage }
        let code = try generate(jobs)
        console.say(diagnostics: code.bag)
        guard let folders = code.folders else {
            if !isQuiet { console.say(code.bag.diagnostics.summary + "; nothing was written") }
            return code.isConfigurationFaulty ? .usage : .input
        }
        return try write(folders, of: jobs, configuration: configuration)
    }

    /// Generates in memory, and records the inputs if the run is watched.
    private mutating func generate(_ jobs: [Job]) throws -> GeneratedCode {
        if isWatching { inputs.add(files: jobs.flatMap(\.specs).map(\.path)) }
        let record = InputRecord()
        defer {
            if isWatching {
                inputs.add(files: [], folders: record.folders)
                inputs.add(record.files)
            }
        }
        let progress = ProgressLine(isWanted: !isQuiet)
        defer { progress.clear() }
        let generator = Generator(
            isStrict: invocation.has("strict"),
            // Watching needs all inputs, and a run from the cache doesn't read them.
            cache: isWatching ? nil : .ofUser(), isRepeated: isWatching, inputs: record, onStage: progress.show)
        return try generator.run(jobs)
    }

    private func write(_ folders: [GeneratedFolder], of jobs: [Job], configuration: String?) throws -> ExitCode {
        if let selection, let pattern = selection.unmatched(in: try folders.flatMap(paths)) {
            let names = folders.flatMap(\.files).map { FilePath.stem(of: $0.path) }
            throw UsageError(
                "no generated file matches `\(pattern)`", help: suggestion(for: pattern, among: names)?.text,
                command: "generate")
        }
        var result = ExitCode.fine
        for folder in folders {
            let output = OutputFolder(folder.path, configuration: configuration, of: jobs)
            if !isForced, let rival = try output.rival() {
                var bag = DiagnosticBag()
                bag.report(.sharedFolder(folder.path, of: rival))
                console.say(diagnostics: bag)
                return .usage
            }
            var edited = DiagnosticBag()
            for var line in try output.editedLines() {
                // The run restores the line.
                line.severity = .warning
                edited.report(line)
            }
            console.say(diagnostics: edited)
            let changes =
                isDry
                ? try output.changes(to: folder.files, only: selection)
                : try output.update(to: folder.files, only: selection, isForced: isForced)
            if isDry { try console.write(GenerateRun.statusLines(changes, in: folder.path)) }
            if isVerbose, !isDry {
                let done = changes.filter { !$0.isLeftAlone(isForced: isForced) }
                let lines = GenerateRun.statusLines(done, in: folder.path)
                if !lines.isEmpty { console.say(lines) }
            }
            if sayWhatIsKept(changes, in: folder.path) { result = .drift }
            if !isQuiet, !isDry {
                console.say(summary(of: changes, in: folder.path))
                // The remark appears once, when the code is generated for the first time.
                if changes.allSatisfy({ $0.state == .missing }) { sayWhatItCosts(folder.files) }
            }
        }
        return result
    }

    /// Says how long compiling a large layer takes, and how much of that is for tests.
    private func sayWhatItCosts(_ files: [GeneratedFile]) {
        let cost = CompileCost(of: files)
        guard cost.debugBuild >= GenerateRun.noticedSeconds else { return }
        let mocks = CompileCost(of: files.filter { $0.kind == .mocks })
        func seconds(_ number: Double) -> String { "\(Int(number.rounded())) s" }
        console.say(
            "note: \(cost.lines) lines of code: about \(seconds(cost.debugBuild)) of processor time in a debug build, "
                + "\(seconds(cost.releaseBuild)) in a release build")
        var help = "help: `netlayer inspect --stage cost` says what takes it; a `filter` leaves out what is not needed"
        if mocks.debugBuild > 0 {
            let less = [cost.debugBuild - mocks.debugBuild, cost.releaseBuild - mocks.releaseBuild].map(seconds)
            help += "; without `mocks` it is \(less[0]) and \(less[1])"
        }
        console.say(help)
    }

    /// Estimated seconds of a debug build from which on the remark appears.
    private static let noticedSeconds = 30.0

    /// All paths that a pattern can match: files that are generated, and stale ones.
    private func paths(of folder: GeneratedFolder) throws -> [String] {
        try OutputFolder(folder.path).changes(to: folder.files).map(\.path)
    }

    /// Reports files that are left alone; returns whether any are.
    private func sayWhatIsKept(_ changes: [FileChange], in folder: String) -> Bool {
        let kept = changes.filter { $0.isLeftAlone(isForced: isForced) }
        for change in kept {
            console.say(
                "netlayer: left alone: \(ShownText.line(FilePath.join(folder, change.path))) (\(change.state.rawValue))"
            )
        }
        if kept.contains(where: \.isProtected) { console.say("help: move the changes elsewhere, or give `--force`") }
        if kept.contains(where: { $0.state == .added }) {
            console.say("help: move the files that netlayer did not generate elsewhere, or name them under `keep`")
        }
        return !kept.isEmpty
    }

    /// A line for each file that has to change: `changed        Sources/API/Item.swift`.
    private static func statusLines(_ changes: [FileChange], in folder: String) -> String {
        let width = FileChange.State.allCases.map(\.rawValue.count).max() ?? 0
        return changes.filter { $0.state != .unchanged }.map {
            let word = $0.state == .missing ? "new" : $0.state.rawValue
            return HelpText.column(word, width) + "  " + ShownText.line(FilePath.join(folder, $0.path)) + "\n"
        }.joined()
    }

    /// `Sources/API: 3 files written, 1 removed, 40 unchanged (120 ms)`; the time only for people.
    private func summary(of changes: [FileChange], in folder: String) -> String {
        let done = changes.filter { !$0.isLeftAlone(isForced: isForced) }
        let written = done.count { $0.bytes != nil && $0.state != .unchanged }
        let removed = done.count { $0.bytes == nil }
        let unchanged = done.count { $0.state == .unchanged }
        var parts = ["\(written) file\(written == 1 ? "" : "s") written"]
        if removed > 0 { parts.append("\(removed) removed") }
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if done.count < changes.count { parts.append("\(changes.count - done.count) left alone") }
        let isTimed = isVerbose || Terminal.isTerminal(.error)
        let time = isTimed ? " (\(Terminal.milliseconds() - start) ms)" : ""
        return "\(folder): \(parts.joined(separator: ", "))\(time)"
    }
}
