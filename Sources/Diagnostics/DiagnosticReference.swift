import CEmbedded

/// What the reference page says of a kind of problem. The page travels inside the program; it is read only when
/// somebody asks.
public struct DiagnosticReference: Sendable {
    /// One sentence that says what is wrong.
    public let title: String
    public let severity: String
    /// Why it matters, or how it comes about.
    public let cause: String
    /// What to do about it.
    public let fix: String
    /// A small input that shows the problem.
    public let example: String

    /// The sections of the page by the names of their codes.
    public static let all: [String: DiagnosticReference] = {
        let page = netlayer_diagnostics()
        let bytes = UnsafeBufferPointer(start: page.start, count: page.start.distance(to: page.end))
        var sections: [String: [Substring]] = [:]
        var name: String?
        var isExample = false
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```" { isExample.toggle() }
            if !isExample, line.hasPrefix("#") {
                name = line.hasPrefix("### ") ? String(line.dropFirst(4)) : nil
            } else if let name {
                sections[name, default: []].append(line)
            }
        }
        return sections.compactMapValues(DiagnosticReference.init)
    }()

    /// A section: `Title. (severity)`, `*Cause.* …`, `*Fix.* …`, and the example between fences; nil where a part is
    /// missing.
    private init?(_ lines: [Substring]) {
        func paragraph(_ mark: String) -> String? {
            guard let start = lines.firstIndex(where: { $0.hasPrefix(mark) }) else { return nil }
            return String(lines[start...].prefix { !$0.isEmpty }.joined(separator: " ").dropFirst(mark.count))
        }
        guard let first = lines.first(where: { !$0.isEmpty }), first.last == ")", let open = first.lastIndex(of: "("),
            let cause = paragraph("*Cause.* "), let fix = paragraph("*Fix.* ")
        else { return nil }
        title = first[..<open].dropLast().description
        severity = first[open...].dropFirst().dropLast().description
        self.cause = cause
        self.fix = fix
        example = lines.drop { $0 != "```" }.dropFirst().prefix { $0 != "```" }.joined(separator: "\n")
    }
}

extension DiagnosticCode {
    /// Nil for a code that the page doesn't know, which a test excludes.
    public var reference: DiagnosticReference? { DiagnosticReference.all[name] }
}
