extension Sequence<Diagnostic> {
    /// How many problems there are, each counted once: `1 error, 2 warnings`; `no problems`.
    public var summary: String {
        let diagnostics = distinct()
        let errors = diagnostics.count { $0.severity == .error }
        let counts = [(errors, "error"), (diagnostics.count - errors, "warning")].filter { $0.0 > 0 }
            .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
        return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    }
}
