import Platform

/// Writes problems as Markdown, for a comment on a pull request.
public enum MarkdownRenderer {
    public static func render(_ diagnostics: [Diagnostic]) -> String {
        let head = "### Netlayer: \(diagnostics.summary)\n"
        return diagnostics.isEmpty ? head : head + "\n" + table(diagnostics.distinct())
    }

    /// A table with a row for each problem.
    public static func table(_ diagnostics: [Diagnostic]) -> String {
        var text = "| place | problem | code |\n|---|---|---|\n"
        for diagnostic in diagnostics {
            let place = diagnostic.range.map { "\($0.file.name):\($0.start.line)" } ?? ""
            let message = "\(diagnostic.message)" + (diagnostic.help.map { "; \($0)" } ?? "")
            text += "| \(cell(place)) | \(cell(message)) | \(diagnostic.code.name) |\n"
        }
        return text
    }

    /// A block of code, with a fence longer than any in it.
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

    /// A text with code between backquotes, in one cell of a table.
    public static func cell(_ text: String) -> String { escapedBars(self.text(text)) }

    /// A text that is code, in one cell of a table.
    public static func code(_ text: String) -> String { escapedBars(span(text)) }

    /// A text with code between backquotes, on one line. A word outside the code that could be markup, such as a URL or
    /// a name from outside, becomes code. If such a word touches a backquote, the whole text becomes code.
    public static func text(_ text: String) -> String {
        let line = ShownText.line(text)
        var parts = line.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        for index in parts.indices {
            if index.isMultiple(of: 2) {
                let words = parts[index].split(separator: " ", omittingEmptySubsequences: false)
                let touching = [index > 0 ? words.first : nil, index + 1 < parts.count ? words.last : nil]
                guard touching.allSatisfy({ $0.map(isPlain) ?? true }) else { return fenced(line) }
                parts[index] = words.map { isPlain($0) ? String($0) : "`\($0)`" }.joined(separator: " ")
            } else if parts[index].isEmpty {
                return fenced(line)
            }
        }
        return parts.count.isMultiple(of: 2) ? fenced(line) : parts.joined(separator: "`")
    }

    /// A text that is code, on one line.
    public static func span(_ text: String) -> String { fenced(ShownText.line(text)) }

    /// A text escaped for HTML, on one line.
    public static func html(_ text: String) -> String {
        ShownText.line(text).map { $0 == "<" ? "&lt;" : $0 == ">" ? "&gt;" : $0 == "&" ? "&amp;" : String($0) }.joined()
    }

    /// Code, with a fence longer than any in it.
    private static func fenced(_ text: String) -> String {
        let runs = text.split { $0 != "`" }.map(\.count)
        guard let longest = runs.max() else { return "`\(text)`" }
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(text) \(fence)"
    }

    /// Whether no renderer takes the text for markup, a link or a mention.
    private static func isPlain(_ text: Substring) -> Bool {
        !text.contains("//") && !text.contains("www.")
            && text.unicodeScalars.allSatisfy { !"<>[]*_#~&\\|@$!".unicodeScalars.contains($0) }
    }

    /// `a|b` → `a\|b`, so that the bar doesn't end the cell of a table.
    private static func escapedBars(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
