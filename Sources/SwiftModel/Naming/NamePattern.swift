import Diagnostics

/// A name with places to fill, from a pack's manifest: `Mock{Service}Repository`, `fetch{Operation}`, `{operation}`.
/// A placeholder's capital says the style of what it stands for; the text around it stays as it is.
///
///     {Service}Repository   store items → StoreItemsRepository
///     {operation}           get, user   → getUser
///     {Operation}UseCase    get, user   → GetUserUseCase
public struct NamePattern: Sendable, Hashable {
    /// A stretch of a pattern.
    public enum Piece: Sendable, Hashable {
        case text(String)
        /// The placeholder's name in its lower-case form: `service`.
        case placeholder(String, IdentifierStyle.Case)
    }

    /// Why a text is no pattern.
    public enum Problem: Error, Sendable, Hashable {
        case unknownPlaceholder(String, suggestion: String?)
        case unclosedBrace
        case strayClosingBrace
        case emptyPlaceholder
        /// A character that can't stand in a name.
        case invalidText(String)
        case empty
    }

    /// As written.
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

    /// Whether a place is filled by it: `service` in `{Service}Repository`.
    func names(_ placeholder: String) -> Bool {
        pieces.contains { if case .placeholder(placeholder, _) = $0 { true } else { false } }
    }

    /// The name for the given words of each placeholder; unfilled ones are left out.
    public func name(_ words: [String: [String]], acronyms: Acronyms = .standard) -> String {
        name(acronyms: acronyms) { words[$0] ?? [] }
    }

    /// The name where `words` knows the words of each placeholder.
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
