/// How a group is laid out when its line is too long.
struct GroupStyle: Sendable, Hashable {
    enum Kind: Sendable {
        /// An item a line, between the opening and the closing text.
        case block
        /// As many items a line as fit; further lines are indented.
        case fill
        /// The whole content on the next line, indented.
        case hang
    }

    var kind: Kind = .block
    /// What a broken group of two or more items puts behind the last one: the trailing comma.
    var trailing = ""
}
