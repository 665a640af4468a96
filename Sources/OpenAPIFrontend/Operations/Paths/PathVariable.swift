/// A variable of a path as written between braces: `+name`, `type: [^-]+`.
struct PathVariable: Hashable {
    /// All between the braces.
    let raw: String
    /// The name without operators and patterns: `+name` → `name`, `type: [^-]+` → `type`, `rest*`, `rest+` → `rest`
    let name: String
    /// Where the variable with its braces stands in the path, in bytes.
    let bytes: Range<Int>
    /// Whether it may hold characters that a URL reserves, as in `{+name}` and `{name+}`.
    var isReserved: Bool { raw.hasPrefix("+") || raw.hasPrefix("#") || raw == name + "+" }

    init(raw: String, bytes: Range<Int>) {
        self.raw = raw
        self.bytes = bytes
        var text = raw[...]
        if let colon = text.firstIndex(of: ":") { text = text[..<colon] }
        while let first = text.first, "+#./;&?".contains(first) || first.isWhitespace { text.removeFirst() }
        while let last = text.last, "*?+".contains(last) || last.isWhitespace { text.removeLast() }
        name = String(text)
    }
}

extension PathVariable {
    /// What names have in common that differ in case and separators only: `userId`, `user_id` → `userid`
    static func letters(of name: String) -> String { name.lowercased().filter { $0 != "_" && $0 != "-" } }
}
