/// Makes names by the patterns of a team.
struct PatternSet {
    let style: NamingStyle
    private let verbs: NameRules

    init(_ names: NamingConventions) {
        style = NamingStyle(names)
        verbs = NameRules(verbs: names.verbs.map { NameRules.Verb(from: $0.word, to: $0.replacement) })
    }

    /// `{Service}Repository` for the words store, items → `StoreItemsRepository`.
    func serviceName(_ pattern: NamePattern, service: [String]) -> String {
        pattern.name(acronyms: style.acronyms) { $0 == "service" ? service : [] }
    }

    /// `{action}` for get, user with the verb get → fetch: `fetchUser`.
    func operationName(
        _ pattern: NamePattern,
        operation: [String],
        service: [String],
        parameter: [String] = []
    ) -> String {
        pattern.name(acronyms: style.acronyms) { placeholder in
            switch placeholder {
            case "operation": operation
            case "action": verbs.applied(to: operation)
            case "service": service
            case "parameter": parameter
            default: []
            }
        }
    }
}
