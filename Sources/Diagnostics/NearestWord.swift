/// "Did you mean": the candidate that is nearest to a word that nobody knows, if one is near enough.
/// `resonance` among `[responses, requestBody]` → `responses`; `type` among `[style, schema]` → nil.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= WordSimilarity.longest else { return nil }
    var best: (word: String, rank: Double)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard letters.count <= WordSimilarity.longest, let rank = WordSimilarity.rank(wanted, letters) else { continue }
        if rank > (best?.rank ?? 0) { best = (candidate, rank) }
    }
    return best?.word
}
