import Diagnostics
import Platform

/// Every kind of problem that the engine reports.
public enum TemplateCodes {
    static let unclosedTag = DiagnosticCode("template-unclosed-tag", .error)
    static let unclosedBlock = DiagnosticCode("template-unclosed-block", .error)
    static let strayTag = DiagnosticCode("template-stray-tag", .error)
    static let unknownTag = DiagnosticCode("template-unknown-tag", .error)
    static let malformedTag = DiagnosticCode("template-malformed-tag", .error)
    static let filter = DiagnosticCode("template-filter", .error)
    static let gluedIdentifier = DiagnosticCode("template-glued-identifier", .error)
    static let missingFile = DiagnosticCode("template-missing-file", .error)
    static let unknownName = DiagnosticCode("template-unknown-name", .error)
    static let unknownField = DiagnosticCode("template-unknown-field", .error)
    static let missingContext = DiagnosticCode("template-missing-context", .error)
    static let wrongType = DiagnosticCode("template-wrong-type", .error)
    static let impossibleWord = DiagnosticCode("template-impossible-word", .error)
    static let tooDeep = DiagnosticCode("template-too-deep", .error)
    static let wrongRoots = DiagnosticCode("template-wrong-roots", .error)

    public static let all: [DiagnosticCode] = [
        unclosedTag, unclosedBlock, strayTag, unknownTag, malformedTag, filter, gluedIdentifier, missingFile,
        unknownName, unknownField, missingContext, wrongType, impossibleWord, tooDeep, wrongRoots,
    ]
}

/// The wording of everything that the engine reports.
enum TemplateMessages {
    // MARK: Syntax

    static func unclosedTag(_ range: SourceRange, closing: (UInt8, UInt8)) -> Diagnostic {
        let sign = String(decoding: [closing.0, closing.1], as: UTF8.self)
        return TemplateCodes.unclosedTag("this tag has no `\(sign)`").at(range)
    }

    /// A mistake behind the line on which its tag begins.
    static func within(_ mistake: Diagnostic, tag: SourceRange) -> Diagnostic {
        mistake.note("the tag begins here, and goes on since there is no end of it on that line", at: tag)
    }

    static func unclosedBlock(_ keyword: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.unclosedBlock("`{% \(keyword) %}` has no `{% end\(keyword) %}`").at(range)
    }

    static func strayTag(_ keyword: String, parent: String, _ range: SourceRange) -> Diagnostic {
        let message: Message = "`{% \(keyword) %}` stands outside of `{% \(parent) %}`"
        return TemplateCodes.strayTag(message).at(range)
    }

    static func afterElse(_ keyword: String, _ range: SourceRange, elseAt: SourceRange) -> Diagnostic {
        let note = Diagnostic.Note("the `else` is here", at: elseAt)
        return TemplateCodes.strayTag("`{% \(keyword) %}` stands behind `{% else %}`").at(range).notes([note])
    }

    static func unknownTag(_ text: String, _ range: SourceRange) -> Diagnostic {
        let help = Diagnostics.suggestion(for: text, among: TemplateParser.keywords)
        let known = TemplateParser.openingKeywords.map { "`\($0)`" }.joined(separator: ", ")
        return TemplateCodes.unknownTag("unknown tag `\(text)`").at(range).help(help ?? "there are: \(known)")
    }

    static func tagAsValue(_ keyword: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("`\(keyword)` is no value").at(range).help("a tag is written `{% \(keyword) … %}`")
    }

    static func strayClosing(_ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("`%}` ends no tag").at(range).help("a tag begins with `{%`")
    }

    static func expected(_ what: String, _ range: SourceRange, found: String?) -> Diagnostic {
        let found = found.map { ", found `\($0)`" } ?? ""
        return TemplateCodes.malformedTag("expected \(what)\(found)").at(range)
    }

    static func unexpectedWord(_ text: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("unexpected `\(text)`").at(range)
    }

    static func pathEndsInDot(_ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("a name must follow the `.`").at(range)
    }

    static func badNumber(_ text: String, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("`\(text)` is not a whole number").at(range)
    }

    static func badEscape(_ range: SourceRange) -> Diagnostic {
        let help: Message = "strings know `\\n`, `\\t`, `\\\\`, `\\\"` and `\\'`"
        return TemplateCodes.malformedTag("unknown escape sequence").at(range).help(help)
    }

