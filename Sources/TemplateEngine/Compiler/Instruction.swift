/// One step of a compiled template. All names are resolved: numbers refer to the tables of the `Program`.
enum Instruction: Sendable {
    /// Bytes of the program's pool; never a line break.
    case text(start: Int32, count: Int32)
    /// The text that follows has a watched name in it.
    case mention(Int32)
    case endLine
    case blankLine
    case value(path: Int32)
    case jump(to: Int32)
    /// Jumps if the truth of the path's value is `when`.
    case branch(path: Int32, when: Bool, to: Int32)
    /// Puts the path's value into the slot if it is true, and jumps otherwise.
    case hold(path: Int32, slot: Int32, to: Int32)
    /// Jumps if the outcome of the comparison is `when`.
    case branchComparison(Int32, when: Bool, to: Int32)
    /// Jumps if the outcome of the search through a list is `when`.
    case branchAny(Int32, when: Bool, to: Int32)
    /// The body of an arm follows, then what `default:` says, up to the switch's `end`.
    case choose(Int32)
    /// The loop's body follows, up to its `end`.
    case loop(Int32)
    case bind(path: Int32, slot: Int32)
    case call(Int32)
    /// The item's body follows, up to `end`.
    case item(separator: Int32, end: Int32)
    case openGroup(Int32)
    case closeGroup
    case declare(Int32)
    case need(Int32)
}
