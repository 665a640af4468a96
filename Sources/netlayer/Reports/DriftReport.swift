import Diagnostics
import NetlayerKit
import Platform

/// What `netlayer check` found, in each format.
struct DriftReport {
    /// Problems of the input, and hints.
    private let problems: [Diagnostic]
    private let drifts: [Drift]
    private let base: DriftBase?
    /// The command that fixes it.
    private let command: String
    private let isFull: Bool

    private static let lineLimit = 40
    private static let fileLimit = 20

    init(problems: [Diagnostic], drifts: [Drift], base: DriftBase?, command: String, isFull: Bool) {
        self.problems = problems
        self.base = base
        self.command = command
        self.isFull = isFull
        // What was there before is said in the message, so that every format has it.
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
                            name: drift.path,
                            group: "netlayer." + drift.diagnostic.code.name,
                            message: drift.diagnostic.message.text,
                            body: ShownText.line(drift.help(command)) + "\n" + diff,
                            isFailure: true
                        )
                    }
            )
        case .json, .github, .sarif:
            let found = drifts.map { drift in
                var diagnostic = drift.diagnostic
                diagnostic.help = Message(drift.help(command))
                return diagnostic
            }
            return format.render(problems + found, isColored: isColored)
        }
    }

    /// The diff of a file, as far as it is shown.
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
            // The diff shows the line that an excerpt would.
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
