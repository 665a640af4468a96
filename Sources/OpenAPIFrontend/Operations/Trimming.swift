extension String {
    /// Without white space at both ends: `" Orders "` → `Orders`
    var trimmed: String {
        if let first = utf8.first, let last = utf8.last, 0x21..<0x7F ~= first, 0x21..<0x7F ~= last { return self }
        guard let first = first, let last = last, first.isWhitespace || last.isWhitespace else { return self }
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
