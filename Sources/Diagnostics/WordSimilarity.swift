/// How alike two words look: letters that both have near the same place count, and a common beginning counts most,
/// since people err less there. It knows nothing of what the words mean.
enum WordSimilarity {
    typealias Letters = [Unicode.Scalar]

    static let longest = 64
    private static let threshold = 0.84

    /// How well one word explains the other; nil if it can't have been written for it. A high similarity is not
    /// enough: half of the letters must be the same, unless one word is the beginning of the other; of three letters
    /// one may be wrong.
    static func rank(_ left: Letters, _ right: Letters) -> Double? {
        if left == right { return 2 }
        let likeness = similarity(left, right)
        // Most words are so unlike that slips need not be counted: a single one leaves the length nearly as it was.
        guard likeness >= threshold || abs(left.count - right.count) <= 1 else { return nil }
        let slips = editDistance(left, right)
        let isBeginning = left.starts(with: right) || right.starts(with: left)
        guard min(left.count, right.count) >= (slips == 1 && isBeginning ? 2 : 3) else { return nil }
        let longer = max(left.count, right.count)
        let rank = likeness - 0.02 * Double(slips)
        if longer == 3 { return slips == 1 && left[0] == right[0] ? rank : nil }
        if slips == 1 { return rank }
        guard likeness >= threshold else { return nil }
        return slips <= (longer + 1) / 2 || isBeginning ? rank : nil
    }

    /// The Jaro-Winkler similarity, from 0 (nothing in common) to 1 (equal).
    private static func similarity(_ left: Letters, _ right: Letters) -> Double {
        let window = max(0, max(left.count, right.count) / 2 - 1)
        var isTaken = [Bool](repeating: false, count: right.count)
        var found: Letters = []
        for (position, letter) in left.enumerated() {
            let low = max(0, position - window)
            let high = min(right.count - 1, position + window)
            guard low <= high, let match = (low...high).first(where: { !isTaken[$0] && right[$0] == letter }) else {
                continue
            }
            isTaken[match] = true
            found.append(letter)
        }
        guard !found.isEmpty else { return 0 }
        let others = right.indices.filter { isTaken[$0] }.map { right[$0] }
        let swapped = Double(zip(found, others).count { $0 != $1 }) / 2
        let count = Double(found.count)
        let jaro = (count / Double(left.count) + count / Double(right.count) + (count - swapped) / count) / 3
        let prefix = zip(left, right).prefix(4).prefix { $0 == $1 }.count
        return jaro + Double(prefix) * 0.1 * (1 - jaro)
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
    private static func editDistance(_ left: Letters, _ right: Letters) -> Int {
        var beforeLast = Array(repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        var row = beforeLast
        for (i, a) in left.enumerated() {
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                var cost = a == b ? last[j] : min(last[j], last[j + 1], row[j]) + 1
                if i > 0, j > 0, a == right[j - 1], left[i - 1] == b { cost = min(cost, beforeLast[j - 1] + 1) }
                row[j + 1] = cost
            }
            (beforeLast, last, row) = (last, row, beforeLast)
        }
        return last[right.count]
    }
}
