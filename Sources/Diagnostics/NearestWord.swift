/// "Did you mean": the candidate that is nearest to a word that nobody knows, if one is near enough.
/// `resonance` among `[responses, requestBody]` → `responses`; `type` among `[style, schema]` → nil.
public func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().unicodeScalars)
    guard !wanted.isEmpty, wanted.count <= WordSimilarity.longest else { return nil }
    var best: (word: String, similarity: Double)?
    for candidate in candidates {
        let letters = Array(candidate.lowercased().unicodeScalars)
        guard !letters.isEmpty, letters.count <= WordSimilarity.longest else { continue }
        let similarity = WordSimilarity.between(wanted, letters)
        if similarity > (best?.similarity ?? 0), WordSimilarity.isNear(wanted, letters, similarity) {
            best = (candidate, similarity)
        }
    }
    return best?.word
}
