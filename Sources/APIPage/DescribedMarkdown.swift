import Diagnostics
import SwiftModel

/// The Markdown of a description, for a page of Markdown: lists, code and links stay, and nothing of it becomes HTML, an
/// image, a heading of the page, or a link that isn't to the web.
enum DescribedMarkdown {
    static func text(_ description: String) -> String {
        let lines = DocComment(description: description).lines(width: 120).map { $0.dropFirst(4) }
        var text = ""
        var isBalanced = true
        var index = 0
        while index < lines.count {
            let line = lines[index]
            let start = line.drop { $0 == " " }
            if start.hasPrefix("```") || start.hasPrefix("~~~") {
                // A fence of our own: readers of Markdown disagree about indented and unequal ones.
                let mark = start.prefix(3)
                let code = lines[(index + 1)...].prefix { !$0.drop { $0 == " " }.hasPrefix(mark) }
                let language = start.dropFirst(3).prefix { $0.isLetter }
                text += MarkdownRenderer.block(String(language), code.map { $0 + "\n" }.joined())
                index += code.count + 2
                continue
            }
            if index == 0 || lines[index - 1].isEmpty {
                isBalanced = lines[index...].prefix { !$0.isEmpty }.allSatisfy(hasWholeSpans)
            }
            text += (start.hasPrefix("#") ? "##" + harmless(start, isBalanced) : harmless(line, isBalanced)) + "\n"
            index += 1
        }
        return text
    }

    /// Whether each piece of code of a line, in single backquotes, ends on the line.
    private static func hasWholeSpans(_ line: Substring) -> Bool {
        !line.contains("``") && !line.contains("\\`") && line.count { $0 == "`" }.isMultiple(of: 2)
    }

    /// - Parameter isBalanced: whether text between backquotes is surely code, where nothing has to be escaped.
    private static func harmless(_ line: Substring, _ isBalanced: Bool) -> String {
        if !isBalanced { return escaped(line) }
        let parts = line.split(separator: "`", omittingEmptySubsequences: false)
        let texts = parts.indices.map { $0.isMultiple(of: 2) ? escaped(parts[$0]) : String(parts[$0]) }
        return texts.joined(separator: "`")
    }

    private static func escaped(_ text: Substring) -> String {
        var result = ""
        var rest = text[...]
        while let character = rest.popFirst() {
            switch character {
            case "<": result += "&lt;"
            case "`" where rest.hasPrefix("``"), "~" where rest.hasPrefix("~~"): result += "\\" + String(character)
            case "!" where rest.first == "[": continue
            // A backslash would be escaped itself by one before it: `[x\](javascript:y)`
            case "]" where rest.first == "(" && !leadsToTheWeb(rest.dropFirst()): result += "&#93;"
            case "]" where rest.first == ":": result += "&#93;"
            default: result.append(character)
            }
        }
        return result
    }

    private static func leadsToTheWeb(_ target: Substring) -> Bool {
        ["https://", "http://", "mailto:"].contains { target.lowercased().hasPrefix($0) }
    }
}
