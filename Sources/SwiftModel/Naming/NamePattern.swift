import Diagnostics

/// A name with placeholders, from a pack's manifest: `Mock{Service}Repository`, `fetch{Operation}`, `{operation}`. A
/// placeholder with a capital is filled in upper camel case, one without in lower camel case.
///
///     {Service}Repository   store items → StoreItemsRepository
///     {operation}           get, user   → getUser
///     {Operation}UseCase    get, user   → GetUserUseCase
public struct NamePattern: Sendable, Hashable {
    /// A part of a pattern.
    public enum Piece: Sendable, Hashable {
        case text(String)
        /// The placeholder's name in its lower-case form: `service`.
        case placeholder(String, IdentifierStyle.Case)
    }

    /// Why a text isn't a pattern.
    public enum Problem: Error, Equatable {
        case unknownPlaceholder(String, suggestion: String?)
        case unclosedBrace
        case strayClosingBrace
        case emptyPlaceholder
        /// A character that names can't have.
        case invalidText(String)
        case empty
    }

    /// The pattern as it was written.
    public let text: String
    public let pieces: [Piece]

    /// Parses a pattern; `placeholders` are those that can be filled, in their lower-case form.
    public static func parse(_ text: String, placeholders: [String]) -> Result<NamePattern, Problem> {
        var pieces: [Piece] = []
        var rest = text.unicodeScalars[...]
        while let first = rest.first {
            if first == "{" {
                guard let end = rest.firstIndex(of: "}") else { return .failure(.unclosedBrace) }
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                switch placeholder(name, among: placeholders) {
                case .success(let piece): pieces.append(piece)
                case .failure(let problem): return .failure(problem)
                }
                rest = rest[rest.index(after: end)...]
            } else {
                let literal = rest.prefix { $0 != "{" }
                if let problem = problem(inLiteral: String(literal), isFirst: pieces.isEmpty) {
                    return .failure(problem)
                }
                pieces.append(.text(String(literal)))
                rest = rest[literal.endIndex...]
            }
        }
        return pieces.isEmpty ? .failure(.empty) : .success(NamePattern(text: text, pieces: pieces))
    }

    /// Whether the pattern has a placeholder: `service` in `{Service}Repository`.
    func names(_ placeholder: String) -> Bool {
        pieces.contains { if case .placeholder(placeholder, _) = $0 { true } else { false } }
    }

    /// The name for the given words of each placeholder; unfilled ones are left out.
    public func name(_ words: [String: [String]], acronyms: Acronyms = .standard) -> String {
        name(acronyms: acronyms) { words[$0] ?? [] }
    }

    /// The name, where `words` returns the words for each placeholder.
    func name(acronyms: Acronyms, words: (String) -> [String]) -> String {
        var result = ""
        for piece in pieces {
            switch piece {
            case .text(let text): result += text
            case .placeholder(let name, let letterCase):
                let part = IdentifierStyle(letterCase, acronyms: acronyms).joined(words(name))
                if let last = result.utf8.last, let first = part.utf8.first, isDigit(last), isDigit(first) {
                    result += "_"
                }
                result += part
            }
        }
        guard let first = result.utf8.first else { return "empty" }
        return isDigit(first) ? "_" + result : result
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    private static func placeholder(_ name: String, among known: [String]) -> Result<Piece, Problem> {
        guard let first = name.first else { return .failure(.emptyPlaceholder) }
        let lowered = first.lowercased() + name.dropFirst()
        if known.contains(lowered) {
            return .success(.placeholder(lowered, first.isUppercase ? .upperCamel : .lowerCamel))
        }
        return .failure(.unknownPlaceholder(name, suggestion: nearestWord(to: lowered, among: known)))
    }

    private static func problem(inLiteral text: String, isFirst: Bool) -> Problem? {
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if scalar == "}" { return .strayClosingBrace }
            let kind = LetterKind(scalar)
            let isMisplaced = isFirst && index == 0 && (kind == .digit || kind == .mark)
            if (kind == .symbol && scalar != "_") || isMisplaced { return .invalidText(String(scalar)) }
        }
        return nil
    }
}

extension NamePattern: ExpressibleByStringLiteral {
    /// For patterns in the program's code.
    public init(stringLiteral text: String) {
        let placeholders = ["schema", "service", "operation", "action", "parameter"]
        guard case .success(let pattern) = NamePattern.parse(text, placeholders: placeholders) else {
            preconditionFailure("no pattern")
        }
        self = pattern
    }
}

/// Makes names by the patterns of a team.
struct PatternSet {
    let style: NamingStyle
    private let verbs: [NamingConventions.WordPair]
    /// The words of the description's name where several share a module; none for a single description.
    private let description: [String]

    init(_ names: NamingConventions) {
        style = NamingStyle(names)
        description = names.descriptionWords
        verbs = names.verbs
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

    /// `{Operation}Request` for get, user: `GetUserRequest`. With `carriesService`, the service comes before the
    /// operation, unless the pattern has it anyway. A long name is shortened, unless `isFull`; with `beside`, wherever
    /// that longer pattern makes a long name, so that both match: `GetUserUseCase` and `GetUserUseCaseProtocol`.
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

    /// `{action}` for get, user with the verb get → fetch: `fetchUser`. Only the operation's words decide whether a
    /// name is too long, so that a method and its spy have the same words.
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

    /// Shortens a name of more than 50 characters by leaving out words, until it is short enough: plurals before their
    /// own singulars, then the service, if the other words still name an object, and then words that only join others.
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

    /// A name with the operation's own verb: `{action}Spy` for get, user → `getUserSpy`.
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
