/// Literals inside of short forms, which know quotes and no escapes.
enum NativeText {
    /// A text that ends at one of the marks: as it is, or in the quotes that it doesn't hold; nil where it has both.
    static func literal(_ text: String, until marks: String) -> String? {
        let isPlain =
            !text.isEmpty && text.first != " " && text.last != " " && text.first != "\"" && text.first != "'"
            && !text.unicodeScalars.contains { marks.unicodeScalars.contains($0) || $0 == "\n" || $0 == "\t" }
        if isPlain { return text }
        if text.contains("\n") { return nil }
        if !text.contains("\"") { return "\"\(text)\"" }
        return text.contains("'") ? nil : "'\(text)'"
    }
}
