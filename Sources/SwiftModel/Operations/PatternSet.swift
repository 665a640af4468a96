/// The name patterns of a team, parsed once. A pattern that can't be parsed was reported where it was read; it stands
/// for its default here.
struct PatternSet {
    /// What the words of a pattern may stand for, by where the pattern is used.
    enum Place {
        static let service = ["service"]
        static let operation = ["operation", "action", "service"]
        static let parameter = ["operation", "action", "service", "parameter"]
        static let schema = ["schema"]
        static let api = ["title"]
    }

    private let acronyms: Acronyms
    private let verbs: NameRules

    init(_ names: NamingConventions) {
        acronyms = Acronyms(names.acronyms)
        verbs = NameRules(verbs: names.verbs.map { NameRules.Verb(from: $0.word, to: $0.replacement) })
    }

    /// `{Service}Repository` for the words store, items → `StoreItemsRepository`.
    func serviceName(_ pattern: String, service: [String]) -> String {
        name(pattern, PatternSet.Place.service, ["service": service])
    }

    /// `{action}` for get, user with the verb get → fetch: `fetchUser`.
    func operationName(_ pattern: String, operation: [String], service: [String], parameter: [String] = []) -> String {
        let words = [
            "operation": operation, "action": verbs.applied(to: operation), "service": service, "parameter": parameter,
        ]
        return name(pattern, PatternSet.Place.parameter, words)
    }

    func apiName(_ pattern: String, title: [String]) -> String {
        name(pattern, PatternSet.Place.api, ["title": title])
    }

    private func name(_ pattern: String, _ placeholders: [String], _ words: [String: [String]]) -> String {
        guard case .success(let parsed) = NamePattern.parse(pattern, placeholders: placeholders) else { return pattern }
        return parsed.name(words, acronyms: acronyms)
    }
}
