import Platform

/// Writes diagnostics in the compiler's form, which people can read and which Xcode and editors link to the source:
/// `api.yaml:3:5: error: unknown key `x` [unknown-key]`, the line with an underline, notes and help.
public struct TerminalRenderer: Sendable {
    private let isColored: Bool
    private let excerpts: ExcerptWriter

    public init(isColored: Bool = false, lineWidth: Int = 100) {
        self.isColored = isColored
        excerpts = ExcerptWriter(lineWidth: max(lineWidth, 20))
    }

    /// Writes all diagnostics; of many warnings of one kind only the first, with the places of the others.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.distinct().collapsed().map(render).joined()
    }

    /// Writes one diagnostic, with a line break at the end.
    public func render(_ diagnostic: Diagnostic) -> String {
        var text = head(
            diagnostic.severity.rawValue, color: diagnostic.severity == .error ? .red : .yellow,
            "\(diagnostic.message) [\(diagnostic.code.name)]", at: diagnostic.range)
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

/// The source line of a range, with an underline below it that fits what a terminal shows: a tab becomes four spaces,
/// wide characters count twice, and of a long line only the part around the range is shown.
struct ExcerptWriter: Sendable {
    let lineWidth: Int

    struct Excerpt {
        var line = ""
        var margin = ""
        var underline = ""
    }

    private struct Cell {
        let text: String
        let width: Int
    }

    func excerpt(of range: SourceRange) -> Excerpt {
        let start = range.start
        let end = range.end
        let line = range.file.lineText(around: Int(range.startOffset), reach: 4 * lineWidth)
        let cells = (line.before + line.after).unicodeScalars.map(cell)
        guard !cells.isEmpty else { return Excerpt() }
        let first = line.before.unicodeScalars.count
        let length = end.column - start.column
        let last = end.line == start.line ? max(min(first + length, cells.count), first) : cells.count
        let window = window(cells, first: first)
        let before = cells[window.lowerBound..<first].reduce(0) { $0 + $1.width }
        let under = cells[first..<max(min(last, window.upperBound), first)].reduce(0) { $0 + $1.width }
        let lead = window.lowerBound > 0 || first < start.column - 1 ? "…" : ""
        let tail = window.upperBound < cells.count ? "…" : ""
        let number = String(start.line)
        let padding = String(repeating: " ", count: max(0, 5 - number.count))
        let shown = lead + cells[window].map(\.text).joined() + tail
        let space = String(repeating: " ", count: max(5, number.count))
        return Excerpt(
            line: "\(padding)\(number) | \(shown)\n",
            margin: "\(space) | " + String(repeating: " ", count: before + lead.count),
            underline: "^" + String(repeating: "~", count: max(0, under - 1)))
    }

    /// The cells that are shown: all of them, or as many as fit around the first underlined one.
    private func window(_ cells: [Cell], first: Int) -> Range<Int> {
        guard cells.reduce(0, { $0 + $1.width }) > lineWidth else { return 0..<cells.count }
        var low = min(first, cells.count)
        var used = 0
        while low > 0, used + cells[low - 1].width <= lineWidth / 3 {
            low -= 1
            used += cells[low].width
        }
        var high = min(first, cells.count)
        while high < cells.count, used + cells[high].width <= lineWidth {
            used += cells[high].width
            high += 1
        }
        return low..<high
    }

    private func cell(_ scalar: Unicode.Scalar) -> Cell {
        switch scalar.value {
        case 0x09: return Cell(text: "    ", width: 4)
        case _ where ShownText.isUnfit(scalar): return Cell(text: "\u{FFFD}", width: 1)
        case 0x200B...0x200D, 0xFE00...0xFE0F: return Cell(text: String(scalar), width: 0)
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
            return Cell(text: String(scalar), width: 2)
        default:
            let isMark = scalar.properties.generalCategory == .nonspacingMark
            return Cell(text: String(scalar), width: isMark ? 0 : 1)
        }
    }
}

/// The colors and styles of text on a terminal.
public enum TerminalColor: String, Sendable {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case blue = "1;34"
    case magenta = "1;35"
    case cyan = "1;36"
    case dimRed = "31"
    case dimGreen = "32"
    case dimCyan = "36"

    /// The text in this color, or unchanged if colors are off.
    public func paint(_ text: String, isColored: Bool) -> String {
        isColored ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
    }
}