    static func unclosedString(_ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("this string does not end on its line").at(range)
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

    static func tooNested(_ range: SourceRange) -> Diagnostic {
        TemplateCodes.malformedTag("blocks are nested too deeply").at(range)
    }

    static func filter(_ range: SourceRange) -> Diagnostic {
        let help: Message = "names, types and literals come finished from the view; layout is what groups are for"
        return TemplateCodes.filter("there are no filters").at(range).help(help)
    }

    static func gluedIdentifier(_ range: SourceRange) -> Diagnostic {
        let message: Message = "a template places names, it never builds them: identifier characters touch this value"
        let help: Message = "declare the whole name as a name pattern of the pack, and print that"
        return TemplateCodes.gluedIdentifier(message).at(range).help(help)
    }

    // MARK: Files

    static func missingTemplate(_ name: String, among names: [String]) -> Diagnostic {
        let message: Message = "there is no template `\(name)`"
        return TemplateCodes.missingFile(message).help(Diagnostics.suggestion(for: name, among: names))
    }

    static func missingInclude(_ name: String, among names: [String], _ range: SourceRange) -> Diagnostic {
        let message: Message = "there is no template `\(name)`"
        return TemplateCodes.missingFile(message).at(range).help(Diagnostics.suggestion(for: name, among: names))
    }

    static func includedHere(_ name: String, _ range: SourceRange) -> Diagnostic.Note {
        Diagnostic.Note("`\(name)` is included here", at: range)
    }

    /// An include that gives a template something else than it needs.
    static func misfit(_ problem: Diagnostic, _ range: SourceRange) -> Diagnostic {
        let message: Message = "the template doesn't fit here: \(problem.message)"
        var diagnostic = problem.code(message).at(range).help(problem.help)
        if let place = problem.range { diagnostic.notes.append(Diagnostic.Note("which is used here", at: place)) }
        return diagnostic
    }

    static func tooManyContexts(_ name: String, _ range: SourceRange) -> Diagnostic {
        let message: Message = "`\(name)` is included with too many different sets of names"
        return TemplateCodes.tooDeep(message).at(range)
    }

    // MARK: Names

    static func unknownName(_ name: String, among names: [String], _ range: SourceRange) -> Diagnostic {
        let message: Message = "unknown name `\(name)`"
        return TemplateCodes.unknownName(message).at(range).help(suggestion(name, names))
    }

    static func unknownField(_ name: String, of type: ViewType, _ range: SourceRange) -> Diagnostic {
        let message: Message = "view `\(type.name)` has no field `\(name)`"
        let help = suggestion(name, type.fields.map(\.name))
        return TemplateCodes.unknownField(message).at(range).help(help)
    }

    static func unknownLoopField(_ name: String, among names: [String], _ range: SourceRange) -> Diagnostic {
        let message: Message = "`loop` has no field `\(name)`"
        return TemplateCodes.unknownField(message).at(range).help(suggestion(name, names))
    }

    static func loopNeedsField(_ range: SourceRange) -> Diagnostic {
        let message: Message = "`loop` is `loop.first`, `loop.last` or `loop.index`"
        return TemplateCodes.unknownField(message).at(range)
    }

    static func missingContext(_ name: String, among names: [String], _ range: SourceRange) -> Diagnostic {
        let message: Message = "this template is for `\(name)`, which it is not given"
        return TemplateCodes.missingContext(message).at(range).help(suggestion(name, names))
    }

    // MARK: Types

    static func notAView(_ owner: String, _ kind: ViewField.Kind, _ name: String, _ range: SourceRange) -> Diagnostic {
        let message: Message = "`\(owner)` is \(words(for: kind)) and has no field `\(name)`"
        return TemplateCodes.wrongType(message).at(range)
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

    static func notAList(_ path: String, _ kind: ViewField.Kind, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.wrongType("`\(path)` is \(words(for: kind)), no list").at(range)
    }

    static func notCases(_ path: String, _ kind: ViewField.Kind, _ range: SourceRange) -> Diagnostic {
        TemplateCodes.wrongType("`\(path)` is \(words(for: kind)), no list of cases of an enum").at(range)
    }

    static func anyWithoutList(_ path: String, _ range: SourceRange) -> Diagnostic {
        let help: Message = "`any` asks for a field of a list's elements: `any service.operations.errors`"
        return TemplateCodes.wrongType("`\(path)` leads through no list").at(range).help(help)
    }

    static func notACondition(_ path: String, _ range: SourceRange) -> Diagnostic {
        let help: Message = "compare it: `\(path) != 0`"
        return TemplateCodes.wrongType("`\(path)` is a number, no condition").at(range).help(help)
    }

    static func badComparison(_ path: String, _ kind: ViewField.Kind, _ range: SourceRange) -> Diagnostic {
        let message: Message = "`\(path)` is \(words(for: kind)) and never equals this"
        return TemplateCodes.wrongType(message).at(range)
    }

    static func impossibleWord(_ word: String, _ path: String, _ words: [String], _ range: SourceRange) -> Diagnostic {
        let message: Message = "`\(path)` is never \"\(word)\""
        return TemplateCodes.impossibleWord(message).at(range).help(suggestion(word, words))
    }

    // MARK: Rendering

    static func tooDeep(_ name: String, item: String, at site: SourceRange?) -> Diagnostic {
        let message: Message = "the includes of `\(name)` go more than \(Renderer.maximumDepth) levels deep"
        return TemplateCodes.tooDeep(message).at(site).note("while rendering \(item)")
    }

    static func exceeded(_ limit: Limit, of limits: Limits, _ name: String, item: String, at site: SourceRange?)
        -> Diagnostic
    {
        let work = limit.name == Limit.outputSize.name ? ("write", "bytes") : ("take", "steps")
        return limit.exceeded({ "the templates \(work.0) more than \($0) \(work.1)" }, of: limits, at: site).note(
            "while rendering \(item) with `\(name)`")
    }

    static func wrongRoots(_ name: String, expected: [TemplateRoot], item: String) -> Diagnostic {
        let roots = list(expected.map { "\($0.name): \($0.type.name)" })
        let note = Diagnostic.Note("while rendering \(item)")
        let message: Message = "`\(name)` is rendered with other values than it was compiled for: \(roots)"
        return TemplateCodes.wrongRoots(message).notes([note])
    }

    // MARK: Words

    private static func words(for kind: ViewField.Kind) -> String {
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
    private static func suggestion(_ word: String, _ candidates: [String]) -> Message? {
        if let near = Diagnostics.suggestion(for: word, among: candidates) { return near }
        return candidates.isEmpty ? nil : "there are: \(list(candidates))"
    }

    private static func list(_ words: [String]) -> String { words.map { "`\($0)`" }.joined(separator: ", ") }
}
