/// A type, protocol or extension in somebody's Swift source, with the facts that show conventions.
struct SwiftDeclaration: Equatable {
    enum Kind: String { case `protocol`, `struct`, `class`, `enum`, actor, `extension` }

    let kind: Kind
    let name: String
    /// The names after the colon, without modules and generic arguments.
    let parents: [String]
    let isPublic: Bool
    let isNonisolated: Bool
    /// The file, relative to the folder of the survey.
    let path: String
    var functions: [String] = []
    /// The number of its functions that throw, and of those that return a `Result`.
    var throwingCount = 0
    var resultCount = 0
    var asyncCount = 0
    /// The names that an extension of SwiftUI's `EnvironmentValues` declares.
    var entries: [String] = []
}

/// Finds the declarations of types in Swift source, nested ones too, and the modules that are imported.
struct SwiftScanner {
    private let tokens: [SwiftToken]
    private let path: String
    private var index = 0
    private var depth = 0
    private var found: [SwiftDeclaration] = []
    /// The declarations around the current place, with their depths.
    private var open: [(declaration: Int, depth: Int)] = []
    private var imports: [String] = []

    static func scan(_ bytes: [UInt8], path: String) -> (declarations: [SwiftDeclaration], imports: [String]) {
        var scanner = SwiftScanner(tokens: SwiftTokenizer.tokens(of: bytes), path: path)
        scanner.run()
        return (scanner.found, scanner.imports)
    }

    private mutating func run() {
        while index < tokens.count {
            switch tokens[index] {
            case .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: "}")):
                depth -= 1
                while let last = open.last, last.depth >= depth { open.removeLast() }
            case .word("func"): readFunction()
            case .word("import"):
                if index + 1 < tokens.count, case .word(let module) = tokens[index + 1] { imports.append(module) }
            case .word(let word):
                if let kind = SwiftDeclaration.Kind(rawValue: word), isDeclaration { readDeclaration(kind) }
                if let around = open.last?.declaration, found[around].name == "EnvironmentValues" {
                    found[around].entries.append(word)
                }
            default: break
            }
            index += 1
        }
    }

    /// Whether the keyword begins a declaration: `class func`, `x.protocol` and a case called `extension` don't.
    private var isDeclaration: Bool {
        guard index + 1 < tokens.count, case .word(let next) = tokens[index + 1] else { return false }
        if ["func", "var", "let", "subscript", "init"].contains(next) { return false }
        return index == 0 || !tokens[index - 1].isMark(".")
    }

    private mutating func readDeclaration(_ kind: SwiftDeclaration.Kind) {
        let modifiers = modifiers(at: index)
        let isPublic = modifiers.contains("public") || modifiers.contains("open")
        let isNonisolated = modifiers.contains("nonisolated")
        var name = ""
        var next = index + 1
        while next < tokens.count, case .word(let word) = tokens[next] {
            name = word
            guard next + 1 < tokens.count, tokens[next + 1].isMark(".") else {
                next += 1
                break
            }
            next += 2
        }
        let parents = parents(from: &next)
        // It isn't a declaration without a body.
        guard next < tokens.count, tokens[next].isMark("{") else { return }
        open.append((found.count, depth))
        found.append(
            .init(
                kind: kind, name: name, parents: parents, isPublic: isPublic, isNonisolated: isNonisolated, path: path))
        index = next - 1
    }

    /// The names between the colon and the body; `next` is then at the brace of the body.
    private func parents(from next: inout Int) -> [String] {
        var parents: [String] = []
        var isList = false
        var isConstraint = false
        var angles = 0
        let end = min(tokens.count, next + 200)
        while next < end {
            switch tokens[next] {
            case .mark(UInt8(ascii: "{")): return parents
            case .mark(UInt8(ascii: "<")): angles += 1
            case .mark(UInt8(ascii: ">")): angles -= 1
            case .mark(UInt8(ascii: ":")) where angles == 0: isList = true
            case .word("where") where angles == 0: isConstraint = true
            case .word(let word) where isList && !isConstraint && angles == 0:
                if tokens[next - 1].isMark("."), !parents.isEmpty { parents.removeLast() }
                if !tokens[next - 1].isMark("@") { parents.append(word) }
            case .word("func"), .word("var"), .word("let"), .mark(UInt8(ascii: "}")): return []
            default: break
            }
            next += 1
        }
        return []
    }

    /// The words before a keyword.
    private func modifiers(at place: Int) -> [String] {
        var words: [String] = []
        var back = place - 1
        while back >= 0, place - back <= 6, case .word(let word) = tokens[back] {
            words.append(word)
            back -= 1
        }
        return words
    }

    /// Records the facts about a function between its name and its body.
    private mutating func readFunction() {
        guard let around = open.last, depth == around.depth + 1 else { return }
        if index + 1 < tokens.count, case .word(let name) = tokens[index + 1] {
            found[around.declaration].functions.append(name)
        }
        var next = index + 1
        var parentheses = 0
        while next < min(tokens.count, index + 400) {
            switch tokens[next] {
            case .mark(UInt8(ascii: "(")): parentheses += 1
            case .mark(UInt8(ascii: ")")): parentheses -= 1
            case .word("async") where parentheses == 0: found[around.declaration].asyncCount += 1
            case .word("throws") where parentheses == 0: found[around.declaration].throwingCount += 1
            case .arrow where parentheses == 0:
                if next + 1 < tokens.count, tokens[next + 1].isWord("Result") {
                    found[around.declaration].resultCount += 1
                }
                return
            case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "}")), .word("func"), .word("var"): return
            default: break
            }
            next += 1
        }
    }
}

