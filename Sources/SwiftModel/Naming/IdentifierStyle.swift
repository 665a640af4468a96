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
///     2fa              twoFa           TwoFa
///     480p             p480            P480
///     24h_volume       volume24h       Volume24h
///     1.10             _1_10           _1_10
///     ""               empty           Empty
///
/// The result has the form of an identifier; `SwiftIdentifier` knows whether it is a keyword.
public struct IdentifierStyle: Sendable {
    /// The case of a name's first letter.
    public enum Case: Sendable {
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

    /// Whether a text is one word in lower case, as most properties are: `name`.
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
        // A text of numbers alone isn't spelled out: `1.10` → `_1_10`.
        let saysMore = joined.unicodeScalars.contains { LetterKind($0) != .digit && $0 != "_" }
        if saysMore, let written = LeadingNumber.written(words) { return self.joined(written) }
        return "_" + (letterCase == .upperCamel ? capitalisedAfterDigits(joined) : joined)
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

    /// Joins words of small ASCII letters without an acronym, as most are: list, items → `listItems`.
    private func joinedSmallWords(_ words: [String]) -> String? {
        var count = 0
        for var word in words {
            let isSmall = word.withUTF8 { $0.allSatisfy { byte in byte >= 0x61 && byte <= 0x7A } }
            if !isSmall || acronyms.spelling(of: word) != nil { return nil }
            count += word.utf8.count
        }
        let keepsFirst = letterCase == .lowerCamel
        return String(unsafeUninitializedCapacity: count) { buffer in
            var end = 0
            for var word in words {
                let start = end
                end = word.withUTF8 { buffer[start...].update(fromContentsOf: $0) }
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

    /// Whether a word consists of small ASCII letters and digits.
    private static func isLowercase(_ word: String) -> Bool {
        for byte in word.utf8 where !(byte >= 0x61 && byte <= 0x7A || byte >= 0x30 && byte <= 0x39) { return false }
        return true
    }

    private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// `A` → `a`; other bytes are unchanged.
    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }
}

/// The words that a team writes in capitals: with `URL` among them, `photo_url` → `photoURL`.
public struct Acronyms: Sendable {
    private let spellings: [String: String]
    /// The spellings in lower case as bytes, for comparing words of ASCII.
    private let keys: [[UInt8]]
    private let isASCII: Bool
    private let longest: Int
    /// A bit for each first letter, whatever its case, which rules out most words.
    private let initials: UInt64
    /// Whether `Api` keeps its spelling, and only `api` becomes `API`.
    private let keepsCapitalised: Bool

    public static let standard = Acronyms(["URL", "UUID"])

    /// Takes the words in their final spelling: `URL`, `iOS`.
    public init(_ words: [String], keepsCapitalised: Bool = false) {
        self.keepsCapitalised = keepsCapitalised
        var spellings: [String: String] = [:]
        for word in words { spellings[word.lowercased()] = word }
        self.spellings = spellings
        keys = spellings.keys.sorted().map { Array($0.utf8) }
        isASCII = words.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        longest = words.reduce(0) { max($0, $1.utf8.count) }
        initials = words.reduce(0) { $0 | 1 << UInt64(($1.utf8.first ?? 0) & 0x1F) }
    }

    /// Whether a word of ASCII begins with one of the spellings, in any case, and has at most one letter more.
    private func mayBeSpelling(_ word: String) -> Bool {
        var word = word
        return word.withUTF8 { word in
            for key in keys where key.count == word.count || key.count + 1 == word.count {
                var index = 0
                while index < key.count, key[index] == IdentifierStyle.lowercased(word[index]) { index += 1 }
                if index == key.count { return true }
            }
            return false
        }
    }

    /// `Api`, but not `api` or `API`.
    private func isCapitalised(_ word: String) -> Bool {
        guard let first = word.unicodeScalars.first, LetterKind(first) == .upper else { return false }
        return word.unicodeScalars.dropFirst().contains { LetterKind($0) == .lower }
    }

    /// `url` → `URL`, `urls` → `URLs`, `path` → nil.
    func spelling(of word: String) -> String? {
        guard longest > 0, word.utf8.count <= longest + 1, let first = word.utf8.first else { return nil }
        if first < 0x80, initials & (1 << UInt64(first & 0x1F)) == 0 { return nil }
        if isASCII, !mayBeSpelling(word) { return nil }
        if keepsCapitalised, isCapitalised(word) { return nil }
        let lowercased = word.lowercased()
        if let exact = spellings[lowercased] { return exact }
        guard lowercased.utf8.last == UInt8(ascii: "s"), let singular = spellings[String(lowercased.dropLast())] else {
            return nil
        }
        return singular + "s"
    }
}

/// Words that begin with a number, which a name in Swift can't. All names that are made of the same words get
/// the same beginning.
///
///     1-clicks     one, clicks       OneClicksEndpoint, MockOneClicksRepository
///     1Password    one, Password     OnePasswordEndpoint
///     3d-secure    three, d, secure  ThreeDSecureEndpoint
///     1st          first             FirstEndpoint
///     10k          k10               K10Endpoint
///     24h-volume   volume, 24h       Volume24hEndpoint
///     1e3          _1e3              _1e3Endpoint, Mock_1e3Repository
enum LeadingNumber {
    private static let words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    private static let ordinals = [
        "1st": "first", "2nd": "second", "3rd": "third", "4th": "fourth", "5th": "fifth", "6th": "sixth",
        "7th": "seventh", "8th": "eighth", "9th": "ninth",
    ]

    static func spelled(_ words: [String]) -> [String] {
        guard let first = words.first, begins(first) else { return words }
        return written(words) ?? ["_" + first] + words.dropFirst()
    }

    /// The words with a number of one digit spelled out, or with a longer one after the other words; nil without a
    /// number, or where digits follow.
    static func written(_ words: [String]) -> [String]? {
        guard let first = words.first, begins(first) else { return nil }
        if let ordinal = ordinals[first.lowercased()] { return [ordinal] + words.dropFirst() }
        let rest = first.unicodeScalars.drop(while: \.isASCIIDigit)
        guard !rest.contains(where: \.isASCIIDigit) else { return nil }
        let digits = String(first.unicodeScalars.prefix(first.unicodeScalars.count - rest.count))
        if digits.utf8.count == 1, let number = Int(digits) {
            return [self.words[number]] + (rest.isEmpty ? [] : [String(rest)]) + words.dropFirst()
        }
        if words.count == 1 { return rest.isEmpty ? nil : [String(rest) + digits] }
        return begins(words[1]) ? nil : words.dropFirst() + [first]
    }

    private static func begins(_ word: String) -> Bool { word.unicodeScalars.first?.isASCIIDigit ?? false }
}
