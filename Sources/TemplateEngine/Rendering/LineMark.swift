/// A place in the line that is being written where it may break.
struct LineMark: Sendable {
    enum Kind: Sendable {
        case open
        case close
        /// Between two items of a group.
        case boundary
        /// A line break that is there in any case.
        case lineBreak
    }

    let kind: Kind
    /// A byte offset of the output; once a line is laid out, of the line.
    var offset: Int
    /// `open`: the number of the group's style; `boundary`: the blanks that follow; `lineBreak`: the indentation that
    /// follows, on top of the line's.
    var detail = 0
}
