import APIModel

/// Makes the names of one operation's types from the patterns of a team.
struct OperationNaming {
    /// A name, and those to try where it is taken.
    struct Proposal {
        var name: String
        var alternatives: @Sendable () -> [String]
    }

    let patterns: PatternSet
    /// The words of the operation's name, and those of its service.
    let operation: [String]
    let service: [String]
    /// Whether the operation's words stand for it in its service only, so that its types carry the service.
    let carriesService: Bool

    /// `{Operation}Response` → `ListPetsResponse`, and `StoreListPetsResponse` in the service store.
    func proposal(_ pattern: NamePattern, suffix: String = "", beside longest: NamePattern? = nil) -> Proposal {
        let name = name(pattern, beside: longest) + suffix
        if pattern.names("service") { return Proposal(name: name) { [] } }
        return Proposal(name: name) {
            let full = self.full(pattern, carriesService: carriesService) + suffix
            let isWhole = full == name && !carriesService
            let longer = isWhole ? self.full(pattern, carriesService: true) + suffix : full
            return longer == name ? [] : [longer]
        }
    }

    private func full(_ pattern: NamePattern, carriesService: Bool) -> String {
        patterns.operationName(
            pattern,
            operation: operation,
            service: service,
            carriesService: carriesService,
            isFull: true
        )
    }

    /// `{Operation}Request` for list in the service store → `StoreListRequest`.
    func name(_ pattern: NamePattern, beside longest: NamePattern? = nil) -> String {
        patterns.operationName(
            pattern,
            operation: operation,
            service: service,
            carriesService: carriesService,
            beside: longest
        )
    }

    /// The name of what a call fails with: `CreatePetError`, `CreatePetNotFoundError`.
    func errorName(_ status: ResponseStatus) -> String {
        let failure = StatusName.words(ofFailure: status)
        return patterns.shortened(operation, prefix: carriesService ? service : [], service: service) { prefix, words in
            patterns.style.upper.name(ofWords: prefix + words + failure)
        }.name
    }

    /// `{Operation}{Parameter}` for sort_order → `ListPetsSortOrder`.
    func name(_ pattern: NamePattern, parameter: String) -> String {
        let words = WordSplitter.words(of: parameter)
        return patterns.operationName(
            pattern,
            operation: pattern.names("parameter") ? operationWords(without: words) : operation,
            service: service,
            parameter: words,
            carriesService: carriesService
        )
    }

    /// The operation's words, which need not end in those that follow: find, pets, by, status without status → find, pets.
    private func operationWords(without parameter: [String]) -> [String] {
        let end = ["by"] + parameter
        let start = operation.count - end.count
        guard start > 0, zip(operation[start...], end).allSatisfy({ $0.lowercased() == $1.lowercased() }) else {
            return operation
        }
        return Array(operation[..<start])
    }

    /// The names of what all methods of a path share: `/repos/{id}` → `ReposByIdSort`.
    func ofPath(_ path: PathTemplate) -> OperationNaming {
        OperationNaming(
            patterns: patterns,
            operation: OperationName.words(ofPath: path),
            service: service,
            carriesService: false
        )
    }

    /// What stands in front of names that would be taken otherwise: `Store`.
    var servicePrefix: String { patterns.style.upper.name(ofWords: service) }
}
