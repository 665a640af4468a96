/// The words that a team writes in capitals: with `URL` among them, `photo_url` → `photoURL`.
public struct Acronyms: Sendable, Hashable {
    private let spellings: [String: String]
    private let longest: Int
    /// The first letters, a bit each, without their case: most words are told apart by them.
    private let initials: UInt64

    public static let none = Acronyms([])
    public static let standard = Acronyms(["URL", "UUID"])

    /// Takes the words as they are to be written: `URL`, `iOS`.
    public init(_ words: [String]) {
        var spellings: [String: String] = [:]
        for word in words { spellings[word.lowercased()] = word }
        self.spellings = spellings
        longest = words.reduce(0) { max($0, $1.utf8.count) }
        initials = words.reduce(0) { $0 | 1 << UInt64(($1.utf8.first ?? 0) & 0x1F) }
    }

    /// `url` → `URL`, `urls` → `URLs`, `path` → nil.
    func spelling(of word: String) -> String? {
        guard longest > 0, word.utf8.count <= longest + 1, let first = word.utf8.first else { return nil }
        if first < 0x80, initials & (1 << UInt64(first & 0x1F)) == 0 { return nil }
        let lowercased = word.lowercased()
        if let exact = spellings[lowercased] { return exact }
        guard lowercased.utf8.last == UInt8(ascii: "s"), let singular = spellings[String(lowercased.dropLast())] else {
            return nil
        }
        return singular + "s"
    }
}
