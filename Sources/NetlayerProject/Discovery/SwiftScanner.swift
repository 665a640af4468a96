/// Finds the declarations of types in Swift source, nested ones too.
struct SwiftScanner {
    private let tokens: [SwiftToken]
    private let path: String
    private var index = 0
    private var depth = 0
    private var found: [SwiftDeclaration] = []
    /// The declarations around the place, and the depth at which each one stands.
    private var open: [(declaration: Int, depth: Int)] = []

    static func declarations(in bytes: [UInt8], path: String) -> [SwiftDeclaration] {
        var scanner = SwiftScanner(tokens: SwiftTokenizer.tokens(of: bytes), path: path)
        scanner.run()
        return scanner.found
    }

    private init(tokens: [SwiftToken], path: String) {
        self.tokens = tokens
        self.path = path
    }

    private mutating func run() {
        while index < tokens.count {
            switch tokens[index] {
            case .mark(UInt8(ascii: "{")): depth += 1
            case .mark(UInt8(ascii: "}")):
                depth -= 1
                while let last = open.last, last.depth >= depth { open.removeLast() }
            case .word("func"): readFunction()
            case .word(let word):
                if let kind = SwiftDeclaration.Kind(rawValue: word), isDeclaration { readDeclaration(kind) }
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
        // Without a body it was no declaration after all.
        guard next < tokens.count, tokens[next].isMark("{") else { return }
        open.append((found.count, depth))
        found.append(
            .init(
                kind: kind,
                name: name,
                parents: parents,
                isPublic: isPublic,
                isNonisolated: isNonisolated,
                path: path
            )
        )
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

    /// The words in front of a keyword.
    private func modifiers(at place: Int) -> [String] {
        var words: [String] = []
        var back = place - 1
        while back >= 0, place - back <= 6, case .word(let word) = tokens[back] {
            words.append(word)
            back -= 1
        }
        return words
    }

    /// Notes of a function what it says between its name and its body.
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
