import Diagnostics
import Platform

/// Cuts a template into text and tags. It knows what a tag looks like, not what it means.
struct TemplateLexer {
    let file: SourceFile
    private let bytes: [UInt8]
    private(set) var tokens: [TemplateToken] = []
    private var position = 0
    private var textStart = 0
    /// The offset of the next percent sign to look at, or the end of the file.
    private var percent = 0

    init(file: SourceFile) {
        self.file = file
        bytes = file.bytes
    }

    /// All tokens of the file. Faulty values are reported and left out; faulty tags are kept, as they open blocks.
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
            case UInt8(ascii: "{"): lexTag(.value, closing: UInt8(ascii: "}"), into: &bag)
            case UInt8(ascii: "%"): lexTag(.tag, closing: UInt8(ascii: "%"), into: &bag)
            default: position += 1
            }
        }
        position = bytes.count
        flushText(into: &bag)
    }

    private mutating func flushRaw() {
        if textStart < position {
            tokens.append(TemplateToken(kind: .text, span: TextSpan(start: textStart, end: position)))
        }
    }

    private mutating func flushText(into bag: inout DiagnosticBag) {
        flushRaw()
        if percent < textStart { seekPercent(from: textStart) }
        while percent + 1 < position {
            let span = TextSpan(start: percent, end: percent + 2)
            if bytes[percent + 1] == UInt8(ascii: "}") {
                bag.report(
                    TemplateCodes.malformedTag, "`%}` ends no tag", at: span.range(in: file),
                    help: "a tag begins with `{%`")
            }
            seekPercent(from: percent + 1)
        }
    }

    private mutating func seekPercent(from start: Int) {
        percent = ByteSearch.firstOffset(of: UInt8(ascii: "%"), in: bytes, from: start) ?? bytes.count
    }

    private mutating func lexComment(into bag: inout DiagnosticBag) {
        flushText(into: &bag)
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
        bag.report(TemplateMessages.unclosedTag(opening.range(in: file), closing: UInt8(ascii: "#")))
        position = bytes.count
        textStart = position
    }

    private mutating func lexTag(_ kind: TemplateToken.Kind, closing: UInt8, into bag: inout DiagnosticBag) {
        flushText(into: &bag)
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
        if isTagAsValue(token) {
            bag.report(
                TemplateCodes.malformedTag, "`\(token.keyword)` isn't a value", at: token.words[0].span.range(in: file),
                help: "a tag is written `{% \(token.keyword) … %}`")
            token = TemplateToken(kind: .tag, span: span, words: scanner.words, isFaulty: true)
        }
        tokens.append(token)
        if kind == .tag, token.keyword == "raw" { lexRaw(opening: token.span, into: &bag) }
    }

    /// Whether a value is meant to be a tag: `{{ endif }}`, `{{ for x in xs }}`. A value can be named `for`, though.
    private func isTagAsValue(_ token: TemplateToken) -> Bool {
        guard token.kind == .value, let keyword = token.words.first?.keyword else { return false }
        let isEnd = keyword.hasPrefix("end") || keyword == "else" || keyword == "elif"
        return TemplateParser.keywords.contains(keyword) && (isEnd || token.words.count > 1)
    }

    /// Replaces a misspelt tag by the one that is meant, so that one mistake has one message.
    private func correct(_ token: inout TemplateToken, into bag: inout DiagnosticBag) {
        guard let word = token.words.first, let keyword = word.keyword, !TemplateParser.knownKeywords.contains(keyword),
            let meant = TemplateMessages.meantTag(by: keyword)
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
                    file: file, opening: TextSpan(start: position, end: position + 2), closing: UInt8(ascii: "%"))
                var ignored = DiagnosticBag()
                if scanner.scan(into: &ignored)?.first?.keyword == "endraw" {
                    flushRaw()
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

/// A piece of a template as the lexer cuts it: text between tags, or one tag with its words.
struct TemplateToken: Sendable {
    enum Kind: Sendable {
        case text
        /// `{{ … }}`
        case value
        /// `{% … %}`
        case tag
        /// `{# … #}`
        case comment
    }

    let kind: Kind
    /// The whole token, braces included.
    let span: TextSpan
    var words: [TagWord] = []
    /// Whether a mistake in the tag has been reported; `words` are those before it.
    var isFaulty = false

    /// The first word of a tag: `for` of `{% for x in xs %}`.
    var keyword: String { words.first?.keyword ?? "" }
}

/// A stretch of a template's bytes.
struct TextSpan: Sendable, Hashable {
    var start: Int
    var end: Int

    var isEmpty: Bool { start >= end }

    func text(in file: SourceFile) -> String { String(decoding: file.bytes[start..<end], as: UTF8.self) }

    func range(in file: SourceFile) -> SourceRange { SourceRange(file: file, startOffset: start, endOffset: end) }
}

/// The part between two lines `---` at the head of a file, where a pack of one file has its manifest. Templates treat
/// it as a comment.
public enum FrontMatter {
    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// The offsets of the closing line and of the text after it; nil for a file without front matter.
    public static func end(in bytes: [UInt8]) -> (closing: Int, body: Int)? {
        let start = bytes.starts(with: mark) ? mark.count : 0
        var position = start
        while position < bytes.count {
            let next = bytes[position...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            let isLine = isLine(bytes[position..<next])
            if isLine, position > start { return (position, next) }
            guard isLine || position > start else { return nil }
            position = next
        }
        return nil
    }

    private static func isLine(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.elementsEqual("---\n".utf8) || bytes.elementsEqual("---\r\n".utf8)
    }
}

/// Reads the comment that opens a template and names what it needs: `{# for: operation, options #}`.
enum ContextComment {
    /// `{# for: case, options — one switch arm #}` → `case`, `options`: names and commas, up to anything else.
    static func read(_ token: TemplateToken?, in file: SourceFile) -> [TagWord.Name] {
        guard let token, token.kind == .comment else { return [] }
        let bytes = file.bytes
        let end = token.span.end - 2
        var position = token.span.start + 2
        while position < end, isSpace(bytes[position]) { position += 1 }
        let marker = Array("for:".utf8)
        guard bytes[position..<end].starts(with: marker) else { return [] }
        position += marker.count

        var names: [TagWord.Name] = []
        while true {
            while position < end, isSpace(bytes[position]) { position += 1 }
            let start = position
            guard position < end, isNameStart(bytes[position]) else { return names }
            while position < end, isNameByte(bytes[position]) { position += 1 }
            let span = TextSpan(start: start, end: position)
            names.append(TagWord.Name(text: span.text(in: file), span: span))
            while position < end, isSpace(bytes[position]) { position += 1 }
            guard position < end, bytes[position] == UInt8(ascii: ",") else { return names }
            position += 1
        }
    }
}
