/// The words that the compiler (Swift 6.3) takes for itself, by the position in which a name stands. Words that are
/// keywords only in context (`get`, `async`, `actor`, `any`…) need nothing as members, parameters or locals.
enum SwiftKeywords {
    /// Need back-quotes where a member, a case, a function or a local is declared, `` let `default`: Int ``, and as an
    /// expression, `` f(`default`) ``. `await` needs none where it is declared; but a function is called as it is declared.
    static func needsQuotes(_ word: String) -> Bool { word == "await" || isReserved(word) }

    /// Need back-quotes after a dot: `` value.`init` ``, but `value.default`.
    static func needsQuotesAsMember(_ word: String) -> Bool {
        word == "init" || word == "self" || word == "Type" || word == "Protocol"
    }

    /// Need back-quotes where a parameter is declared, with or without a name of its own after the label; on all others
    /// quotes are a warning.
    static func needsQuotesAsParameter(_ word: String) -> Bool { word == "inout" || word == "let" || word == "var" }

    /// Need back-quotes as the label of an argument; on all others quotes are a warning.
    static func needsQuotesAsLabel(_ word: String) -> Bool { word == "inout" }

    /// Need back-quotes as the name of a type.
    static func needsQuotesAsType(_ word: String) -> Bool {
        word == "any" || word == "some" || word == "each" || word == "await" || isReserved(word)
    }

    /// Few keywords begin with a capital, and most names are not as long as one that begins as they do, which spares them
    /// the look-up.
    private static func isReserved(_ word: String) -> Bool {
        guard word.utf8.count <= 15, let first = word.utf8.first else { return false }
        if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first {
            return word == "Any" || word == "Protocol" || word == "Self" || word == "Type"
        }
        return lengths[Int(first & 31)] & 1 << word.utf8.count != 0 && reserved.contains(word)
    }

    /// By the first letter: how long keywords are, a bit for each length.
    private static let lengths: [Int] = reserved.reduce(into: Array(repeating: 0, count: 32)) { lengths, word in
        lengths[Int((word.utf8.first ?? 0) & 31)] |= 1 << word.utf8.count
    }

    private static let reserved: Set<String> = [
        "_", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
        "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
        "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
