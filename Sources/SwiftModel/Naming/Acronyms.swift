/// The words that a team writes in capitals: with `URL` among them, `photo_url` → `photoURL`.
public struct Acronyms: Sendable, Hashable {
    private let spellings: [String: String]
    /// The spellings in small letters, where these are of ASCII.
    private let keys: [[UInt8]]
    private let isASCII: Bool
    private let longest: Int
    /// The first letters, a bit each, without their case: most words are told apart by them.
    private let initials: UInt64
    /// Whether `Api` is left as somebody wrote it, and only `api` becomes `API`.
    private let keepsCapitalised: Bool

    public static let standard = Acronyms(["URL", "UUID"])

    /// Takes the words as they are to be written: `URL`, `iOS`.
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

    /// Whether a word of ASCII begins as one of the spellings does, whatever its case, and is as long or longer by one.
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
