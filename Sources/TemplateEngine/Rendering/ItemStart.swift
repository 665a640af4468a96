/// Where an item began, to take its separator back if nothing follows.
struct ItemStart {
    var count: Int
    var lineStart: Int
    var contentStart = 0
    var markCount: Int
    var hasBlankBefore: Bool
    var replacesLineBreak = false
}
