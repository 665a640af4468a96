/// What a team does to names before they are styled: verbs of its own, prefixes and suffixes that it drops.
///
///     verbs: get → fetch       getUser → fetchUser
///     prefixes: API            APIUser → User
///     suffixes: DTO            UserDTO → User
public struct NameRules: Sendable, Hashable {
    /// A verb of the description and the team's word for it.
    public struct Verb: Sendable, Hashable {
        public let from: String
        public let to: String

        public init(from: String, to: String) {
            self.from = from
            self.to = to
        }
    }

    public var verbs: [Verb]
    public var strippedPrefixes: [String]
    public var strippedSuffixes: [String]

    public init(verbs: [Verb] = [], strippedPrefixes: [String] = [], strippedSuffixes: [String] = []) {
        self.verbs = verbs
        self.strippedPrefixes = strippedPrefixes
        self.strippedSuffixes = strippedSuffixes
    }

    /// get, user → fetch, user. A name never becomes empty by it.
    public func applied(to words: [String]) -> [String] {
        var words = words
        for prefix in strippedPrefixes where removesAffix(prefix, from: &words, atEnd: false) { break }
        for suffix in strippedSuffixes where removesAffix(suffix, from: &words, atEnd: true) { break }
        guard let first = words.first?.lowercased() else { return words }
        if let verb = verbs.first(where: { $0.from.lowercased() == first }) {
            words.replaceSubrange(0..<1, with: WordSplitter.words(of: verb.to))
        }
        return words
    }

    private func removesAffix(_ affix: String, from words: inout [String], atEnd: Bool) -> Bool {
        let removed = WordSplitter.words(of: affix).map { $0.lowercased() }
        guard !removed.isEmpty, words.count > removed.count else { return false }
        let part = atEnd ? words.suffix(removed.count) : words.prefix(removed.count)
        guard part.map({ $0.lowercased() }) == removed else { return false }
        if atEnd { words.removeLast(removed.count) } else { words.removeFirst(removed.count) }
        return true
    }
}
