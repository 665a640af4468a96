import APIModel

/// What a claim asks for.
struct NameProposal: Sendable {
    let wireName: String
    /// The name that it gets if nobody else wants it.
    let name: String
    let alternatives: [String]
    let key: String
    let isFixed: Bool
    let origin: Origin

    /// How good its claim is: 0 is the best.
    var rank: Int {
        if isFixed { return 0 }
        if wireName == name { return 1 }
        var rank = 2
        for scalar in wireName.unicodeScalars where LetterKind(scalar) == .symbol {
            rank = max(rank, scalar == "_" ? 3 : scalar == "-" ? 4 : 5)
        }
        if rank == 3, wireName.utf8.first == UInt8(ascii: "_") { return 5 }
        if rank == 4, wireName.utf8.first == UInt8(ascii: "-") { return 5 }
        return rank
    }

    /// The order of claims of one name, in which nothing but their own content counts.
    static func isBefore(_ left: NameProposal, _ right: NameProposal) -> Bool {
        let (leftRank, rightRank) = (left.rank, right.rank)
        if leftRank != rightRank { return leftRank < rightRank }
        if left.wireName != right.wireName { return left.wireName < right.wireName }
        return left.key < right.key
    }
}
