import Diagnostics
import NetlayerKit
import Platform

extension CommandTable {
    static let check = CommandDefinition(
        name: "check", group: .generate, summary: "Checks whether the committed code is up to date.",
        discussion: [
            "Generates in memory and compares. Nothing is written, so that it works on a read-only checkout.",
            "Lists each file that differs, with the reason (missing, out of date, edited by hand, not netlayer's, no longer generated), the inputs that changed since it was generated, and a diff: `-` marks the current lines, `+` the generated ones.",
            "Exit codes: 0 up to date, 1 problems in a description or template, 2 in arguments or configuration, 3 files differ, 4 the disk.",
        ],
        options: JobOptions.all + [
            format,
            OptionDefinition(
                "full", .none, "Shows every diff in full, including those of files that are added or removed."),
            OptionDefinition(
                "diff-base", .text("REVISION"),
                "Shows for each file whether it already differed at this git revision. The exit code is the same; a shallow clone is enough if it has the revision."
            ),
        ],
        examples: [
            .init("netlayer check --format github", "Shows drift beside the files of a pull request."),
            .init("netlayer check --format markdown > comment.md", "Writes a comment for a pull request."),
            .init(
                "netlayer check --diff-base origin/main",
                "Separates the differences that this branch introduced from older ones."),
        ], run: CheckCommand.run)
}

/// Compares the output folders with what would be generated.
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
            problems: run.problems.diagnostics, drifts: drifts, base: base, command: command,
            isFull: invocation.has("full"))
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
        // Generating doesn't fix added files, nor drift that has help of its own.
        let others = drifts.count { $0.change.state != .added && $0.ownHelp == nil }
        if others == 0 { return text }
        text += "; `\(command)` fixes \(others == drifts.count ? "it" : "the others")"
        return kept == 0 ? text : text + ", and overwrites what was edited by hand or is not netlayer's"
    }
}

/// The result of a check in this folder: problems of the input, or the files that differ from what would be generated.
struct CheckRun {
    private(set) var problems = DiagnosticBag()
    /// Nil if problems prevented generating.
    private(set) var drifts: [Drift]?
    /// The files in output folders that the configuration names as the team's own.
    private(set) var keptFiles: [String] = []
    /// Whether an error was in the configuration.
    private(set) var isConfigurationFaulty = true

    init(_ invocation: Invocation, cache: RunCache?) throws {
        let jobs = try JobOptions.jobs(invocation, into: &problems)
        if problems.hasErrors { return }
        let code = try Generator(isStrict: invocation.has("strict"), cache: cache).run(jobs)
        problems.append(contentsOf: code.bag)
        isConfigurationFaulty = code.isConfigurationFaulty
        guard let folders = code.folders else { return }
        var found: [Drift] = []
        let configuration = try JobOptions.configurationPath(invocation)
        for folder in folders {
            let output = OutputFolder(folder.path, configuration: configuration, of: jobs)
            if let rival = try output.rival() {
                problems.report(.sharedFolder(folder.path, of: rival))
                isConfigurationFaulty = true
                return
            }
            keptFiles += try output.keptFiles(besides: folder.files)
            found += try Drift.all(in: output, from: folder.files, unasked: code.unaskedFiles)
        }
        drifts = found
    }
}

/// The drift that existed at a revision, to tell it from later drift.
struct DriftBase {
    /// The revision as the user named it.
    let revision: String
    private let drifts: [String: Drift]

    /// Finds the drift at a revision. If nothing can be generated there, that is reported and all drift counts as new.
    static func find(_ revision: String, _ invocation: Invocation, _ console: any Console) throws -> DriftBase {
        let checkout: RevisionCheckout
        do { checkout = try RevisionCheckout(revision) } catch let failure as RevisionCheckout.Failure {
            throw UsageError(failure.message, help: failure.help, command: "check")
        }
        defer { checkout.remove() }
        var drifts: [String: Drift] = [:]
        var reason: String?
        do {
            let run = try checkout.within { try CheckRun(invocation, cache: nil) }
            for drift in run?.drifts ?? [] { drifts[drift.path] = drift }
            if run == nil { reason = "it has no such folder" }
            if let run, run.drifts == nil { reason = run.problems.diagnostics.summary }
        } catch let error as UsageError { reason = error.message } catch let error as MachineError {
            reason = error.message
        }
        if let reason {
            console.say(line: "netlayer: `\(revision)` can't be generated, so that all drift counts as new: \(reason)")
        }
        return DriftBase(revision: revision, drifts: drifts)
    }

    /// Whether the file was in this state at the revision.
    func has(_ drift: Drift) -> Bool { drifts[drift.path]?.change.state == drift.change.state }
}

