import Diagnostics
import Platform

/// Every kind of problem that the engine reports.
public enum TemplateCodes: String, DiagnosticKind {
    case unclosedTag = "template-unclosed-tag", unclosedBlock = "template-unclosed-block", strayTag =
        "template-stray-tag", unknownTag = "template-unknown-tag", malformedTag = "template-malformed-tag", filter =
        "template-filter", gluedIdentifier = "template-glued-identifier", missingFile = "template-missing-file",
        unknownName = "template-unknown-name", unknownField = "template-unknown-field", missingContext =
        "template-missing-context", wrongType = "template-wrong-type", impossibleWord = "template-impossible-word",
        tooDeep = "template-too-deep", wrongRoots = "template-wrong-roots"

    public var severity: Severity { .error }
}

/// The wording of everything that the engine reports.
enum TemplateMessages {
    static func unclosedTag(_ range: SourceRange, closing: (UInt8, UInt8)) -> Diagnostic {
        let sign = String(decoding: [closing.0, closing.1], as: UTF8.self)
        return TemplateCodes.unclosedTag("this tag has no `\(sign)`").at(range)
    }

    static func unclosedBlock(_ keyword: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.unclosedBlock("`{% \(keyword) %}` has no `{% end\(keyword) %}`").at(range)
    }

    static func unknownTag(_ text: String, _ range: SourceRange) -> Diagnostic {
        let help = Diagnostics.suggestion(for: text, among: TemplateParser.keywords)
        let known = TemplateParser.openingKeywords.map { "`\($0)`" }.joined(separator: ", ")
        return TemplateCodes.unknownTag("unknown tag `\(text)`").at(range).help(help ?? "there are: \(known)")
    }

    static func unexpectedWord(_ text: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("unexpected `\(text)`").at(range)
    }

    static func strayCharacter(_ text: String, _ range: SourceRange, closing: (UInt8, UInt8)) -> Diagnostic {
        let sign = String(decoding: [closing.0, closing.1], as: UTF8.self)
        return TemplateCodes.malformedTag("unexpected character `\(text)` in a tag").at(range).help(
            sign.contains(text) ? "this tag ends with `\(sign)`" : nil)
    }

    static func switchInLine(_ range: SourceRange) -> Diagnostic {
        let help: Message = "it writes several lines at its own column"
        return TemplateCodes.malformedTag("`{% switch %}` must stand alone on its line, outside of groups").at(range)
            .help(help)
    }

    static func notAFieldOf(_ name: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("expected a field of `\(name)`, such as `\(name).path`").at(range)
    }

    /// An include that gives a template something else than it needs.
    static func misfit(_ problem: Diagnostic, _ range: SourceRange) -> Diagnostic {
        let message: Message = "the template doesn't fit here: \(problem.message)"
        var diagnostic = problem.code(message).at(range).help(problem.help)
        if let place = problem.range { diagnostic.notes.append(Diagnostic.Note("which is used here", at: place)) }
        return diagnostic
    }

    static func notPrintable(_ path: String, _ kind: ViewField.Kind, _ range: SourceRange) -> Diagnostic {
        let message: Message = "`\(path)` is \(words(for: kind)); only text and numbers can be printed"
        let help: Message?
        switch kind {
        case .flag: help = "ask for it with `{% if \(path) %}`"
        case .texts, .views: help = "go through it with `{% for … in \(path) %}`"
        case .view(let type): help = "print one of its fields: \(list(type().fields.map(\.name)))"
        case .foreign: return foreignText(path, range)
        case .number, .text, .prefix: help = nil
        }
        return TemplateCodes.wrongType(message).at(range).help(help)
    }

    /// Text from outside could be code.
    private static func foreignText(_ path: String, _ range: SourceRange) -> Diagnostic {
        let message: Message = "`\(path)` is text of the description, which code must not hold as it stands"
        let help: Message =
            "place the literal that stands beside it (`literal`, `title_literal`), or compare it: `{% if \(path) == \"word\" %}`"
        return TemplateCodes.wrongType(message).at(range).help(help)
    }

    static func notACondition(_ path: String, _ range: SourceRange) -> Diagnostic {
        let help: Message = "compare it: `\(path) != 0`"
        return TemplateCodes.wrongType("`\(path)` is a number, no condition").at(range).help(help)
    }

    static func exceeded(_ limit: Limit, of limits: Limits, _ name: String, item: String, at site: SourceRange?)
        -> Diagnostic
    {
        let work = limit.name == Limit.outputSize.name ? ("write", "bytes") : ("take", "steps")
        return limit.exceeded({ "the templates \(work.0) more than \($0) \(work.1)" }, of: limits, at: site).note(
            "while rendering \(item) with `\(name)`")
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
