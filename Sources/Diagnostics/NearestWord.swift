/// Finds the candidate that is most similar to an unknown word, if one is similar enough, for "did you mean".
/// `resonance` among `[responses, requestBody]` → `responses`; `type` among `[style, schema]` → nil.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
    var wanted: WordSimilarity.Letters = []
    guard take(word, into: &wanted), !wanted.isEmpty else { return nil }
    var letters: WordSimilarity.Letters = []
    var best: (word: String, rank: Double)?
    for candidate in candidates {
        guard take(candidate, into: &letters), let rank = WordSimilarity.rank(wanted, letters) else { continue }
        if rank > (best?.rank ?? 0) { best = (candidate, rank) }
    }
    return best?.word
}

/// Suggests the nearest word: "did you mean `responses`?"
public func suggestion(for word: String, among candidates: some Sequence<String>) -> Message? {
    missingColon(of: word, among: candidates)
        ?? nearestWord(to: word, among: candidates).map { "did you mean `\($0)`?" }
}

/// Advice for `types:{ Sort` and `types { Sort`, keys that lack a colon or the space after it.
private func missingColon(of word: String, among candidates: some Sequence<String>) -> Message? {
    guard let brace = word.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else {
        return nil
    }
    let head = word[..<brace]
    let key = String(head.prefix { $0 != ":" && $0 != " " })
    guard head.dropFirst(key.count).allSatisfy({ $0 == ":" || $0 == " " }), candidates.contains(key) else { return nil }
    return head.hasSuffix(":") ? "a space is missing after `\(key):`" : "`:` is missing after `\(key)`"
}

/// Fills `letters` with the lower-case letters of a word; false if it is too long.
private func take(_ word: String, into letters: inout WordSimilarity.Letters) -> Bool {
    letters.removeAll(keepingCapacity: true)
    // A letter has at most four bytes.
    guard word.utf8.count <= 4 * WordSimilarity.longest else { return false }
    for byte in word.utf8 {
        guard byte < 0x80 else {
            letters = word.lowercased().unicodeScalars.map(\.value)
            break
        }
        letters.append(UInt32(byte &- 0x41 < 26 ? byte | 0x20 : byte))
    }
    return letters.count <= WordSimilarity.longest
}

/// The similarity of two words' spelling: letters that both have near the same place count, and a common beginning
/// counts most, since mistakes are rarer there.
///
/// A description may have thousands of wrong words among thousands of right ones, so nothing here allocates memory.
enum WordSimilarity {
    typealias Letters = [UInt32]

    /// The positions in a word are bits of a `UInt64`.
    static let longest = 64
    private static let threshold = 0.84

    /// How well one word explains the other; nil if it can't have been meant. A high similarity isn't enough: half of
    /// the letters must be the same, unless one word is the beginning of the other; of three letters one may be wrong.
    static func rank(_ left: Letters, _ right: Letters) -> Double? {
        if left == right { return 2 }
        let likeness = similarity(left, right)
        // Most words are too different for an edit distance to matter; one slip changes the length by at most one.
        guard likeness >= threshold || abs(left.count - right.count) <= 1 else { return nil }
        let slips = likeness >= threshold ? editDistance(left, right) : isOneSlip(left, right) ? 1 : Int.max
        let isBeginning = left.starts(with: right) || right.starts(with: left)
        guard min(left.count, right.count) >= (slips == 1 && isBeginning ? 2 : 3) else { return nil }
        guard slips < Int.max else { return nil }
        let longer = max(left.count, right.count)
        let rank = likeness - 0.02 * Double(slips)
        if longer == 3 { return slips == 1 && left[0] == right[0] ? rank : nil }
        if slips == 1 { return rank }
        return slips <= (longer + 1) / 2 || isBeginning ? rank : nil
    }

    /// The Jaro-Winkler similarity, from 0 (nothing in common) to 1 (equal).
    private static func similarity(_ left: Letters, _ right: Letters) -> Double {
        let window = max(0, max(left.count, right.count) / 2 - 1)
        var foundLeft: UInt64 = 0
        var foundRight: UInt64 = 0
        var position = 0
        while position < left.count {
            var other = max(0, position - window)
            let end = min(right.count, position + window + 1)
            while other < end {
                if right[other] == left[position], foundRight & 1 << UInt64(other) == 0 {
                    foundLeft |= 1 << UInt64(position)
                    foundRight |= 1 << UInt64(other)
                    break
                }
                other += 1
            }
            position += 1
        }
        guard foundLeft != 0 else { return 0 }
        let count = Double(foundLeft.nonzeroBitCount)
        var unequal = 0
        while foundLeft != 0 {
            if left[foundLeft.trailingZeroBitCount] != right[foundRight.trailingZeroBitCount] { unequal += 1 }
            foundLeft &= foundLeft - 1
            foundRight &= foundRight - 1
        }
        let swapped = Double(unequal) / 2
        let jaro = (count / Double(left.count) + count / Double(right.count) + (count - swapped) / count) / 3
        var prefix = 0
        while prefix < min(4, left.count, right.count), left[prefix] == right[prefix] { prefix += 1 }
        return jaro + Double(prefix) * 0.1 * (1 - jaro)
    }

    /// Whether one insertion, deletion, substitution or swap of neighbours turns one word into the other.
    private static func isOneSlip(_ left: Letters, _ right: Letters) -> Bool {
        var start = 0
        while start < min(left.count, right.count), left[start] == right[start] { start += 1 }
        var leftEnd = left.count
        var rightEnd = right.count
        while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
            leftEnd -= 1
            rightEnd -= 1
        }
        if leftEnd - start <= 1, rightEnd - start <= 1 { return true }
        guard leftEnd - start == 2, rightEnd - start == 2 else { return false }
        return left[start] == right[start + 1] && left[start + 1] == right[start]
    }

    /// The number of insertions, deletions, substitutions and swaps of neighbours between two words.
    private static func editDistance(_ left: Letters, _ right: Letters) -> Int {
        let width = right.count + 1
        return withUnsafeTemporaryAllocation(of: Int.self, capacity: 3 * width) { cells in
            for column in 0..<width { cells[column] = column }
            var beforeLast = 2 * width
            var last = 0
            var row = width
            for i in left.indices {
                cells[row] = i + 1
                for j in right.indices {
                    var cost = cells[last + j]
                    if left[i] != right[j] { cost = min(cost, cells[last + j + 1], cells[row + j]) + 1 }
                    if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
                        cost = min(cost, cells[beforeLast + j - 1] + 1)
                    }
                    cells[row + j + 1] = cost
                }
                (beforeLast, last, row) = (last, row, beforeLast)
            }
            return cells[last + right.count]
        }
    }
}
