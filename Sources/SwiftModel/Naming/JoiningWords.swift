/// Leaves out words that only join others, the last one first.
///
///     watch, claims, list, for, all, namespaces    watch, claims, list, all, namespaces
///     get, or, create, key, for, app, and, user    get, or, create, key, for, app, user    and so on
enum JoiningWords {
    private static let words: Set<String> = ["a", "an", "and", "for", "of", "or", "the"]

    /// The words without one, two and more of these.
    static func leftOut(of words: [String]) -> [[String]] {
        let joining = words.indices.dropFirst().filter { self.words.contains(words[$0].lowercased()) }
        return joining.indices.reversed().map { first in
            words.indices.filter { !joining[first...].contains($0) }.map { words[$0] }
        }
    }
}
