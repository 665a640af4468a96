extension Sequence<Diagnostic> {
    /// The diagnostics, with one in place of many warnings that a single habit causes: those of one code, one file, one
    /// wording and one help, the names in the message aside. It keeps the places of the others in a note; errors are
    /// never put together.
    func collapsed(limit: Int = 3) -> [Diagnostic] {
        var groups: [WarningKind: [Diagnostic]] = [:]
        for diagnostic in self {
            if let kind = WarningKind(diagnostic) { groups[kind, default: []].append(diagnostic) }
        }
        var shown = Set<WarningKind>()
        return compactMap { diagnostic in
            guard let kind = WarningKind(diagnostic), let group = groups[kind], group.count > limit else {
                return diagnostic
            }
            guard shown.insert(kind).inserted else { return nil }
            var first = diagnostic
            first.notes.append(Diagnostic.Note(rest(of: group)))
            return first
        }
    }

    /// `4 more of this kind, at 3:5, 8:5, 12:5, 20:7`
    private func rest(of group: [Diagnostic]) -> String {
        let places = group.dropFirst().prefix(10).compactMap { diagnostic in
            diagnostic.range.map { "\($0.start.line):\($0.start.column)" }
        }
        let listed = places.joined(separator: ", ") + (group.count > 11 ? ", …" : "")
        return "\(group.count - 1) more of this kind, at \(listed)"
    }
}

/// What warnings have in common that one habit causes.
private struct WarningKind: Hashable {
    let code: DiagnosticCode
    let file: String?
    let wording: String
    let help: String?

    init?(_ diagnostic: Diagnostic) {
        guard diagnostic.code.severity == .warning, let range = diagnostic.range else { return nil }
        let names = diagnostic.message.nameTexts
        code = diagnostic.code
        file = range.file.name
        wording = diagnostic.message.text(without: names)
        help = diagnostic.help?.text(without: names)
    }
}

extension Sequence<Diagnostic> {
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

extension Sequence<Diagnostic> {
    /// How many problems there are, each counted once: `1 error, 2 warnings`; `no problems`.
    public var summary: String {
        let diagnostics = distinct()
        let errors = diagnostics.count { $0.severity == .error }
        let counts = [(errors, "error"), (diagnostics.count - errors, "warning")].filter { $0.0 > 0 }.map {
            "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    }
}
