/// Diagnostics in the compiler's form, which people read and which Xcode and editors place:
/// `api.yaml:3:5: error: unknown key `x` [unknown-key]`, the line with an underline, notes and help.
public struct TerminalRenderer: Sendable {
    private let isColored: Bool
    private let excerpts: ExcerptWriter

    public init(isColored: Bool = false, lineWidth: Int = 100) {
        self.isColored = isColored
        excerpts = ExcerptWriter(lineWidth: max(lineWidth, 20))
    }

    /// All diagnostics; of many warnings of one kind the first is shown, with the places of the others.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.distinct().collapsed().map(render).joined()
    }

    /// One diagnostic; it ends with a line break.
    public func render(_ diagnostic: Diagnostic) -> String {
        var text = head(
            diagnostic.severity.rawValue,
            color: diagnostic.severity == .error ? .red : .yellow,
            "\(diagnostic.message) [\(diagnostic.code.name)]",
            at: diagnostic.range
        )
        for note in diagnostic.notes { text += head("note", color: .cyan, note.message, at: note.range) }
        if let help = diagnostic.help { text += paint("help:", .green) + " " + oneLine(help) + "\n" }
        return text
    }

    private func head(_ word: String, color: TerminalColor, _ message: String, at range: SourceRange?) -> String {
        let message = paint(word + ":", color) + " " + oneLine(message) + "\n"
        guard let range else { return message }
        let start = range.start
        let place = "\(range.file.name):\(start.line):\(start.column):"
        let excerpt = excerpts.excerpt(of: range)
        let underline = excerpt.underline.isEmpty ? "" : excerpt.margin + paint(excerpt.underline, .green) + "\n"
        return paint(place, .bold) + " " + message + excerpt.line + underline
    }

    /// A message never breaks the form, whatever text of the input it quotes.
    private func oneLine(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else { return text }
        return text.unicodeScalars.map { $0 == "\n" ? "\\n" : $0.value < 0x20 || $0.value == 0x7F ? " " : String($0) }
            .joined()
    }

    private func paint(_ text: String, _ color: TerminalColor) -> String { color.paint(text, isColored: isColored) }
}
