/// "Did you mean": the candidate that is nearest to a word that nobody knows, if one is near enough.
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

/// The nearest word as a question: "did you mean `responses`?"
public func suggestion(for word: String, among candidates: some Sequence<String>) -> Message? {
    missingColon(of: word, among: candidates)
        ?? nearestWord(to: word, among: candidates).map { "did you mean `\($0)`?" }
}

/// `types:{ Sort` and `types { Sort` are no keys, but what YAML makes of a key without its colon or the space behind that.
private func missingColon(of word: String, among candidates: some Sequence<String>) -> Message? {
    guard let brace = word.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else {
        return nil
    }
    let head = word[..<brace]
    let key = String(head.prefix { $0 != ":" && $0 != " " })
    guard head.dropFirst(key.count).allSatisfy({ $0 == ":" || $0 == " " }), candidates.contains(key) else { return nil }
    return head.hasSuffix(":") ? "a space is missing after `\(key):`" : "`:` is missing after `\(key)`"
}

/// Fills `letters` with the small letters of a word, unless it is too long to be one.
private func take(_ word: String, into letters: inout WordSimilarity.Letters) -> Bool {
    letters.removeAll(keepingCapacity: true)
    // No letter takes more than four bytes.
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
