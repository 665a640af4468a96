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
    /// operation, unless the pattern names it anyway. A name that gets too long is shortened, unless it is to be `full`.
    func operationName(
        _ pattern: NamePattern,
        operation: [String],
        service: [String],
        parameter: [String] = [],
        carriesService: Bool = false,
        isFull: Bool = false
    ) -> String {
        let namesService = pattern.names("service")
        let prefix = carriesService && !namesService ? service : []
        return shortened(operation, prefix: prefix, service: namesService || isFull ? [] : service) { prefix, words in
            name(by: pattern, prefix + words, action: prefix + verbs.applied(to: words), service, parameter)
        }
    }

    /// A name of an operation's words that has at most 50 characters, if leaving out what says least makes it so: a
    /// plural before its own singular, and then the service, where the other words name a thing of their own.
    func shortened(
        _ words: [String],
        prefix: [String],
        service: [String],
        make: (_ prefix: [String], _ words: [String]) -> String
    ) -> String {
        let name = make(prefix, words)
        guard name.utf8.count > 50 else { return name }
        let short = NounPairs.joined(words)
        let shorter = make(prefix, short)
        guard shorter.utf8.count > 50,
            let rest = OperationName.words(short, without: service, isPrefix: !prefix.isEmpty)
        else { return shorter }
        return make([], rest)
    }

    /// The same with the operation's own verb: `{action}Spy` for get, user → `getUserSpy`.
    func nameAsDescribed(_ pattern: NamePattern, operation: [String], service: [String]) -> String {
        name(by: pattern, operation, action: operation, service, [])
    }

    private func name(
        by pattern: NamePattern,
        _ operation: @autoclosure () -> [String],
        action: @autoclosure () -> [String],
        _ service: [String],
        _ parameter: [String]
    ) -> String {
        pattern.name(acronyms: style.acronyms) { placeholder in
            switch placeholder {
            case "operation": operation()
            case "action": action()
            case "service": service
            case "parameter": parameter
            case "description": description
            default: []
            }
        }
    }
}
