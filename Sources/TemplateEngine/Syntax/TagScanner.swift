import Diagnostics

/// Cuts the inside of one tag into words, up to the tag's closing braces.
struct TagScanner {
    let file: SourceFile
    let opening: TextSpan
    /// The first of the closing braces: that of `}}` or `%}`.
    let closing: UInt8
    private let bytes: [UInt8]
    private(set) var position: Int
    private(set) var words: [TagWord] = []

    init(file: SourceFile, opening: TextSpan, closing: UInt8) {
        self.file = file
        self.opening = opening
        self.closing = closing
        bytes = file.bytes
        position = opening.end
    }

    /// Reads the words and moves `position` past the closing braces. Reports a mistake and returns nil.
    mutating func scan(into bag: inout DiagnosticBag) -> [TagWord]? {
        while let byte = byte(at: position), byte != UInt8(ascii: "{") {
            if isSpace(byte) {
                position += 1
            } else if skipClosing() {
                return words
            } else if let diagnostic = scanWord(byte) {
                // The tag began on an earlier line, perhaps because its end was forgotten there.
                let isFurtherLine = bytes[opening.end..<min(position, bytes.count)].contains(0x0A)
                let note = "the tag begins here and isn't closed on this line"
                bag.report(isFurtherLine ? diagnostic.note(note, at: opening.range(in: file)) : diagnostic)
                // Continue after the closing braces if they are on the same line, else at the line's end.
                while let byte = self.byte(at: position), byte != 0x0A, !skipClosing() { position += 1 }
                return nil
            }
        }
        return bag.fail(TemplateMessages.unclosedTag(opening.range(in: file), closing: closing))
    }

    private mutating func skipClosing() -> Bool {
        guard byte(at: position) == closing, byte(at: position + 1) == UInt8(ascii: "}") else { return false }
        position += 2
        return true
    }

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
            // A name after a dot can come from the description: `x-cache`.
            while let byte = byte(at: position), isNameByte(byte) || byte == UInt8(ascii: "-") && !names.isEmpty {
                position += 1
            }
            let span = TextSpan(start: nameStart, end: position)
            names.append(TagWord.Name(text: span.text(in: file), span: span))
            guard byte(at: position) == UInt8(ascii: ".") else { break }
            position += 1
            if !isNameStart(byte(at: position) ?? 0) {
                return TemplateCodes.malformedTag("a name must follow the `.`").at(range(position - 1, position))
            }
        }
        return add(.path(names), from: start)
    }

    private mutating func scanNumber() -> Diagnostic? {
        let start = position
        position += 1
        while position < bytes.count, isNameByte(bytes[position]) { position += 1 }
        let span = TextSpan(start: start, end: position)
        guard let number = Int(span.text(in: file)) else {
            return TemplateCodes.malformedTag("`\(span.text(in: file))` is not a whole number").at(span.range(in: file))
        }
        return add(.number(number), from: start)
    }

    private mutating func scanString(quote: UInt8) -> Diagnostic? {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = byte(at: position), byte != 0x0A {
            position += 1
            if byte == quote { return add(.string(String(decoding: text, as: UTF8.self)), from: start) }
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
        case UInt8(ascii: "|") where self.byte(at: position + 1) != byte:
            return TemplateCodes.filter("there are no filters").at(range(start, start + 1)).help(
                "names, types and literals come finished from the view; layout is what groups are for")
        default:
            var span = TextSpan(start: start, end: start + 1)
            // The rest of the character, or the second of a pair: `&&`, `||`.
            while let next = self.byte(at: span.end), next & 0xC0 == 0x80 { span.end += 1 }
            if [UInt8(ascii: "&"), UInt8(ascii: "|")].contains(byte), self.byte(at: span.end) == byte { span.end += 1 }
            let isOfClosing = byte == closing || byte == UInt8(ascii: "}")
            let text = span.text(in: file)
            let help: Message = "this tag ends with `\(TemplateMessages.sign(closing))`"
            return TemplateCodes.malformedTag("unexpected character `\(text)` in a tag").at(span.range(in: file)).help(
                isOfClosing ? help : TemplateMessages.remedy(for: text))
        }
        return add(.sign(TextSpan(start: start, end: position).text(in: file)), from: start)
    }

    /// Adds the word that ends here; returns nil, since nothing is wrong with it.
    private mutating func add(_ kind: TagWord.Kind, from start: Int) -> Diagnostic? {
        words.append(TagWord(kind: kind, span: TextSpan(start: start, end: position)))
        return nil
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func range(_ start: Int, _ end: Int) -> SourceRange { TextSpan(start: start, end: end).range(in: file) }
}

