import Diagnostics
import NetlayerKit

extension CommandTable {
    static let generate = CommandDefinition(
        name: "generate",
        group: .generate,
        summary: "Writes the Swift code of API descriptions.",
        discussion: [
            "What to do stands in `netlayer.yml`, or in options, which win over it. Only what changed is written. Files that were changed by hand and files that are not netlayer's are left alone and named.",
            "Exit codes: 0 done, 1 problems in a description or template, 2 in arguments or configuration, 3 some files were left alone, 4 the disk.",
        ],
        options: JobOptions.all + [
            OptionDefinition("dry-run", .none, short: "n", "Says what would be done to each file, and does nothing."),
            OptionDefinition(
                "force",
                .none,
                "Overwrites and removes also what was changed by hand or is not netlayer's."
            ),
            OptionDefinition("quiet", .none, short: "q", "Says nothing but problems."),
        ],
        examples: [
            .init("netlayer generate", "Follows `netlayer.yml`."),
            .init(
                "netlayer generate --spec openapi.yaml --pack NAME --output Sources/API",
                "Needs no configuration."
            ),
        ],
        run: GenerateCommand.run
    )
}

/// Runs the pipeline and writes what it made.
enum GenerateCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let start = Terminal.milliseconds()
        var bag = DiagnosticBag()
        let jobs = try JobOptions.jobs(invocation, into: &bag)
        console.say(diagnostics: bag)
        if bag.hasErrors { return .usage }
        var generator = Generator(isStrict: invocation.has("strict"), cache: .ofUser())
        let folders = try generator.run(jobs)
        console.say(diagnostics: generator.bag)
        guard let folders else {
            if !invocation.has("quiet") {
                console.say(ReportFormat.summary(of: generator.bag) + "; nothing was written")
            }
            return generator.isConfigurationFaulty ? .usage : .input
        }
        var result = ExitCode.fine
        for folder in folders {
            let isDry = invocation.has("dry-run")
            let isForced = invocation.has("force")
            let output = OutputFolder(folder.path)
            let changes =
                isDry ? try output.changes(to: folder.files) : try output.update(to: folder.files, isForced: isForced)
            if isDry { try console.write(statusLines(changes, in: folder.path)) }
            let isKept = !isForced && changes.contains(where: \.isProtected)
            if isKept { result = .drift }
            for change in changes where isKept && change.isProtected {
                console.say(
                    "netlayer: left alone: \(FilePath.join(folder.path, change.path)) (\(change.state.rawValue))"
                )
            }
            if isKept { console.say("help: move the changes elsewhere, or give `--force`") }
            if !invocation.has("quiet"), !isDry {
                console.say(
                    summary(of: changes, in: folder.path, isForced: isForced, after: Terminal.milliseconds() - start)
                )
            }
        }
        return result
    }

    /// A line for each file that is not as it should be: `changed        Sources/API/Item.swift`.
    private static func statusLines(_ changes: [FileChange], in folder: String) -> String {
        let width = FileChange.State.allCases.map(\.rawValue.count).max() ?? 0
        return changes.filter { $0.state != .unchanged }.map {
            HelpText.column($0.state.rawValue, width) + "  " + FilePath.join(folder, $0.path) + "\n"
        }.joined()
    }

    /// `Sources/API: 3 files written, 1 removed, 40 unchanged (120 ms)`
    private static func summary(of changes: [FileChange], in folder: String, isForced: Bool, after time: Int) -> String
    {
        let done = changes.filter { isForced || !$0.isProtected }
        let written = done.count { $0.bytes != nil && $0.state != .unchanged }
        let removed = done.count { $0.bytes == nil }
        let unchanged = done.count { $0.state == .unchanged }
        var parts = ["\(written) file\(written == 1 ? "" : "s") written"]
        if removed > 0 { parts.append("\(removed) removed") }
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if done.count < changes.count { parts.append("\(changes.count - done.count) left alone") }
        return "\(folder): \(parts.joined(separator: ", ")) (\(time) ms)"
    }
}
