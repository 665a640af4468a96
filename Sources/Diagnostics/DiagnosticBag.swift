/// The problems of a run, in the order in which they were found. Stages take it `inout`; nothing throws.
public struct DiagnosticBag: Sendable {
    public private(set) var diagnostics: [Diagnostic] = []
    public private(set) var hasErrors = false

    public init() {}

    public mutating func report(_ diagnostic: Diagnostic) {
        if diagnostic.severity == .error { hasErrors = true }
        diagnostics.append(diagnostic)
    }

    public mutating func append(contentsOf other: DiagnosticBag) {
        diagnostics.append(contentsOf: other.diagnostics)
        hasErrors = hasErrors || other.hasErrors
    }

    public var isEmpty: Bool { diagnostics.isEmpty }

    /// Takes what has one of these codes for warnings.
    public mutating func soften(_ codes: [DiagnosticCode]) {
        for index in diagnostics.indices where codes.contains(diagnostics[index].code) {
            diagnostics[index].severity = .warning
        }
        hasErrors = diagnostics.contains { $0.severity == .error }
    }

    /// Takes each problem for what a team makes of it.
    public mutating func weigh(by levels: ProblemLevels) {
        diagnostics = diagnostics.compactMap { diagnostic in
            var diagnostic = diagnostic
            switch levels.level(of: diagnostic) {
            case .ignore: return nil
            case .warning: diagnostic.severity = .warning
            case .error: diagnostic.severity = .error
            }
            return diagnostic
        }
        hasErrors = diagnostics.contains { $0.severity == .error }
    }

    /// `--strict`: every warning of a fault becomes an error.
    public mutating func promoteWarnings() {
        for index in diagnostics.indices where !diagnostics[index].code.isOmission {
            diagnostics[index].severity = .error
            hasErrors = true
        }
    }
}
