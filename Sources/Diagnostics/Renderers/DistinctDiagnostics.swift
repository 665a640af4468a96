extension Sequence<Diagnostic> {
    /// The diagnostics without those that say the same of the same place again.
    public func distinct() -> [Diagnostic] {
        var seen = Set<DiagnosticIdentity>()
        return filter { seen.insert(DiagnosticIdentity($0)).inserted }
    }
}

/// What makes two diagnostics the same for a reader. A file that was read twice is one file, so it is known by its name.
private struct DiagnosticIdentity: Hashable {
    let code: String
    let message: String
    let file: String?
    let start: UInt32?
    let end: UInt32?

    init(_ diagnostic: Diagnostic) {
        code = diagnostic.code.name
        message = diagnostic.message.text
        file = diagnostic.range?.file.name
        start = diagnostic.range?.startOffset
        end = diagnostic.range?.endOffset
    }
}