/// White space inside of tags, and around them.
func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

func isNameStart(_ byte: UInt8) -> Bool {
    (byte >= 0x61 && byte <= 0x7A) || (byte >= 0x41 && byte <= 0x5A) || byte == 0x5F
}

/// Whether a byte can continue a name.
func isNameByte(_ byte: UInt8) -> Bool { isNameStart(byte) || (byte >= 0x30 && byte <= 0x39) }

/// A word inside of a tag: a dotted path (keywords are paths of one name), a literal or a sign.
struct TagWord: Sendable {
    enum Kind: Sendable {
        case path([Name])
        case string(String)
        case number(Int)
        case sign(String)
    }

    /// One name of a path, and its place.
    struct Name: Sendable {
        let text: String
        let span: TextSpan
    }

    let kind: Kind
    let span: TextSpan

    /// The name, if the word is a single name: `in`, `not`, `separator`.
    var keyword: String? { if case .path(let names) = kind, names.count == 1 { names[0].text } else { nil } }
}

/// Reads the words of one tag from left to right; every mistake is a `Diagnostic` at the word that is wrong.
struct WordReader {
    let token: TemplateToken
    let file: SourceFile
    private var index: Int
    private(set) var problem: Diagnostic?

    /// Starts after the keyword of a tag, or at the first word of a `{{ … }}`.
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
        let found = next.map { ", found `\($0.span.text(in: file))`" } ?? ""
        let span = next?.span ?? TextSpan(start: token.span.end - 2, end: token.span.end)
        fail(TemplateCodes.malformedTag("expected \(what)\(found)").at(span.range(in: file)))
    }

    /// Fails and returns nil in place of the value that can't be read.
    mutating func failExpecting<Value>(_ what: String) -> Value? {
        failExpecting(what)
        return nil
    }

    mutating func skip(keyword: String) -> Bool {
        guard next?.keyword == keyword else { return false }
        index += 1
        return true
    }

    mutating func skip(sign: String) -> Bool {
        guard case .sign(sign)? = next?.kind else { return false }
        index += 1
        return true
    }

    /// - Parameter what: what must follow the keyword, for the message: `a path`.
    mutating func expect(keyword: String, and what: String) -> Bool {
        if skip(keyword: keyword) { return true }
        failExpecting("`\(keyword)` and \(what)")
        return false
    }

    mutating func path() -> PathNode? {
        guard let next, case .path(let names) = next.kind, !isReserved(next.keyword) else {
            return failExpecting("a path such as `case.name`")
        }
        index += 1
        return PathNode(names: names, span: next.span)
    }

    mutating func name() -> TagWord.Name? {
        guard let next, case .path(let names) = next.kind, names.count == 1, !isReserved(next.keyword) else {
            return failExpecting("a name")
        }
        index += 1
        return names[0]
    }

    mutating func string() -> String? {
        guard let next, case .string(let string) = next.kind else {
            return failExpecting("a string in quotation marks")
        }
        index += 1
        return string
    }

    /// `path as name, path as name`.
    mutating func bindings() -> [BindingNode]? {
        var bindings: [BindingNode] = []
        repeat {
            guard let path = path(), expect(keyword: "as", and: "a name"), let name = name() else { return nil }
            bindings.append(BindingNode(path: path, name: name))
        } while skip(sign: ",")
        return bindings
    }

    mutating func expectEnd() {
        if let next { fail(TemplateMessages.unexpectedWord(next.span.text(in: file), next.span.range(in: file))) }
    }

    private func isReserved(_ keyword: String?) -> Bool { keyword.map(Self.reserved.contains) ?? false }

    private static let reserved: Set<String> = [
        "and", "any", "as", "false", "in", "not", "or", "separator", "true", "with",
    ]
}
