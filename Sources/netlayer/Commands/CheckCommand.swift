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
            OptionDefinition(
                "diff-base",
                .text("REVISION"),
                "Says of each file whether it was so at this revision of git already, or came since. The exit code is the same; a shallow clone is enough if it has the revision."
            ),
        ],
        examples: [
            .init("netlayer check --format github", "Shows drift beside the files of a pull request."),
            .init("netlayer check --format markdown > comment.md", "Writes a comment for a pull request."),
            .init("netlayer check --diff-base origin/main", "Tells what this branch brought from what was there."),
        ],
        run: CheckCommand.run
    )
}

/// Compares what is there with what would be generated.
enum CheckCommand {
    @Sendable static func run(_ invocation: Invocation, _ console: any Console) throws -> ExitCode {
        let format = ReportFormat(invocation)
        let run = try CheckRun(invocation, cache: .ofUser(isReadOnly: true))
        guard let drifts = run.drifts else {
            try console.write(format.render(run.problems.diagnostics, isColored: console.isResultColored))
            return run.isConfigurationFaulty ? .usage : .input
        }
        let base = try invocation.value("diff-base").map { try DriftBase.find($0, invocation, console) }
        let kept = drifts.count(where: \.change.isProtected)
        let command = JobOptions.generateCommand(invocation, isForced: kept > 0)
        let report = DriftReport(
            problems: run.problems.diagnostics,
            drifts: drifts,
            base: base,
            command: command,
            isFull: invocation.has("full")
        )
        try console.write(report.render(format, isColored: console.isResultColored))
        for path in run.keptFiles { console.say(line: "not generated, and named under `keep`: \(path)") }
        if format == .terminal { console.say(summary(drifts, kept, base, command)) }
        return drifts.isEmpty ? .fine : .drift
    }

    /// `2 files out of date, 1 of them since `main`; `netlayer generate` fixes it`
    private static func summary(_ drifts: [Drift], _ kept: Int, _ base: DriftBase?, _ command: String) -> String {
        if drifts.isEmpty { return "up to date" }
        var text = "\(drifts.count) file\(drifts.count == 1 ? "" : "s") out of date"
        if let base {
            let since = drifts.count { !base.has($0) }
            text += since == drifts.count ? ", all" : since == 0 ? ", none" : ", \(since)"
            text += " of them since `\(base.revision)`"
        }
        let added = drifts.count { $0.change.state == .added }
        if added > 0 { text += "; \(added) of them not generated, to be moved or named under `keep`" }
        // These say by themselves what to do.
        let others = drifts.count { $0.change.state != .added && $0.ownHelp == nil }
        if others == 0 { return text }
        text += "; `\(command)` fixes \(others == drifts.count ? "it" : "the others")"
        return kept == 0 ? text : text + ", and overwrites what was edited by hand or is not netlayer's"
    }
}
