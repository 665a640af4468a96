import Diagnostics
import Platform

/// Cuts a template into text and tags. It knows what a tag looks like, not what it means.
struct TemplateLexer {
    let file: SourceFile
    private let bytes: [UInt8]
    private(set) var tokens: [TemplateToken] = []
    private var position = 0
    private var textStart = 0

    init(file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// All tokens of the file; values with mistakes are reported and left out, tags are kept for what they open or end.
    static func tokens(of file: SourceFile, into bag: inout DiagnosticBag) -> [TemplateToken] {
        var lexer = TemplateLexer(file: file)
        lexer.run(into: &bag)
        return lexer.tokens
    }

    private mutating func run(into bag: inout DiagnosticBag) {
        position = FrontMatter.end(in: bytes)?.body ?? 0
        textStart = position
        while let brace = ByteSearch.firstOffset(of: UInt8(ascii: "{"), in: bytes, from: position),
            brace + 1 < bytes.count
        {
            position = brace
            switch bytes[position + 1] {
            case UInt8(ascii: "#"): lexComment(into: &bag)
            case UInt8(ascii: "{"): lexTag(.value, closing: (UInt8(ascii: "}"), UInt8(ascii: "}")), into: &bag)
            case UInt8(ascii: "%"): lexTag(.tag, closing: (UInt8(ascii: "%"), UInt8(ascii: "}")), into: &bag)
            default: position += 1
            }
        }
        position = bytes.count
        flushText()
    }

    private mutating func flushText() {
        if textStart < position {
            tokens.append(TemplateToken(kind: .text, span: TextSpan(start: textStart, end: position)))
        }
    }

    private mutating func lexComment(into bag: inout DiagnosticBag) {
        flushText()
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "}") {
                position += 2
                tokens.append(TemplateToken(kind: .comment, span: TextSpan(start: start, end: position)))
                textStart = position
                return
            }
            position += 1
        }
        let opening = TextSpan(start: start, end: start + 2)
        bag.report(
            TemplateMessages.unclosedTag(opening.range(in: file), closing: (UInt8(ascii: "#"), UInt8(ascii: "}")))
        )
        position = bytes.count
        textStart = position
    }

    private mutating func lexTag(
        _ kind: TemplateToken.Kind,
        closing: (UInt8, UInt8),
        into bag: inout DiagnosticBag
    ) {
        flushText()
        let start = position
        let opening = TextSpan(start: start, end: start + 2)
        var scanner = TagScanner(file: file, opening: opening, closing: closing)
        let words = scanner.scan(into: &bag)
        position = scanner.position
        textStart = position
        guard words != nil || kind == .tag else { return }
        let span = TextSpan(start: start, end: position)
        var token = TemplateToken(kind: kind, span: span, words: scanner.words, isFaulty: words == nil)
        if kind == .tag, !token.isFaulty { correct(&token, into: &bag) }
        tokens.append(token)
        if kind == .tag, token.keyword == "raw" { lexRaw(opening: token.span, into: &bag) }
    }

    /// Takes a misspelt tag for the one that is meant, so that one mistake has one message.
    private func correct(_ token: inout TemplateToken, into bag: inout DiagnosticBag) {
        guard let word = token.words.first, let keyword = word.keyword, !TemplateParser.isKeyword(keyword),
            let meant = nearestWord(to: keyword, among: TemplateParser.keywords)
        else { return }
        bag.report(TemplateMessages.unknownTag(keyword, word.span.range(in: file)))
        token.words[0] = TagWord(kind: .path([TagWord.Name(text: meant, span: word.span)]), span: word.span)
        token.isFaulty = true
    }

    /// Everything up to `{% endraw %}` is text.
    private mutating func lexRaw(opening: TextSpan, into bag: inout DiagnosticBag) {
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "{"), bytes[position + 1] == UInt8(ascii: "%") {
                var scanner = TagScanner(
                    file: file,
                    opening: TextSpan(start: position, end: position + 2),
                    closing: (UInt8(ascii: "%"), UInt8(ascii: "}"))
                )
                var ignored = DiagnosticBag()
                if scanner.scan(into: &ignored)?.first?.keyword == "endraw" {
                    flushText()
                    let span = TextSpan(start: position, end: scanner.position)
                    tokens.append(TemplateToken(kind: .tag, span: span, words: scanner.words))
                    position = scanner.position
                    textStart = position
                    return
                }
            }
            position += 1
        }
        bag.report(TemplateMessages.unclosedBlock("raw", opening.range(in: file)))
        position = bytes.count
    }
}
