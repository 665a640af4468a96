/// How words become a name: the case of its first letter, and the acronyms.
///
///     wire name        lowerCamel      UpperCamel
///     photo_url        photoURL        PhotoURL
///     url_path         urlPath         URLPath
///     user_id          userId          UserId
///     userID           userID          UserID
///     HTTPServer       httpServer      HTTPServer
///     ETag             eTag            ETag
///     IN_PROGRESS      inProgress      InProgress
///     2fa              _2fa            TwoFa
///     1.10             _1_10           _1_10
///     ""               empty           Empty
///
/// The result is an identifier in form; whether it is a keyword is for `SwiftIdentifier` to know.
public struct IdentifierStyle: Sendable, Hashable {
    /// The case of a name's first letter.
    public enum Case: Sendable, Hashable {
        case upperCamel
        case lowerCamel
    }

    public var letterCase: Case
    public var acronyms: Acronyms

    public static let upperCamel = IdentifierStyle(.upperCamel)
    public static let lowerCamel = IdentifierStyle(.lowerCamel)

    public init(_ letterCase: Case, acronyms: Acronyms = .standard) {
        self.letterCase = letterCase
        self.acronyms = acronyms
    }

    /// The name of a wire name: `photo_url` → `photoURL`.
    public func name(of text: String) -> String {
        if letterCase == .lowerCamel, isOneLowercaseWord(text) { return text }
        return name(ofWords: WordSplitter.words(of: text))
    }

    /// `name`, as most properties are.
    private func isOneLowercaseWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, first > 0x60 else { return false }
        for byte in text.utf8 where byte < 0x61 || byte > 0x7A { return false }
        return true
    }

    /// The name of words that are split already: user, id → `userId`.
    public func name(ofWords words: [String]) -> String {
        let joined = joined(words)
        guard let first = joined.utf8.first else { return letterCase == .lowerCamel ? "empty" : "Empty" }
        guard isDigit(first) else { return joined }
        guard letterCase == .upperCamel else { return "_" + joined }
        // A number alone stays one: `1.10`.
        let saysMore = joined.unicodeScalars.contains { LetterKind($0) != .digit && $0 != "_" }
        if saysMore, let written = LeadingNumber.written(words) { return self.joined(written) }
        return "_" + capitalisedAfterDigits(joined)
    }

    /// The words as one text, which may be empty or begin with a digit: a part of a larger name.
    public func joined(_ words: [String]) -> String {
        if let joined = joinedSmallWords(words) { return joined }
        let isScreaming = IdentifierStyle.isScreaming(words)
        var result = ""
        result.reserveCapacity(words.reduce(0) { $0 + $1.utf8.count })
        for word in words {
            let isFirst = result.isEmpty
            if let last = result.utf8.last, let next = word.utf8.first, isDigit(last), isDigit(next) { result += "_" }
            if isFirst, letterCase == .lowerCamel {
                result += lowercasedFirst(word)
            } else if let acronym = acronyms.spelling(of: word) {
                result += acronym
            } else {
                result += capitalised(isScreaming ? word.lowercased() : word)
            }
        }
        return result
    }

    /// The same for small letters of ASCII without an acronym, as most words are: list, items → `listItems`.
    private func joinedSmallWords(_ words: [String]) -> String? {
        var count = 0
        for word in words {
            for byte in word.utf8 where byte < 0x61 || byte > 0x7A { return nil }
            if acronyms.spelling(of: word) != nil { return nil }
            count += word.utf8.count
        }
        let keepsFirst = letterCase == .lowerCamel
        return String(unsafeUninitializedCapacity: count) { buffer in
            var end = 0
            for word in words {
                let start = end
                for byte in word.utf8 {
                    buffer[end] = byte
                    end += 1
                }
                if start < end, start > 0 || !keepsFirst { buffer[start] -= 0x20 }
            }
            return end
        }
    }

    /// `IN_PROGRESS` and `ACTIVE`, but not `FAQ` or `userID`: nothing but capitals, and more than an abbreviation.
    private static func isScreaming(_ words: [String]) -> Bool {
        var letters = 0
        for word in words {
            for byte in word.utf8 {
                if byte >= 0x80 || (byte >= 0x61 && byte <= 0x7A) { return false }
                if byte >= 0x41 { letters += 1 }
            }
        }
        return letters > 0 && (words.count > 1 || letters > 4)
    }

    /// `Name` → `name`, `HTTP` → `http`, `IDs` → `ids`, `eTag` → `eTag`.
    private func lowercasedFirst(_ word: String) -> String {
        if IdentifierStyle.isLowercase(word), acronyms.spelling(of: word) == nil { return word }
        let isAbbreviation = word.unicodeScalars.dropFirst().contains { LetterKind($0) == .upper }
        if isAbbreviation || acronyms.spelling(of: word) != nil { return word.lowercased() }
        guard let first = word.unicodeScalars.first else { return word }
        if LetterKind(first) != .upper { return word }
        return first.properties.lowercaseMapping + String(word.unicodeScalars.dropFirst())
    }

    private func capitalised(_ word: String) -> String {
        if let first = word.utf8.first, first < 0x80 {
            guard first >= 0x61, first <= 0x7A else { return word }
            var word = word
            return word.withUTF8 { bytes in
                String(unsafeUninitializedCapacity: bytes.count) { buffer in
                    _ = buffer.initialize(from: bytes)
                    buffer[0] = first - 0x20
                    return bytes.count
                }
            }
        }
        guard let first = word.unicodeScalars.first, LetterKind(first) == .lower else { return word }
        return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
    }

    /// `2fa` → `2Fa`, so that a type never has the name of a property.
    private func capitalisedAfterDigits(_ text: String) -> String {
        let digits = text.unicodeScalars.prefix { $0.isASCIIDigit || $0 == "_" }
        return String(digits) + capitalised(String(text.unicodeScalars.dropFirst(digits.count)))
    }

    /// Nothing but small letters of ASCII, and digits.
    private static func isLowercase(_ word: String) -> Bool {
        for byte in word.utf8 where !(byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39) { return false }
        return true
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// `A` → `a`; other bytes stay.
    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}
