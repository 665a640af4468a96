/// Reads types from the text of a file, since the compiler's dump omits them.
struct TypeReader {
    private let words: SourceWords
    private let end: Int
    private var offset: Int
    private var depth = 0
    /// The deepest nesting that is read. Nobody writes deeper types by hand.
    private static let deepest = 60
    /// Modifiers before a type that specify how a value is passed.
    private static let passing: Set<String> = [
        "inout", "sending", "borrowing", "consuming", "isolated", "nonisolated", "each", "repeat",
    ]
    private static let withArguments: Set<String> = ["@convention", "@isolated", "@MainActor", "@differentiable"]

    /// Reads a whole text as a type; a text that can't be read becomes the type's name.
    static func type(_ text: String) -> SwiftType {
        let words = SourceWords(bytes: Array(text.utf8))
        var reader = TypeReader(words, 0..<words.bytes.count)
        guard let type = reader.type(), reader.isAtEnd else { return .named(text, []) }
        return type
    }

    /// The type at the beginning of a range, and the offset of its end.
    static func type(in words: SourceWords, _ range: Range<Int>) -> (type: SwiftType, end: Int)? {
        var reader = TypeReader(words, range)
        return reader.type().map { ($0, reader.offset) }
    }

    private init(_ words: SourceWords, _ range: Range<Int>) {
        self.words = words
        offset = range.lowerBound
        end = min(range.upperBound, words.bytes.count)
    }

    private var isAtEnd: Bool { words.skipSpace(offset) >= end }

    /// Reads the type at the current offset; nil if none begins there.
    mutating func type() -> SwiftType? {
        guard depth < TypeReader.deepest else { return nil }
        depth += 1
        defer { depth -= 1 }
        skipMarks()
        if let word = word(["any", "some"]) { return type().map { .marked(word, $0) } }
        guard var first = simple() else { return nil }
        var types: [SwiftType] = []
        while take("&") {
            guard let next = simple() else { return nil }
            types.append(next)
        }
        if !types.isEmpty { first = .composition([first] + types) }
        return takes("...") ? .variadic(first) : first
    }

    /// Skips `@escaping`, `@isolated(any)` and `inout`.
    private mutating func skipMarks() {
        while true {
            let start = words.skipSpace(offset)
            guard start < end else { return }
            let isAttribute = words.bytes[start] == UInt8(ascii: "@")
            var last = words.skipWord(isAttribute ? start + 1 : start)
            let mark = words.text(start..<last)
            guard isAttribute || TypeReader.passing.contains(mark) else { return }
            if TypeReader.withArguments.contains(mark), last < end, words.bytes[last] == UInt8(ascii: "(") {
                last = (words.first(")", in: last + 1..<end) ?? last) + 1
            }
            offset = last
        }
    }

    /// Reads a type without `&`, and the `?`, `!` or `.Type` after it.
    private mutating func simple() -> SwiftType? {
        guard var type = core() else { return nil }
        while true {
            if takes("?") || takes("!") {
                type = .optional(type)
            } else if takes(".Type") || takes(".Protocol") {
                type = .metatype(type)
            } else {
                return type
            }
        }
    }

    private mutating func core() -> SwiftType? {
        if isBefore("(") { return inParentheses() }
        if take("[") { return inBrackets() }
        return take("~") ? identifier().map { SwiftType("~" + $0) } : named()
    }

    private mutating func inParentheses() -> SwiftType? {
        guard let elements = elements() else { return nil }
        var effects: [String] = []
        let before = offset
        while let word = word(["async", "throws", "rethrows"]) {
            effects.append(word)
            if word == "throws", takes("(") {
                guard let error = type(), take(")") else { return nil }
                effects[effects.count - 1] += "(\(error.text))"
            }
        }
        if take("->") { return type().map { .closure(elements, $0, effects: effects.joined(separator: " ")) } }
        offset = before
        if elements.isEmpty { return "Void" }
        return elements.count == 1 && elements[0].label == nil ? elements[0].type : .tuple(elements)
    }

    /// `(page: Int, _ store: Store)`
    private mutating func elements() -> [SwiftType.Element]? {
        guard take("(") else { return nil }
        var elements: [SwiftType.Element] = []
        while !take(")") {
            let label = label()
            guard let type = type() else { return nil }
            elements.append(SwiftType.Element(label: label, type: type))
            guard take(",") else {
                guard take(")") else { return nil }
                break
            }
        }
        return elements
    }

    /// `page` of `page: Int` and `_ page: Int`
    private mutating func label() -> String? {
        let before = offset
        var names: [String] = []
        while names.count < 2, let name = identifier() { names.append(name) }
        guard !names.isEmpty, take(":") else {
            offset = before
            return nil
        }
        return names.last == "_" ? nil : names.last
    }

    private mutating func inBrackets() -> SwiftType? {
        guard let first = type() else { return nil }
        if take(":") {
            guard let value = type(), take("]") else { return nil }
            return .dictionary(first, value)
        }
        return take("]") ? .list(first) : nil
    }

    private mutating func named() -> SwiftType? {
        guard var name = identifier(), var arguments = arguments() else { return nil }
        var outer: SwiftType?
        while true {
            let before = offset
            guard take("."), let next = identifier(), next != "Type", next != "Protocol" else {
                offset = before
                return outer.map { .nested($0, name, arguments) } ?? .usual(name, arguments)
            }
            if outer == nil, arguments.isEmpty {
                name += "." + next
            } else {
                outer = outer.map { .nested($0, name, arguments) } ?? .named(name, arguments)
                name = next
            }
            guard let more = self.arguments() else { return nil }
            arguments = more
        }
    }

    /// `<Store, any Error>`; empty if none are written, nil if they can't be read.
    private mutating func arguments() -> [SwiftType]? {
        var arguments: [SwiftType] = []
        guard take("<") else { return arguments }
        while !take(">") {
            guard let argument = type() else { return nil }
            arguments.append(argument)
            guard take(",") || isBefore(">") else { return nil }
        }
        return arguments
    }

    // MARK: Words

    private mutating func identifier() -> String? {
        let start = words.skipSpace(offset)
        let last = min(words.skipWord(start), end)
        guard last > start else { return nil }
        offset = last
        return words.text(start..<last)
    }

    private mutating func word(_ known: [String]) -> String? {
        let before = offset
        guard let word = identifier(), known.contains(word) else {
            offset = before
            return nil
        }
        return word
    }

    private func isBefore(_ sign: StaticString) -> Bool {
        var rest = self
        return rest.take(sign)
    }

    /// Takes a sign after any white space.
    private mutating func take(_ sign: StaticString) -> Bool {
        let before = offset
        offset = words.skipSpace(offset)
        if takes(sign) { return true }
        offset = before
        return false
    }

    /// Takes a sign directly at the offset.
    private mutating func takes(_ sign: StaticString) -> Bool {
        let count = sign.utf8CodeUnitCount
        guard offset + count <= end else { return false }
        let isHere = sign.withUTF8Buffer { words.bytes[offset..<offset + count].elementsEqual($0) }
        if isHere { offset += count }
        return isHere
    }
}

extension SwiftType {
    /// `Array<Store>` → `[Store]`
    static func usual(_ name: String, _ arguments: [SwiftType]) -> SwiftType {
        switch (name, arguments.count) {
        case ("Optional", 1): return .optional(arguments[0])
        case ("Array", 1): return .list(arguments[0])
        case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
        default: return .named(name, arguments)
        }
    }
}
