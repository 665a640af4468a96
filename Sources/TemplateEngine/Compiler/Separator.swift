/// What a loop puts between two turns, cut at its line breaks: a part of the program's `separatorLines`.
struct Separator: Sendable {
    let firstLine: Int
    let endLine: Int

    /// The text of one line, as a part of the program's bytes, and the blanks that end it: they are dropped where a
    /// group breaks.
    struct Line: Sendable {
        let start: Int
        let count: Int
        let blanks: Int
    }
}
