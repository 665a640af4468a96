import Diagnostics
import Platform

/// Every kind of problem that the engine reports.
public enum TemplateCodes: String, DiagnosticKind {
    case unclosedTag, unclosedBlock, strayTag, unknownTag, malformedTag, filter, gluedIdentifier, missingFile,
        unknownName, unknownField, missingContext, wrongType, impossibleWord, tooDeep, wrongRoots

    public static let prefix = "template-"
    public var severity: Severity { .error }
}

/// The wording of problems that are reported in several places.
enum TemplateMessages {
    static func unclosedTag(_ range: SourceRange, closing: UInt8) -> Diagnostic {
        TemplateCodes.unclosedTag("this tag has no `\(sign(closing))`").at(range)
    }

    /// `%}`
    static func sign(_ closing: UInt8) -> String { String(decoding: [closing, UInt8(ascii: "}")], as: UTF8.self) }

    static func unclosedBlock(_ keyword: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.unclosedBlock("`{% \(keyword) %}` has no `{% end\(keyword) %}`").at(range)
    }

    static func unknownTag(_ text: String, _ range: SourceRange) -> Diagnostic {
        let near = meantTag(by: text).map { "did you mean `\($0)`?" as Message }
        let help: Message? = text == "set" ? naming : near
        return TemplateCodes.unknownTag("unknown tag `\(text)`").at(range).help(
            help ?? "there are: \(list(TemplateParser.openingKeywords))")
    }

    /// The tag that a word resembles, or that has its meaning.
    static func meantTag(by word: String) -> String? {
        if ["elseif", "elsif"].contains(word) { return "elif" }
        return nearestWord(to: word, among: TemplateParser.keywords)
    }

    /// - Parameter tag: the tag that contains it.
    static func unexpectedWord(_ text: String, in tag: String = "", _ range: SourceRange) -> Diagnostic {
        let help: Message? = tag == "else" && text == "if" ? "write `{% elif … %}`" : remedy(for: text)
        return TemplateCodes.malformedTag("unexpected `\(text)`").at(range).help(help)
    }

    private static let naming: Message = "`{% with path as name %}…{% endwith %}` gives a value a name"

    /// The advice for a sign or a word of other languages.
    static func remedy(for sign: String) -> Message? {
        switch sign {
        case "&", "&&": "write `and`"
        case "||": "write `or`"
        case "!": "write `not`"
        case "=": "`==` compares; \(naming)"
        case "<", ">": "only `==` and `!=` compare"
        case "+", "-", "*", "/", "%": "templates don't calculate"
        case "[": "`{% for … in … %}` goes through a list"
        case "nil", "null", "none": "what is absent is false: `{% if path %}`, `{% if not path %}`"
        default: nil
        }
    }

    static func notPrintable(_ path: String, _ kind: ViewField.Kind, _ range: SourceRange) -> Diagnostic {
        var message: Message = "`\(path)` is \(words(for: kind)); only text and numbers can be printed"
        let help: Message?
        switch kind {
        case .flag: help = "ask for it with `{% if \(path) %}`"
        case .texts, .views: help = "go through it with `{% for … in \(path) %}`"
        case .view(let type): help = "print one of its fields: \(list(type().fields.map(\.name)))"
        case .foreign:
            // Text from outside could be code.
            message = "`\(path)` is text of the description, which code must not hold as it stands"
            help =
                "place the literal that stands beside it (`literal`, `title_literal`), or compare it: `{% if \(path) == \"word\" %}`"
        case .number, .text, .prefix: help = nil
        }
        return TemplateCodes.wrongType(message).at(range).help(help)
    }

    static func notACondition(_ path: String, _ range: SourceRange) -> Diagnostic {
        let help: Message = "compare it: `\(path) != 0`"
        return TemplateCodes.wrongType("`\(path)` is a number, no condition").at(range).help(help)
    }

    static func words(for kind: ViewField.Kind) -> String {
        switch kind {
        case .flag: return "a flag"
        case .number: return "a number"
        case .text, .prefix: return "text"
        case .foreign: return "text of the description"
        case .texts: return "a list of text"
        case .view(let type): return "a `\(type().name)` view"
        case .views(let type): return "a list of `\(type().name)` views"
        }
    }

    /// The nearest candidate, or all of them if none is near.
    static func suggestion(_ word: String, _ candidates: [String]) -> Message? {
        if let near = Diagnostics.suggestion(for: word, among: candidates) { return near }
        return candidates.isEmpty ? nil : "there are: \(list(candidates))"
    }

    static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
