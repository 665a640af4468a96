import Diagnostics
import NetlayerKit

/// How problems are written.
enum ReportFormat: String, CaseIterable, Sendable {
    case terminal
    case json
    case github
    case sarif
    case junit
    case markdown

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
        case .junit: return JUnitReport.render(diagnostics.distinct().map(JUnitReport.Case.init))
        case .markdown: return MarkdownReport.render(diagnostics)
        }
    }

    /// `1 error, 2 warnings`; `no problems`.
    static func summary(of bag: DiagnosticBag) -> String {
        let diagnostics = bag.diagnostics.distinct()
        let errors = diagnostics.count { $0.severity == .error }
        let warnings = diagnostics.count - errors
        let parts = [(errors, "error"), (warnings, "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return parts.isEmpty ? "no problems" : parts.joined(separator: ", ")
    }
}
