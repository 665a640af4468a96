import Diagnostics
import NetlayerKit

extension CommandTable {
    static let check = CommandDefinition(
        name: "check",
        group: .generate,
        summary: "Says whether the committed code is what would be generated now.",
        discussion: [
            "Generates in memory and compares. Nothing is written, so that it works on a read-only checkout.",
            "Says of each file what is wrong with it (missing, out of date, edited by hand, not netlayer's, no longer generated), what changed since it was generated, and the difference: `-` is what is there, `+` is what would be generated.",
            "Exit codes: 0 all as it should be, 1 problems in a description or template, 2 in arguments or configuration, 3 files differ, 4 the disk.",
        ],
        options: JobOptions.all + [
            format,
            OptionDefinition("full", .none, "Shows all of each difference, also of files that come or go as a whole."),
        ],
        examples: [
            .init("netlayer check --format github", "Shows drift beside the files of a pull request."),
            .init("netlayer check --format markdown > comment.md", "Writes a comment for a pull request."),
        ],
        run: CheckCommand.run
    )
}

/// Compares what is there with what would be generated.
enum CheckCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let format = ReportFormat(invocation)
        var bag = DiagnosticBag()
        let jobs = try JobOptions.jobs(invocation, into: &bag)
        if bag.hasErrors { return try report(bag, format, console, .usage) }
        var generator = Generator(isStrict: invocation.has("strict"), cache: .ofUser(isReadOnly: true))
        let folders = try generator.run(jobs)
        bag.append(contentsOf: generator.bag)
        guard let folders else {
            return try report(bag, format, console, generator.isConfigurationFaulty ? .usage : .input)
        }
        var drifts: [Drift] = []
        let configuration = try JobOptions.configurationPath(invocation)
        for folder in folders {
            let output = OutputFolder(folder.path, configuration: configuration)
            if let rival = try output.rival() {
                bag.report(KitMessages.sharedFolder(folder.path, of: rival))
                return try report(bag, format, console, .usage)
            }
            let changes = try output.changes(to: folder.files)
            for change in changes where change.state != .unchanged {
                drifts.append(try Drift.examine(change, in: folder.path))
            }
        }
        let kept = drifts.count(where: \.change.isProtected)
        let command = JobOptions.generateCommand(invocation, isForced: kept > 0)
        let isFull = invocation.has("full")
        let report = DriftReport(problems: bag.diagnostics, drifts: drifts, command: command, isFull: isFull)
        try console.write(report.render(format, isColored: console.isResultColored))
        if format == .terminal { console.say(summary(drifts.count, kept, command)) }
        return drifts.isEmpty ? .fine : .drift
    }

    /// `2 files out of date; `netlayer generate` mends it`
    private static func summary(_ count: Int, _ kept: Int, _ command: String) -> String {
        if count == 0 { return "up to date" }
        let files = "\(count) file\(count == 1 ? "" : "s") out of date; `\(command)` mends it"
        return kept == 0 ? files : files + ", and overwrites what was edited by hand or is not netlayer's"
    }

    private static func report(
        _ bag: DiagnosticBag,
        _ format: ReportFormat,
        _ console: any Console,
        _ code: ExitCode
    ) throws -> ExitCode {
        try console.write(format.render(bag.diagnostics, isColored: console.isResultColored))
        return code
    }
}
