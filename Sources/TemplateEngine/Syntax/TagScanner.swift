import Diagnostics

/// Cuts the inside of one tag into words, up to the tag's closing braces.
struct TagScanner {
    let file: SourceFile
    let opening: TextSpan
    /// The closing braces: `}}` or `%}`.
    let closing: (UInt8, UInt8)
    private let bytes: [UInt8]
    private(set) var position: Int
    private(set) var words: [TagWord] = []

    init(file: SourceFile, opening: TextSpan, closing: (UInt8, UInt8)) {
        self.file = file
        self.opening = opening
        self.closing = closing
        bytes = file.bytes
        position = opening.end
    }

    /// Reads the words; `position` then stands behind the closing braces. A tag with a mistake is reported, and nil.
    mutating func scan(into bag: inout DiagnosticBag) -> [TagWord]? {
        while position < bytes.count {
            let byte = bytes[position]
            if isSpace(byte) {
                position += 1
            } else if byte == closing.0, self.byte(at: position + 1) == closing.1 {
                position += 2
                return words
            } else if byte == UInt8(ascii: "{") {
                break
            } else if let diagnostic = scanWord(byte) {
                let tag = opening.range(in: file)
                bag.report(
                    isFurtherLine
                        ? diagnostic.note(
                            "the tag begins here, and goes on since there is no end of it on that line", at: tag)
                        : diagnostic)
                skipToClosing()
                return nil
            }
        }
        return bag.fail(TemplateMessages.unclosedTag(opening.range(in: file), closing: closing))
    }

    /// Whether the tag goes on from another line, perhaps because its end was forgotten there.
    private var isFurtherLine: Bool { bytes[opening.end..<min(position, bytes.count)].contains(0x0A) }

    private mutating func scanWord(_ byte: UInt8) -> Diagnostic? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return scanString(quote: byte)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): return scanNumber()
        case _ where isNameStart(byte): return scanPath()
        default: return scanSign(byte)
        }
    }

    private mutating func scanPath() -> Diagnostic? {
        let start = position
        var names: [TagWord.Name] = []
        while position < bytes.count, isNameStart(bytes[position]) {
            let nameStart = position
            while position < bytes.count, isNamePart(bytes[position], isKey: !names.isEmpty) { position += 1 }
            let text = String(decoding: bytes[nameStart..<position], as: UTF8.self)
            names.append(TagWord.Name(text: text, span: TextSpan(start: nameStart, end: position)))
            guard byte(at: position) == UInt8(ascii: ".") else { break }
            position += 1
            if !isNameStart(byte(at: position) ?? 0) {
                return TemplateCodes.malformedTag("a name must follow the `.`").at(range(position - 1, position))
            }
        }
        words.append(TagWord(kind: .path(names), span: TextSpan(start: start, end: position)))
        return nil
    }

    /// A name behind a dot may be one of the description's: `x-cache`.
    private func isNamePart(_ byte: UInt8, isKey: Bool) -> Bool {
        isNameByte(byte) || isKey && byte == UInt8(ascii: "-")
    }

    private mutating func scanNumber() -> Diagnostic? {
        let start = position
        position += 1
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Int(text) else {
            return TemplateCodes.malformedTag("`\(text)` is not a whole number").at(range(start, position))
        }
        words.append(TagWord(kind: .number(number), span: TextSpan(start: start, end: position)))
        return nil
    }

    private mutating func scanString(quote: UInt8) -> Diagnostic? {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = byte(at: position), byte != 0x0A {
            position += 1
            if byte == quote {
                let string = String(decoding: text, as: UTF8.self)
                words.append(TagWord(kind: .string(string), span: TextSpan(start: start, end: position)))
                return nil
            }
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            guard let escaped = unescaped(self.byte(at: position)) else {
                return TemplateCodes.malformedTag("unknown escape sequence").at(range(position - 1, position + 1)).help(
                    "strings know `\\n`, `\\t`, `\\\\`, `\\\"` and `\\'`")
            }
            text.append(escaped)
            position += 1
        }
        return TemplateCodes.malformedTag("this string does not end on its line").at(range(start, start + 1))
    }

    private func unescaped(_ byte: UInt8?) -> UInt8? {
        switch byte {
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): return byte
        default: return nil
        }
    }

    private mutating func scanSign(_ byte: UInt8) -> Diagnostic? {
        let start = position
        let isPair = self.byte(at: position + 1) == UInt8(ascii: "=")
        switch byte {
        case UInt8(ascii: "=") where isPair, UInt8(ascii: "!") where isPair: position += 2
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","): position += 1
        case UInt8(ascii: "|"):
            return TemplateCodes.filter("there are no filters").at(range(start, start + 1)).help(
                "names, types and literals come finished from the view; layout is what groups are for")
        default:
            var end = start + 1
            while let next = self.byte(at: end), next & 0xC0 == 0x80 { end += 1 }
            let text = String(decoding: bytes[start..<end], as: UTF8.self)
            return TemplateMessages.strayCharacter(text, range(start, end), closing: closing)
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        words.append(TagWord(kind: .sign(text), span: TextSpan(start: start, end: position)))
        return nil
    }

    /// After a mistake: on behind the closing braces if they stand on the same line, or to the line's end.
    private mutating func skipToClosing() {
        while let byte = byte(at: position), byte != 0x0A {
            if byte == closing.0, self.byte(at: position + 1) == closing.1 {
                position += 2
                return
            }
            position += 1
        }
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func range(_ start: Int, _ end: Int) -> SourceRange {
        SourceRange(file: file, startOffset: start, endOffset: end)
    }
}

