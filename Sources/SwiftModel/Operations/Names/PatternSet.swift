/// The name patterns of a team, parsed once. A pattern that can't be parsed was reported where it was read; it stands
/// for its default here.
struct PatternSet {
    /// What the words of a pattern may stand for.
    enum Place {
        static let parameter = ["operation", "action", "service", "parameter"]
    }

    let style: NamingStyle
    private let verbs: NameRules
    private let parsed: [String: NamePattern]

    init(_ names: NamingConventions) {
        style = NamingStyle(names)
        verbs = NameRules(verbs: names.verbs.map { NameRules.Verb(from: $0.word, to: $0.replacement) })
        var parsed: [String: NamePattern] = [:]
        let patterns = names.service.map(\.pattern) + names.operation.map(\.pattern)
        for pattern in patterns + [names.requestBody, names.input, names.form, names.response, names.parameter] {
            if case .success(let result) = NamePattern.parse(pattern, placeholders: Place.parameter) {
                parsed[pattern] = result
            }
        }
        self.parsed = parsed
    }

    /// `{Service}Repository` for the words store, items → `StoreItemsRepository`.
    func serviceName(_ pattern: String, service: [String]) -> String {
        parsed[pattern]?.name(acronyms: style.acronyms) { $0 == "service" ? service : [] } ?? pattern
    }

    /// `{action}` for get, user with the verb get → fetch: `fetchUser`. What carries the service has it in front of the
    /// operation, unless the pattern names it anyway.
    func operationName(
        _ pattern: String,
        operation: [String],
        service: [String],
        parameter: [String] = [],
        carriesService: Bool = false
    ) -> String {
        guard let parsed = parsed[pattern] else { return pattern }
        let prefix = carriesService && !parsed.names("service") ? service : []
        let name = name(
            by: parsed,
            prefix + operation,
            action: prefix + verbs.applied(to: operation),
            service,
            parameter
        )
        guard name.utf8.count > 50 else { return name }
        let (short, action) = (NounPairs.joined(operation), NounPairs.joined(verbs.applied(to: operation)))
        return self.name(by: parsed, prefix + short, action: prefix + action, service, parameter)
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
            default: []
            }
        }
    }
}
