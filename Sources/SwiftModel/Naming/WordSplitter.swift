/// Splits wire names into the words that Swift names are made of. Words keep their capitals; a name's style decides
/// how they are written.
///
///     photo_url → photo, url            HTTPServer → HTTP, Server         userIDs → user, IDs
///     repos/list-for-org → repos, list, for, org                          v1beta1 → v1beta1
///     io.k8s.api.core.v1.Pod → io, k8s, api, core, v1, Pod                iOSVersion → i, OS, Version
///     +1 → plus, 1                      >= → greater, than, or, equal     日本語 → 日本語
///
/// Symbols separate words. They are spelled out where they are the sign of a number, where nothing else is left, and
/// in `spelledWords`, which breaks collisions.
public enum WordSplitter {
    /// The words of a name; empty only for the empty text.
    public static func words(of text: String) -> [String] {
        if let words = asciiWords(of: text) { return words }
        let scalars = Array(text.unicodeScalars)
        let words = split(scalars, spellsSymbols: false)
        if words.isEmpty { return split(scalars, spellsSymbols: true) }
        return signedNumber(scalars) ? split(scalars, spellsSymbols: true, onlyFirst: true) : words
    }

    /// The words with every symbol spelled out: `_id` → underscore, id; `A+` → A, plus.
    public static func spelledWords(of text: String) -> [String] {
        split(Array(text.unicodeScalars), spellsSymbols: true)
    }

    /// The usual case without Unicode tables: letters and digits of ASCII between simple separators.
    private static func asciiWords(of text: String) -> [String]? {
        var text = text
        return text.withUTF8 { bytes -> [String]? in
            var words: [String] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                let byte = bytes[index]
                if byte >= 0x80 { return nil }
                if !isAlphanumeric(byte) {
                    appendPieces(of: bytes, from: start, to: index, into: &words)
                    start = index + 1
                }
                index += 1
            }
            appendPieces(of: bytes, from: start, to: bytes.count, into: &words)
            guard let first = bytes.first, !words.isEmpty else { return bytes.isEmpty ? [] : nil }
            let isSigned = (first == UInt8(ascii: "+") || first == UInt8(ascii: "-")) && bytes.count > 1
            return isSigned && isDigit(bytes[1]) ? nil : words
        }
    }

    /// Splits a run of letters and digits at its capitals: `HTTPServer` → HTTP, Server.
    private static func appendPieces(
        of bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int, into words: inout [String]
    ) {
        guard start < end else { return }
        var wordStart = start
        var index = start + 1
        while index < end {
            if isUpper(bytes[index]) {
                let before = bytes[index - 1]
                let endsRun = isUpper(before) && index + 1 < end && isLower(bytes[index + 1])
                let isPlural =
                    endsRun && bytes[index + 1] == UInt8(ascii: "s") && (index + 2 == end || !isLower(bytes[index + 2]))
                if !isUpper(before) || (endsRun && !isPlural) {
                    words.append(text(bytes, wordStart, index))
                    wordStart = index
                }
            }
            index += 1
        }
        words.append(text(bytes, wordStart, end))
    }

    private static func text(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> String {
        String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self)
    }

    private static func isUpper(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }
    private static func isLower(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }
    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
    private static func isAlphanumeric(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) || isDigit(byte) }
}

extension WordSplitter {
    /// Whether a text is a number with a sign: `-1`, `+1`, `-1.5`, but not `-name` or `+1 day`.
    private static func signedNumber(_ scalars: [Unicode.Scalar]) -> Bool {
        guard scalars.count > 1, scalars[0] == "+" || scalars[0] == "-", scalars[1].isASCIIDigit else { return false }
        return scalars.dropFirst().allSatisfy { $0.isASCIIDigit || $0 == "." || $0 == "," }
    }