/// White space inside of tags, and around them.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

func isNameStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
}

/// A byte that can go on a name.
func isNameByte(_ byte: UInt8) -> Bool { isNameStart(byte) || (byte >= 0x30 && byte <= 0x39) }

/// A word inside of a tag: a dotted path (keywords are paths of one name), a literal or a sign.
struct TagWord: Sendable {
    enum Kind: Sendable {
        case path([Name])
        case string(String)
        case number(Int)
        case sign(String)
    }

    /// One name of a path, and where it stands.
    struct Name: Sendable {
        let text: String
        let span: TextSpan
    }

    let kind: Kind
    let span: TextSpan

    /// The name, if the word is a single name: `in`, `not`, `separator`.
    var keyword: String? { if case .path(let names) = kind, names.count == 1 { names[0].text } else { nil } }

    func isSign(_ sign: String) -> Bool { if case .sign(sign) = kind { true } else { false } }
}

/// Reads the words of one tag from left to right; every mistake is a `Diagnostic` at the word that is wrong.
struct WordReader {
    let token: TemplateToken
    let file: SourceFile
    private var index: Int
    private(set) var problem: Diagnostic?

    /// Starts behind the keyword of a tag, or at the first word of a `{{ … }}`.
    init(_ token: TemplateToken, in file: SourceFile) {
        self.token = token
        self.file = file
        index = token.kind == .tag ? 1 : 0
    }

    var isAtEnd: Bool { index >= token.words.count }
    var next: TagWord? { isAtEnd ? nil : token.words[index] }

    mutating func advance() { index += 1 }

    mutating func fail(_ diagnostic: Diagnostic) {
        if problem == nil { problem = diagnostic }
        index = token.words.count
    }

    /// Fails at the next word, or at the tag's end: `expected a path`.
    mutating func failExpecting(_ what: String) {
        let end = TextSpan(start: token.span.end - 2, end: token.span.end)
        let span = next?.span ?? end
        fail(
            TemplateCodes.malformedTag("expected \(what)\((next.map(text) ?? nil).map { ", found `\($0)`" } ?? "")").at(
                span.range(in: file)))
    }

    mutating func skip(keyword: String) -> Bool {
        guard next?.keyword == keyword else { return false }
        index += 1
        return true
    }

    mutating func skip(sign: String) -> Bool {
        guard let next, next.isSign(sign) else { return false }
        index += 1
        return true
    }

    mutating func path() -> PathNode? {
        guard let next, case .path(let names) = next.kind, !isReserved(next.keyword) else {
            failExpecting("a path such as `case.name`")
            return nil
        }
        index += 1
        return PathNode(names: names, span: next.span)
    }

    mutating func name() -> TagWord.Name? {
        guard let next, case .path(let names) = next.kind, names.count == 1, !isReserved(next.keyword) else {
            failExpecting("a name")
            return nil
        }
        index += 1
        return names[0]
    }

    mutating func string() -> String? {
        guard let next, case .string(let string) = next.kind else {
            failExpecting("a string in quotation marks")
            return nil
        }
        index += 1
        return string
    }

    /// `path as name, path as name`.
    mutating func bindings() -> [BindingNode]? {
        var bindings: [BindingNode] = []
        repeat {
            guard let path = path() else { return nil }
            guard skip(keyword: "as") else {
                failExpecting("`as` and a name")
                return nil
            }
            guard let name = name() else { return nil }
            bindings.append(BindingNode(path: path, name: name))
        } while skip(sign: ",")
        return bindings
    }

    mutating func expectEnd() {
        if let next { fail(TemplateMessages.unexpectedWord(text(next), next.span.range(in: file))) }
    }

    private func text(_ word: TagWord) -> String {
        String(decoding: file.bytes[word.span.start..<word.span.end], as: UTF8.self)
    }

    private func isReserved(_ keyword: String?) -> Bool {
        guard let keyword else { return false }
        return Self.reserved.contains(keyword)
    }

    private static let reserved: Set<String> = [
        "and", "any", "as", "false", "in", "not", "or", "separator", "true", "with",
    ]
}
