import Diagnostics
import NetlayerKit

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
