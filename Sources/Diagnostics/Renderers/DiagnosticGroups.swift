extension Sequence<Diagnostic> {
    /// Collapses many warnings with a common cause into one: those with the same code, file, wording and help, apart
    /// from the names in the message. A note lists the places of the others; errors are never collapsed.
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
        var places: [String] = []
        for range in group.dropFirst().compactMap(\.range) {
            let place = "\(range.start.line):\(range.start.column)"
            if places.last != place, !places.contains(place) { places.append(place) }
        }
        let listed = places.prefix(10).joined(separator: ", ") + (places.count > 10 ? ", …" : "")
        return "\(group.count - 1) more of this kind, at \(listed)"
    }
}

/// The properties that warnings with a common cause share.
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

/// The properties that make two diagnostics equal. A file that was read twice counts as one, so its name identifies it.
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
    /// The number of problems, each counted once: `1 error, 2 warnings`; `no problems`.
    public var summary: String {
        let diagnostics = distinct()
        let errors = diagnostics.count { $0.severity == .error }
        let counts = [(errors, "error"), (diagnostics.count - errors, "warning")].filter { $0.0 > 0 }.map {
            "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")"
        }
        return counts.isEmpty ? "no problems" : counts.joined(separator: ", ")
    }
}
