import APIModel
import SwiftModel

/// Compares the methods of a team's repositories with the operations of its description: where `getUser` of the one is
/// `fetchUser` of the other, the team says `fetch` for `get`.
public enum VerbSurvey {
    public static func run(on conventions: inout TeamConventions, _ api: API) {
        guard !conventions.methods.isEmpty else { return }
        let operations = api.operations.compactMap { $0.directives.name?.text ?? $0.identifier }
        conventions.verbs = verbs(of: conventions.methods, for: operations)
        let changed = conventions.verbs.filter { $0.word != $0.replacement }
        if !changed.isEmpty {
            let pairs = changed.map { "`\($0.replacement)` for `\($0.word)`" }
            conventions.evidence.append(pairs.joined(separator: " and "))
        }
    }

    /// `fetchUser`, `removeUser` for `getUser`, `deleteUser`: fetch for get, remove for delete. Verbs that the team
    /// keeps are there, too.
    static func verbs(of methods: [String], for operations: [String]) -> [NamingConventions.WordPair] {
        let taken = Set(methods.map { lowered($0).joined(separator: " ") })
        var verbs: [String: [String]] = [:]
        for words in methods.map(lowered) where words.count > 1 {
            verbs[words.dropFirst().joined(separator: " "), default: []].append(words[0])
        }
        var order: [String] = []
        var votes: [String: Votes<String>] = [:]
        for words in operations.map(lowered) where words.count > 1 {
            let isKept = taken.contains(words.joined(separator: " "))
            var found = isKept ? [words[0]] : verbs[words.dropFirst().joined(separator: " "), default: []]
            if found.count > 1 { found = found.filter { isNear($0, to: words[0]) } }
            // Where several methods could be meant, none tells.
            guard found.count == 1 else { continue }
            if votes[words[0]] == nil { order.append(words[0]) }
            votes[words[0], default: Votes()].add(found[0])
        }
        return order.compactMap { word in
            votes[word]?.winner.map { NamingConventions.WordPair(word: word, replacement: $0) }
        }
    }

    /// Verbs that stand for the same: `fetch` and `get`.
    private static func isNear(_ verb: String, to other: String) -> Bool {
        synonyms.contains { $0.contains(verb) && $0.contains(other) }
    }

    private static let synonyms: [Set<String>] = [
        ["get", "fetch", "load", "read", "retrieve", "find", "show", "list", "search", "query", "request"],
        ["create", "add", "post", "insert", "make", "register", "new", "send", "submit"],
        ["update", "edit", "modify", "patch", "put", "change", "save", "replace", "set"],
        ["delete", "remove", "destroy", "erase", "drop"],
    ]

    private static func lowered(_ name: String) -> [String] {
        WordSplitter.words(of: name).map { $0.lowercased() }
    }
}
