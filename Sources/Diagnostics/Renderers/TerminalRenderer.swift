import Platform

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
        if let help = diagnostic.help { text += paint("help:", .green) + " " + ShownText.line(help.text) + "\n" }
        return text
    }

    private func head(_ word: String, color: TerminalColor, _ message: String, at range: SourceRange?) -> String {
        let message = paint(word + ":", color) + " " + ShownText.line(message) + "\n"
        guard let range else { return message }
        let start = range.start
        let place = "\(ShownText.line(range.file.name)):\(start.line):\(start.column):"
        let excerpt = excerpts.excerpt(of: range)
        let underline = excerpt.underline.isEmpty ? "" : excerpt.margin + paint(excerpt.underline, .green) + "\n"
        return paint(place, .bold) + " " + message + excerpt.line + underline
    }

    private func paint(_ text: String, _ color: TerminalColor) -> String { color.paint(text, isColored: isColored) }
}
