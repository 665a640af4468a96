/// Makes names by the patterns of a team.
struct PatternSet {
    let style: NamingStyle
    private let verbs: NameRules
    /// What the description is called among several; no words for one alone.
    private let description: [String]

    init(_ names: NamingConventions) {
        style = NamingStyle(names)
        description = names.descriptionWords
        verbs = NameRules(verbs: names.verbs.map { NameRules.Verb(from: $0.word, to: $0.replacement) })
    }

    /// `{Service}Repository` for the words store, items → `StoreItemsRepository`.
    func serviceName(_ pattern: NamePattern, service: [String]) -> String {
        pattern.name(acronyms: style.acronyms) { placeholder in
            switch placeholder {
            case "service": service
            case "description": description
            default: []
            }
        }
    }

    /// `{action}` for get, user with the verb get → fetch: `fetchUser`. What carries the service has it in front of the
    /// operation, unless the pattern names it anyway.
    func operationName(
        _ pattern: NamePattern,
        operation: [String],
        service: [String],
        parameter: [String] = [],
        carriesService: Bool = false
    ) -> String {
        let prefix = carriesService && !pattern.names("service") ? service : []
        let name = name(
            by: pattern,
            prefix + operation,
            action: prefix + verbs.applied(to: operation),
            service,
            parameter
        )
        guard name.utf8.count > 50 else { return name }
        let (short, action) = (NounPairs.joined(operation), NounPairs.joined(verbs.applied(to: operation)))
        return self.name(by: pattern, prefix + short, action: prefix + action, service, parameter)
    }

    /// The same with the operation's own verb: `{action}Spy` for get, user → `getUserSpy`.
    func nameAsDescribed(_ pattern: NamePattern, operation: [String], service: [String]) -> String {
        name(by: pattern, operation, action: operation, service, [])
    }

    private func name(
        by pattern: NamePattern,
        _ operation: [String],
        action: [String],
        _ service: [String],
        _ parameter: [String]
    ) -> String {
        pattern.name(acronyms: style.acronyms) { placeholder in
            switch placeholder {
            case "operation": operation
            case "action": action
            case "service": service
            case "parameter": parameter
            case "description": description
            default: []
            }
        }
    }
}
