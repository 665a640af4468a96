import Diagnostics
import NetlayerKit
import Platform

/// Where a command speaks: results to the standard output, talk to the standard error.
package protocol Console {
    /// Whether results may be in colour.
    var isResultColored: Bool { get }
    /// Whether talk may be in colour.
    var isTalkColored: Bool { get }
    /// Whether somebody is there to answer questions.
    var isInteractive: Bool { get }
    /// Writes a result as it is; the caller ends its lines.
    func write(_ text: String) throws(MachineError)
    /// Writes talk as it is, with colours.
    func say(rendered text: String)
    /// What is typed after the question; nil at the end of the input.
    func ask(_ question: String) -> String?
}

extension Console {
    package func write(line text: String) throws(MachineError) { try write(ShownText.line(text) + "\n") }

    /// Writes a line of talk, or several, in which names may stand that somebody else chose.
    package func say(_ text: String) { say(rendered: ShownText.lines(text)) }

    /// Writes a single line of talk, whatever its names hold.
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
        // There is nobody to tell when even the standard error is closed.
        try? Terminal.write(Array((text.hasSuffix("\n") ? text : text + "\n").utf8), to: .error)
    }

    package func ask(_ question: String) -> String? {
        try? Terminal.write(Array((question + " ").utf8), to: .error)
        return readLine()
    }
}

/// A line on the terminal that says what is being done, where that takes long. It goes away when something else is said.
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

/// How problems are written.
enum ReportFormat: String, CaseIterable, Sendable {
    case terminal, json, github, sarif, junit, markdown

    /// What `--format` says; `terminal` where it says nothing.
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
