/// What a team does to names before they are styled: verbs of its own.
///
///     verbs: get → fetch       getUser → fetchUser
struct NameRules: Sendable, Hashable {
    /// A verb of the description and the team's word for it.
    struct Verb: Sendable, Hashable {
        let from: String
        let to: String
    }

    let verbs: [Verb]

    /// get, user → fetch, user.
    func applied(to words: [String]) -> [String] {
        guard let first = words.first?.lowercased(),
            let verb = verbs.first(where: { $0.from.lowercased() == first })
        else { return words }
        return WordSplitter.words(of: verb.to) + words.dropFirst()
    }
}
