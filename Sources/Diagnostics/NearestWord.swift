/// "Did you mean": the candidate that is nearest to a word that nobody knows, if one is near enough.
/// `resonance` among `[responses, requestBody]` → `responses`.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
    let limit = max(1, wanted.count / 2)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard abs(letters.count - wanted.count) <= limit else { continue }
        let distance = editDistance(wanted, letters)
        if distance <= limit, distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.word
}

/// The number of insertions, deletions and substitutions between two words.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var row = Array(0...right.count)
    for (i, a) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, b) in right.enumerated() {
            let above = row[j + 1]
            row[j + 1] = a == b ? diagonal : min(diagonal, above, row[j]) + 1
            diagonal = above
        }
    }
    return row[right.count]
}
