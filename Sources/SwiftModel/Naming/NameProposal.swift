import APIModel

/// What a claim asks for.
struct NameProposal: Sendable {
    let wireName: String
    /// The name that it gets if nobody else wants it.
    let name: String
    /// Names to try when it is taken, made where that is so.
    var alternatives: @Sendable () -> [String] = { [] }
    var key = ""
    var isFixed = false
    /// Whether the name gave way to a reserved one.
    var isFreed = false
    var origin = Origin.none

    /// How good its claim is: 0 is the best. Worked out only where a name is wanted twice.
    var rank: Int {
        if isFixed { return 0 }
        if wireName == name { return 1 }
        return isFreed ? 6 : NameProposal.rank(of: wireName)
    }

    /// By the most foreign of its characters: `fooBar` → 2, `foo_bar` → 3, `foo-bar` → 4, `foo.bar` and `_foo` → 5.
    private static func rank(of wireName: String) -> Int {
        var rank = 2
        for scalar in wireName.unicodeScalars where LetterKind(scalar) == .symbol {
            rank = max(rank, scalar == "_" ? 3 : scalar == "-" ? 4 : 5)
        }
        let first = wireName.utf8.first
        return first == UInt8(ascii: "_") || first == UInt8(ascii: "-") ? 5 : rank
    }

    /// The order of claims of one name, in which nothing but their own content counts.
    static func isBefore(_ left: NameProposal, _ right: NameProposal) -> Bool {
        let (leftRank, rightRank) = (left.rank, right.rank)
        if leftRank != rightRank { return leftRank < rightRank }
        let wireNames = (left.wireName.utf8, right.wireName.utf8)
        if wireNames.0.lexicographicallyPrecedes(wireNames.1) { return true }
        if wireNames.1.lexicographicallyPrecedes(wireNames.0) { return false }
        if left.key != right.key { return left.key.utf8.lexicographicallyPrecedes(right.key.utf8) }
        return left.origin.pointer < right.origin.pointer
    }
}
