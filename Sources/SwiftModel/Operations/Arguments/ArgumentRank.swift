/// Where an argument stands among the others: the path's come first, in its order, and what has to be given comes
/// before what may be left out.
enum ArgumentRank: Comparable {
    /// All inputs in one struct, the path's included.
    case wholeInput
    case path(position: Int)
    case query
    case input
    case body
    case header
    case cookie
    case flag
    case free
    case optionalQuery
    case optionalInput
    case optionalBody
    case optionalHeader
    case optionalCookie
    case optionalFree
}
