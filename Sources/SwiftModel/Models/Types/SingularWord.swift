/// The name of one element of a list.
///
///     images → image      categories → category      addresses → address      boxes → box
///     children → child    status → statusItem        data → dataItem          people → person
enum SingularWord {
    static func of(_ word: String) -> String {
        if word == "item" { return word }
        // All endings below are an `s`, or that of `children` or `people`.
        guard let last = word.utf8.last, "sSnNeE".utf8.contains(last) else { return word + "_item" }
        let lowered = word.lowercased()
        for (ending, replacement) in irregular where lowered.hasSuffix(ending) {
            return String(word.dropLast(ending.count)) + replacement
        }
        if lowered.hasSuffix("ies"), lowered.utf8.count > 4 { return String(word.dropLast(3)) + "y" }
        for ending in ["sses", "xes", "ches", "shes", "tuses"] where lowered.hasSuffix(ending) {
            return String(word.dropLast(2))
        }
        let isPlural = lowered.hasSuffix("s") && lowered.utf8.count > 2
        if isPlural, !["ss", "us", "is", "news", "series"].contains(where: lowered.hasSuffix) {
            return String(word.dropLast())
        }
        return word + "_item"
    }

    private static let irregular = [("children", "child"), ("people", "person"), ("Children", "Child")]
}
