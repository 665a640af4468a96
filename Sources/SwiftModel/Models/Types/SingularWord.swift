/// The name of one element of a list.
///
///     images → image      categories → category      addresses → address      boxes → box
///     children → child    movies → movie             aliases → alias          people → person
///     status → statusItem    series → seriesItem     data → dataItem
enum SingularWord {
    static func of(_ word: String) -> String {
        if word == "item" { return word }
        // All endings below are an `s`, or that of `children`, `people` or `criteria`.
        guard let last = word.utf8.last, "sSnNeEaA".utf8.contains(last) else { return word + "_item" }
        let lowered = word.lowercased()
        for (ending, count, replacement) in irregular where lowered.hasSuffix(ending) {
            return String(word.dropLast(count)) + replacement
        }
        guard lowered.hasSuffix("s"), !singular.contains(where: lowered.hasSuffix) else { return word + "_item" }
        if lowered.hasSuffix("ies"), lowered.utf8.count > 4 { return String(word.dropLast(3)) + "y" }
        for ending in ["sses", "xes", "ches", "shes", "tuses"] where lowered.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        return lowered.utf8.count > 2 ? String(word.dropLast()) : word + "_item"
    }

    /// Endings of one thing, or of what has no other word for one.
    private static let singular = ["ss", "us", "is", "news", "series", "species", "alias", "bias", "canvas"]

    /// What ends so, how much of it goes, and what comes instead.
    private static let irregular = [
        ("children", 3, ""), ("people", 5, "erson"), ("criteria", 1, "on"),
        ("indices", 4, "ex"), ("vertices", 4, "ex"), ("matrices", 3, "x"),
        ("movies", 1, ""), ("cookies", 1, ""), ("calories", 1, ""), ("caches", 1, ""),
        ("aliases", 2, ""), ("biases", 2, ""), ("canvases", 2, ""), ("bonuses", 2, ""), ("viruses", 2, ""),
        ("buses", 2, ""), ("heroes", 2, ""), ("quizzes", 3, ""), ("shelves", 3, "f"),
    ]
}