enum SwiftToken: Equatable {
    case word(String)
    case mark(UInt8)
    /// The text between quotes, as written.
    case text(String)
    /// `->`
    case arrow

    func isWord(_ text: String) -> Bool { if case .word(let word) = self { word == text } else { false } }

    func isMark(_ character: Unicode.Scalar) -> Bool {
        if case .mark(let byte) = self { return UInt32(byte) == character.value }
        return false
    }
}

/// Splits Swift source into words and marks, well enough to find declarations. Comments and numbers are left out, and
/// texts unless they are requested.
struct SwiftTokenizer {
    private let bytes: [UInt8]
    private let hasTexts: Bool
    private var offset = 0
    private var tokens: [SwiftToken] = []

    /// `// a` and `struct B {` → `struct`, `B`, `{`
    static func tokens(of bytes: [UInt8], withTexts hasTexts: Bool = false) -> [SwiftToken] {
        var tokenizer = SwiftTokenizer(bytes: bytes, hasTexts: hasTexts)
        tokenizer.run()
        return tokenizer.tokens
    }

    private func byte(_ distance: Int = 0) -> UInt8 { offset + distance < bytes.count ? bytes[offset + distance] : 0 }

    private mutating func run() {
        while offset < bytes.count {
            let byte = byte()
            if SwiftTokenizer.isLetter(byte) || byte == UInt8(ascii: "`") {
                readWord()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "/") {
                skipLine()
            } else if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                let start = offset + 1
                skipText()
                if hasTexts, start < offset {
                    tokens.append(.text(String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)))
                }
            } else if byte == UInt8(ascii: "-"), self.byte(1) == UInt8(ascii: ">") {
                tokens.append(.arrow)
                offset += 2
            } else {
                if byte > 0x20, !SwiftTokenizer.isDigit(byte) { tokens.append(.mark(byte)) }
                offset += 1
            }
        }
    }

    private mutating func readWord() {
        let isQuoted = byte() == UInt8(ascii: "`")
        if isQuoted { offset += 1 }
        let start = offset
        while SwiftTokenizer.isLetter(byte()) || SwiftTokenizer.isDigit(byte()) { offset += 1 }
        if offset > start { tokens.append(.word(String(decoding: bytes[start..<offset], as: UTF8.self))) }
        if isQuoted, byte() == UInt8(ascii: "`") { offset += 1 }
    }

    private mutating func skipLine() { while offset < bytes.count, byte() != 0x0A { offset += 1 } }

    private mutating func skipComment() {
        var depth = 0
        while offset < bytes.count {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                offset += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                offset += 2
                if depth == 0 { return }
            } else {
                offset += 1
            }
        }
    }

    /// Skips a text up to its quote. A single-line text ends with the line, whatever its interpolations contain.
    private mutating func skipText() {
        let quote = UInt8(ascii: "\"")
        let isLong = byte(1) == quote && byte(2) == quote
        offset += isLong ? 3 : 1
        while offset < bytes.count {
            switch byte() {
            case UInt8(ascii: "\\"): offset += 2
            case quote where !isLong:
                offset += 1
                return
            case quote where byte(1) == quote && byte(2) == quote:
                offset += 3
                return
            case 0x0A where !isLong: return
            default: offset += 1
            }
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
