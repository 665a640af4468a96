import Diagnostics
import NetlayerKit
import Platform

/// The output of a command: results to the standard output, messages to the standard error.
package protocol Console {
    /// Whether results can be in colour.
    var isResultColored: Bool { get }
    /// Whether messages can be in colour.
    var isTalkColored: Bool { get }
    /// Whether a user can answer questions.
    var isInteractive: Bool { get }
    /// Writes a result as it is; the caller ends its lines.
    func write(_ text: String) throws(MachineError)
    /// Writes a message as it is, with colours.
    func say(rendered text: String)
    /// Asks a question; returns the answer, or nil at the end of the input.
    func ask(_ question: String) -> String?
}

extension Console {
    package func write(line text: String) throws(MachineError) { try write(ShownText.line(text) + "\n") }

    /// Writes one or several lines of a message, with names that somebody else might have chosen.
    package func say(_ text: String) { say(rendered: ShownText.lines(text)) }

    /// Writes a message as a single line, whatever its names contain.
    package func say(line text: String) { say(ShownText.line(text)) }
}

/// The console of the process.
package struct StandardConsole: Console {
    package let isResultColored = Terminal.isColored(.output)
    package let isTalkColored = Terminal.isColored(.error)
    package let isInteractive = Terminal.isTerminal(.input) && Terminal.isTerminal(.error)

    package init() {}

    package func write(_ text: String) throws(MachineError) { try Terminal.write(Array(text.utf8), to: .output) }

    package func say(rendered text: String) {
        // An error can't be reported when even the standard error is closed.
        try? Terminal.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), to: .error)
    }

    package func ask(_ question: String) -> String? {
        try? Terminal.write(Array((question + " ").utf8), to: .error)
        return readLine()
    }
}

/// A line on the terminal about the current stage, shown if it takes long. It is cleared before other output.
final class ProgressLine {
    private static let patience = 700

    private let start = Terminal.milliseconds()
    private let isWanted: Bool
    private var isShown = false

    init(isWanted: Bool) { self.isWanted = isWanted && Terminal.isTerminal(.error) }

    func show(_ text: String) {
        guard isWanted, Terminal.milliseconds() - start >= ProgressLine.patience else { return }
        isShown = true
        write("\r\u{1B}[K\(ShownText.line(text))…")
    }

    func clear() {
        if isShown { write("\r\u{1B}[K") }
        isShown = false
    }

    private func write(_ text: String) { try? Terminal.write(Array(text.utf8), to: .error) }
}

/// The formats of problems.
enum ReportFormat: String, CaseIterable, Sendable {
    case terminal, json, github, sarif, junit, markdown

    /// The value of `--format`, or `terminal`.
    init(_ invocation: Invocation) {
        self = invocation.value("format").flatMap(ReportFormat.init(rawValue:)) ?? .terminal
    }

    func render(_ diagnostics: [Diagnostic], isColored: Bool) -> String {
        switch self {
        case .terminal: return TerminalRenderer(isColored: isColored).render(diagnostics)
        case .json: return JSONRenderer().render(diagnostics)
        case .github: return GitHubRenderer().render(diagnostics)
        case .sarif: return SARIFRenderer(toolVersion: Netlayer.version).render(diagnostics)
        case .junit: return JUnitRenderer.render(diagnostics)
        case .markdown: return MarkdownRenderer.render(diagnostics)
        }
    }
}
