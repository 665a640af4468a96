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

    /// `{Operation}Request` for get, user: `GetUserRequest`. What carries the service has it in front of the operation,
    /// unless the pattern names it anyway. A name that gets too long is shortened, unless it is to be `full`, and so is one
    /// `beside` which a longer pattern makes a name that is: `GetUserUseCase` and `GetUserUseCaseProtocol`.
    func operationName(
        _ pattern: NamePattern, operation: [String], service: [String], parameter: [String] = [],
        carriesService: Bool = false, isFull: Bool = false, beside longest: NamePattern? = nil
    ) -> String {
        let namesService = pattern.names("service")
        let prefix = carriesService && !namesService ? service : []
        func make(_ pattern: NamePattern, _ prefix: [String], _ words: [String]) -> String {
            name(by: pattern, prefix + words, action: prefix + verbs.applied(to: words), service, parameter)
        }
        let short = shortened(operation, prefix: prefix, service: namesService || isFull ? [] : service) {
            make(longest ?? pattern, $0, $1)
        }
        return longest == nil ? short.name : make(pattern, short.prefix, short.words)
    }

    /// `{action}` for get, user with the verb get → fetch: `fetchUser`. What a pattern adds counts for nothing where a name
    /// is too long, so that a method and its spy are called alike.
    func memberName(_ pattern: NamePattern, operation: [String], service: [String]) -> String {
        let short = shortened(operation, prefix: [], service: service) { _, words in style.lower.name(ofWords: words) }
        return name(by: pattern, short.words, action: verbs.applied(to: short.words), service, [])
    }

    /// A name, and the words that are left in it.
    struct Shortened {
        var name: String
        var prefix: [String]
        var words: [String]
    }

    /// A name of an operation's words that has at most 50 characters, if leaving out what says least makes it so: a
    /// plural before its own singular, then the service, where the other words name a thing of their own, and then words
    /// that only join others.
    func shortened(
        _ words: [String], prefix: [String], service: [String], make: (_ prefix: [String], _ words: [String]) -> String
    ) -> Shortened {
        let whole = Shortened(name: make(prefix, words), prefix: prefix, words: words)
        guard whole.name.utf8.count > 50 else { return whole }
        let short = NounPairs.joined(words)
        let shorter = Shortened(name: make(prefix, short), prefix: prefix, words: short)
        guard shorter.name.utf8.count > 50 else { return shorter }
        let rest = OperationName.words(short, without: service, isPrefix: !prefix.isEmpty)
        let least = rest.map { Shortened(name: make([], $0), prefix: [], words: $0) } ?? shorter
        guard least.name.utf8.count > 50 else { return least }
        for words in JoiningWords.leftOut(of: least.words) {
            let name = make(least.prefix, words)
            if name.utf8.count <= 50 { return Shortened(name: name, prefix: least.prefix, words: words) }
        }
        return least
    }

    /// The same with the operation's own verb: `{action}Spy` for get, user → `getUserSpy`.
    func nameAsDescribed(_ pattern: NamePattern, operation: [String], service: [String]) -> String {
        name(by: pattern, operation, action: operation, service, [])
    }

    private func name(
        by pattern: NamePattern, _ operation: @autoclosure () -> [String], action: @autoclosure () -> [String],
        _ service: [String], _ parameter: [String]
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
