import Diagnostics

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
        fail(TemplateMessages.expected(what, span.range(in: file), found: next.map(text) ?? nil))
    }

    /// Skips `keyword` if it comes next.
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

    /// Fails if words are left over.
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
