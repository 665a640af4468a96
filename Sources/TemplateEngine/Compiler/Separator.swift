/// What a loop puts between two turns, cut at its line breaks.
struct Separator: Sendable {
    let lines: [Line]

    /// The text of one line, and the blanks that end it: they are dropped where a group breaks.
    struct Line: Sendable {
        let text: [UInt8]
        let blanks: Int
    }

    /// `", "` → one line `,` with 1 blank; `"\n"` → two empty lines.
    init(_ text: String) {
        lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            let blanks = line.reversed().prefix { $0 == 0x20 }.count
            return Line(text: Array(line.dropLast(blanks)), blanks: blanks)
        }
    }
}
