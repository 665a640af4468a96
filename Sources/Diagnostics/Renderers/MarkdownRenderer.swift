/// Problems as Markdown, for a comment on a pull request.
public enum MarkdownRenderer {
    public static func render(_ diagnostics: [Diagnostic]) -> String {
        let head = "### Netlayer: \(diagnostics.summary)\n"
        return diagnostics.isEmpty ? head : head + "\n" + table(diagnostics.distinct())
    }

    /// A row for each problem.
    public static func table(_ diagnostics: [Diagnostic]) -> String {
        var text = "| place | problem | code |\n|---|---|---|\n"
        for diagnostic in diagnostics {
            let place = diagnostic.range.map { "\($0.file.name):\($0.start.line)" } ?? ""
            let message = diagnostic.message + (diagnostic.help.map { "; " + $0 } ?? "")
            text += "| \(cell(place)) | \(cell(message)) | \(diagnostic.code.name) |\n"
        }
        return text
    }

    /// A block of code whose fence is longer than any in it.
    public static func block(_ language: String, _ text: String) -> String {
        var longest = 2
        var length = 0
        for character in text.unicodeScalars {
            length = character == "`" ? length + 1 : 0
            longest = max(longest, length)
        }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence)\(language)\n\(text)\(fence)\n"
    }

    /// `a|b` in a cell must not end it.
    public static func cell(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ").split(
            separator: "|",
            omittingEmptySubsequences: false
        ).joined(separator: "\\|")
    }
}
