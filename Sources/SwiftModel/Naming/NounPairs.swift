/// Shortens what is made of a path: a plural before its own singular says nothing.
///
///     post, customers, customer, sources    post, customer, sources
enum NounPairs {
    static func joined(_ words: [String]) -> [String] {
        zip(words, words.dropFirst() + [""]).filter { !isPlural($0.lowercased(), of: $1.lowercased()) }.map(\.0)
    }

    private static func isPlural(_ word: String, of next: String) -> Bool {
        word != next && SingularWord.of(word) == next
    }
}