    /// The general case, with the letters of all scripts.
    private static func split(_ scalars: [Unicode.Scalar], spellsSymbols: Bool, onlyFirst: Bool = false) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        var run: [LetterKind] = []
        var index = 0
        func flush() {
            if !word.isEmpty { words.append(String(word)) }
            word = String.UnicodeScalarView()
            run = []
        }
        while index < scalars.count {
            let kind = LetterKind(scalars[index])
            if kind == .symbol || (kind == .mark && run.isEmpty) {
                flush()
                if spellsSymbols, !onlyFirst || index == 0 {
                    index += SymbolWords.append(scalars, at: index, to: &words)
                    continue
                }
            } else {
                if kind == .upper, let before = run.last, startsWord(scalars, at: index, after: before) { flush() }
                word.append(scalars[index])
                run.append(kind == .mark ? run.last ?? .other : kind)
            }
            index += 1
        }
        flush()
        return words
    }

    /// Whether the capital at an index begins a word: `userName`, `HTTPServer`, but not `HTTP` or `IDs`.
    private static func startsWord(_ scalars: [Unicode.Scalar], at index: Int, after before: LetterKind) -> Bool {
        guard before == .upper else { return true }
        guard index + 1 < scalars.count, LetterKind(scalars[index + 1]) == .lower else { return false }
        guard scalars[index + 1] == "s" else { return true }
        return index + 2 < scalars.count && LetterKind(scalars[index + 2]) == .lower
    }
}

/// The role of a character in a Swift name. Letters of every script are kept where Swift allows them in identifiers;
/// emoji, punctuation and everything invisible are symbols.
enum LetterKind: Sendable {
    case lower
    case upper
    case digit
    /// A letter of a script without capitals.
    case other
    /// A combining mark, which can't begin a name.
    case mark
    case symbol

    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x61...0x7A: self = .lower
        case 0x41...0x5A: self = .upper
        case 0x30...0x39: self = .digit
        case 0..<0x80: self = .symbol
        default: self = LetterKind(beyondASCII: scalar)
        }
    }

    private init(beyondASCII scalar: Unicode.Scalar) {
        // Invisible characters can't distinguish names; the Hangul filler, for example, is a letter by its category.
        guard LetterKind.isAllowedInIdentifiers(scalar.value), !scalar.properties.isDefaultIgnorableCodePoint else {
            self = .symbol
            return
        }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: self = .upper
        case .lowercaseLetter: self = .lower
        case .otherLetter, .modifierLetter, .letterNumber, .decimalNumber: self = .other
        case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
        default: self = .symbol
        }
    }

    /// The ranges of the language reference, except for characters that aren't letters anyway.
    private static func isAllowedInIdentifiers(_ value: UInt32) -> Bool {
        switch value {
        case 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF: true
        case 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF: true
        case 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF: true
        case 0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFFD: true
        case 0x10000...0xEFFFD: value & 0xFFFF <= 0xFFFD
        default: false
        }
    }
}

extension Unicode.Scalar { var isASCIIDigit: Bool { value >= 0x30 && value <= 0x39 } }

/// The words for what isn't a letter: `+` → plus, `>=` → greater than or equal, 😀 → U1F600.
enum SymbolWords {
    private static let pairs = [
        ">=": "greater than or equal", "<=": "less than or equal", "!=": "not equal", "==": "equal", "<>": "not equal",
        "&&": "and", "||": "or", "\r\n": "newline",
    ]

    /// By scalar: some characters are equal as texts, and have different words.
    private static let singles: [Unicode.Scalar: String] = [
        "+": "plus", "-": "minus", "*": "star", "/": "slash", "\\": "backslash", "=": "equal", ">": "greater than",
        "<": "less than", "@": "at", "$": "dollar", "#": "hash", "%": "percent", "&": "ampersand", "|": "pipe",
        "^": "caret", "~": "tilde", "!": "exclamation", "?": "question", ".": "dot", ",": "comma", ":": "colon",
        ";": "semicolon", "_": "underscore", "'": "apostrophe", "\"": "quote", "`": "backtick", "(": "open parenthesis",
        ")": "close parenthesis", "[": "open bracket", "]": "close bracket", "{": "open brace", "}": "close brace",
        "«": "open guillemet", "»": "close guillemet", " ": "space", "\t": "tab", "\n": "newline", "\r": "newline",
        "½": "half", "¼": "quarter", "¾": "three quarters", "°": "degree", "€": "euro", "£": "pound", "¥": "yen",
        "≥": "greater than or equal", "≤": "less than or equal", "≠": "not equal", "–": "dash", "—": "dash",
        "…": "ellipsis",
    ]

    /// Appends the words of the symbol at an index, and returns how many scalars they stand for.
    static func append(_ scalars: [Unicode.Scalar], at index: Int, to words: inout [String]) -> Int {
        var pair = ""
        pair.unicodeScalars.append(contentsOf: scalars[index...].prefix(2))
        let text = pairs[pair]
        words += (text ?? singles[scalars[index]] ?? codePoint(scalars[index])).split(separator: " ").map(String.init)
        return text == nil ? 1 : 2
    }

    /// 😀 → U1F600.
    private static func codePoint(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