/// The result of `netlayer check` in each format.
struct DriftReport {
    /// Problems of the input, and hints.
    private let problems: [Diagnostic]
    private let drifts: [Drift]
    private let base: DriftBase?
    /// The command that removes the drift.
    private let command: String
    private let isFull: Bool

    private static let lineLimit = 40
    private static let fileLimit = 20

    init(problems: [Diagnostic], drifts: [Drift], base: DriftBase?, command: String, isFull: Bool) {
        self.problems = problems
        self.base = base
        self.command = command
        self.isFull = isFull
        // The message states since when the drift exists, so that every format shows it.
        self.drifts = drifts.map { drift in
            guard let base else { return drift }
            var drift = drift
            drift.diagnostic.message +=
                base.has(drift) ? "; so at `\(base.revision)` already" : "; since `\(base.revision)`"
            return drift
        }
    }

    func render(_ format: ReportFormat, isColored: Bool) -> String {
        switch format {
        case .terminal: return terminal(isColored: isColored)
        case .markdown: return markdown
        case .junit:
            return JUnitRenderer.render(
                problems.distinct().map { JUnitRenderer.Case($0) }
                    + drifts.enumerated().map { index, drift in
                        let diff = lines(of: drift, at: index).map { $0 + "\n" }.joined()
                        return JUnitRenderer.Case(
                            name: drift.path, group: "netlayer." + drift.diagnostic.code.name,
                            message: drift.diagnostic.message.text,
                            body: ShownText.line(drift.help(command)) + "\n" + diff, isFailure: true)
                    })
        case .json, .github, .sarif:
            let found = drifts.map { drift in
                var diagnostic = drift.diagnostic
                diagnostic.help = Message(drift.help(command))
                return diagnostic
            }
            return format.render(problems + found, isColored: isColored)
        }
    }

    /// The lines of a file's diff that are shown.
    private func lines(of drift: Drift, at index: Int) -> [String] {
        let lines = drift.diff.lines.map { ShownText.line($0) }
        if isFull { return lines }
        if drift.isWhole || index >= DriftReport.fileLimit { return [] }
        guard lines.count > DriftReport.lineLimit + 1 else { return lines }
        let left = lines.count - DriftReport.lineLimit
        return lines.prefix(DriftReport.lineLimit) + ["… \(left) more lines; `--full` shows all"]
    }

    private func terminal(isColored: Bool) -> String {
        var text = TerminalRenderer(isColored: isColored).render(problems)
        for (index, drift) in drifts.enumerated() {
            let lines = lines(of: drift, at: index)
            guard !lines.isEmpty, let range = drift.diagnostic.range else {
                text += TerminalRenderer(isColored: isColored).render(drift.diagnostic.help(drift.ownHelp))
                continue
            }
            // The diff replaces the excerpt, which would show the same line.
            let place = "\(ShownText.line(drift.path)):\(range.start.line):\(range.start.column):"
            let message = "\(ShownText.line(drift.diagnostic.message.text)) [\(drift.diagnostic.code.name)]"
            let word = TerminalColor.red.paint("error:", isColored: isColored)
            text += "\(TerminalColor.bold.paint(place, isColored: isColored)) \(word) \(message)\n"
            for line in lines {
                text += (DriftReport.color(of: line)?.paint(line, isColored: isColored) ?? line) + "\n"
            }
        }
        return text
    }

    private static func color(of line: String) -> TerminalColor? {
        switch line.first {
        case "-": return .dimRed
        case "+": return .dimGreen
        case "@": return .dimCyan
        default: return nil
        }
    }

    private var markdown: String {
        guard !drifts.isEmpty else {
            let head = problems.isEmpty ? "" : "\n" + MarkdownRenderer.table(problems.distinct())
            return "### Netlayer: the generated code is up to date\n" + head
        }
        let count = "\(drifts.count) file\(drifts.count == 1 ? "" : "s")"
        var text = "### Netlayer: \(count) not as generated\n\n"
        if let base {
            let since = drifts.count { !base.has($0) }
            text += "\(since) of \(drifts.count) since `\(base.revision)`.\n\n"
        }
        if drifts.contains(where: { $0.change.state != .added }) {
            text += "Run this and commit what it writes:\n\n" + MarkdownRenderer.block("sh", command + "\n") + "\n"
        }
        text += MarkdownRenderer.table(problems.distinct() + drifts.map(\.diagnostic))
        for (index, drift) in drifts.enumerated() {
            let lines = lines(of: drift, at: index)
            if lines.isEmpty { continue }
            text += "\n<details><summary><code>\(MarkdownRenderer.html(drift.path))</code></summary>\n\n"
            text += MarkdownRenderer.block("diff", lines.map { $0 + "\n" }.joined()) + "\n</details>\n"
        }
        return text
    }
}
