/// Makes the names of one operation's types from the patterns of a team.
struct OperationNaming {
    /// A name, and the one to try where it is taken.
    struct Proposal {
        var name: String
        var longer: String
    }

    let patterns: PatternSet
    /// The words of the operation's name, and those of its service.
    let operation: [String]
    let service: [String]

    /// `{Operation}Response` → `ListPetsResponse`, and `StoreListPetsResponse` in the service store.
    func proposal(_ pattern: NamePattern, suffix: String = "") -> Proposal {
        let longer = patterns.operationName(pattern, operation: service + operation, service: service)
        return Proposal(name: name(pattern) + suffix, longer: longer + suffix)
    }

    func name(_ pattern: NamePattern) -> String {
        patterns.operationName(pattern, operation: operation, service: service)
    }

    /// `{Operation}{Parameter}` for sort_order → `ListPetsSortOrder`.
    func name(_ pattern: NamePattern, parameter: String) -> String {
        let words = WordSplitter.words(of: parameter)
        return patterns.operationName(pattern, operation: operation, service: service, parameter: words)
    }

    /// What stands in front of names that would be taken otherwise: `Store`.
    var servicePrefix: String { patterns.style.upper.name(ofWords: service) }
}
