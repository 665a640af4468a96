import Platform

struct JSONPathParser {
    private let bytes: [UInt8]
    private(set) var position = 0
    var depth = 0

    init(_ text: String) { bytes = Array(text.utf8) }

    mutating func path() throws(JSONPath.Fault) -> [JSONPath.Segment] {
        guard skip("$") else { throw fault("a path begins with `$`") }
        let segments = try segments()
        guard position == bytes.count else { throw fault("a path goes on with `.` or `[`") }
        return segments
    }

    private mutating func segments() throws(JSONPath.Fault) -> [JSONPath.Segment] {
        var segments: [JSONPath.Segment] = []
        while true {
            let start = position
            skipSpace()
            if skip("..") {
                segments.append(.init(isDescendant: true, selectors: try peek == "[" ? brackets() : [shorthand()]))
            } else if skip(".") {
                segments.append(.init(isDescendant: false, selectors: [try shorthand()]))
            } else if peek == "[" {
                segments.append(.init(isDescendant: false, selectors: try brackets()))
            } else {
                position = start
                return segments
            }
        }
    }

    /// The selector after a dot: `*`, or a name without quotes.
    private mutating func shorthand() throws(JSONPath.Fault) -> JSONPath.Selector {
        if skip("*") { return .wildcard }
        let start = position
        while position < bytes.count, JSONPathParser.isNameByte(bytes[position], isFirst: position == start) {
            position += 1
        }
        guard position > start else { throw fault("a name or `*` follows; others stand in quotes: `['x-name']`") }
        return .name(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    private static func isNameByte(_ byte: UInt8, isFirst: Bool) -> Bool {
        if byte.isASCIILetter || byte == UInt8(ascii: "_") || byte >= 0x80 { return true }
        // The RFC doesn't allow dashes, but teams write them.
        return !isFirst && (byte.isASCIIDigit || byte == UInt8(ascii: "-"))
    }

    private mutating func brackets() throws(JSONPath.Fault) -> [JSONPath.Selector] {
        _ = skip("[")
        var selectors: [JSONPath.Selector] = []
        repeat {
            skipSpace()
            selectors.append(try selector())
            skipSpace()
        } while skip(",")
        guard skip("]") else { throw fault("`]` is missing") }
        return selectors
    }

    private mutating func selector() throws(JSONPath.Fault) -> JSONPath.Selector {
        if skip("*") { return .wildcard }
        if skip("?") {
            skipSpace()
            return .filter(try condition())
        }
        if peek == "'" || peek == "\"" { return .name(try string()) }
        let start = integer()
        skipSpace()
        guard skip(":") else {
            guard let start else { throw fault("a name in quotes, a number, `*` or `?` follows") }
            return .index(start)
        }
        skipSpace()
        let end = integer()
        skipSpace()
        var step: Int?
        if skip(":") {
            skipSpace()
            step = integer()
        }
        return .slice(start: start, end: end, step: step ?? 1)
    }

    private mutating func condition() throws(JSONPath.Fault) -> JSONPath.Condition {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { throw fault("the condition is nested too deeply") }
        var conditions = [try conjunction()]
        while skipSign("||") { conditions.append(try conjunction()) }
        return conditions.count == 1 ? conditions[0] : .any(conditions)
    }

    private mutating func conjunction() throws(JSONPath.Fault) -> JSONPath.Condition {
        var conditions = [try basic()]
        while skipSign("&&") { conditions.append(try basic()) }
        return conditions.count == 1 ? conditions[0] : .all(conditions)
    }

    private mutating func basic() throws(JSONPath.Fault) -> JSONPath.Condition {
        var isNegated = false
        while skipSign("!") { isNegated.toggle() }
        return isNegated ? .not(try test()) : try test()
    }

    private mutating func test() throws(JSONPath.Fault) -> JSONPath.Condition {
        skipSpace()
        if skip("(") {
            let inner = try condition()
            skipSpace()
            guard skip(")") else { throw fault("`)` is missing") }
            return inner
        }
        if let pattern = try patternTest() { return pattern }
        let left = try operand()
        skipSpace()
        for comparison in JSONPath.Comparison.allCases where skip(comparison.rawValue) {
            skipSpace()
            return .comparison(try value(left), comparison, try value(try operand()))
        }
        guard case .query(let query) = left else { throw fault("a value is compared: `@.name == 'word'`") }
        return .exists(query)
    }

    /// Refuses a path that can select several nodes where a single value is needed.
    private func value(_ operand: JSONPath.Operand) throws(JSONPath.Fault) -> JSONPath.Operand {
        guard case .query(let query) = operand, !query.isSingular else { return operand }
        throw fault("a path to several values isn't compared; look at each: `?@.tags[?@ == 'word']`")
    }

    mutating func query() throws(JSONPath.Fault) -> JSONPath.Query? {
        if skip("@") { return .init(isAbsolute: false, segments: try segments()) }
        if skip("$") { return .init(isAbsolute: true, segments: try segments()) }
        return nil
    }

    mutating func operand() throws(JSONPath.Fault) -> JSONPath.Operand {
        if let query = try query() { return .query(query) }
        if peek == "'" || peek == "\"" { return .literal(.string(try string())) }
        let start = position
        while position < bytes.count, JSONPathParser.isWordByte(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "true": return .literal(.bool(true))
        case "false": return .literal(.bool(false))
        case "null": return .literal(.null)
        default:
            if skip("(") { return .function(try function(word, at: start)) }
            guard let number = Double(word) else {
                throw fault("`@`, `$`, a text in quotes, a number, `true`, `false` or `null` follows", at: start)
            }
            return .literal(.number(number))
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        isNameByte(byte, isFirst: false) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+")
    }

    private mutating func integer() -> Int? {
        let start = position
        if peek == "-" { position += 1 }
        while position < bytes.count, bytes[position] >= 0x30, bytes[position] <= 0x39 { position += 1 }
        return Int(String(decoding: bytes[start..<position], as: UTF8.self))
    }

    /// Takes the next byte.
    mutating func next() -> UInt8? {
        guard position < bytes.count else { return nil }
        position += 1
        return bytes[position - 1]
    }

    var peek: Unicode.Scalar? { position < bytes.count ? Unicode.Scalar(bytes[position]) : nil }

    mutating func skip(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func skipSign(_ word: String) -> Bool {
        skipSpace()
        return skip(word)
    }

    mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    }

    func fault(_ message: String, at offset: Int? = nil) -> JSONPath.Fault {
        JSONPath.Fault(message: message, offset: offset ?? position)
    }

    /// The arguments of `length(`, `count(` or `value(`.
    mutating func function(_ name: String, at start: Int) throws(JSONPath.Fault) -> JSONPath.Function {
        depth += 1
        defer { depth -= 1 }
        guard depth < 32 else { throw fault("the condition is nested too deeply") }
        switch name {
        case "length":
            skipSpace()
            let operand = try operand()
            try closeArguments()
            return .length(operand)
        case "count": return .count(try nodes(of: name))
        case "value": return .value(try nodes(of: name))
        case "match", "search": throw fault("`\(name)(…)` is true or false, and no value", at: start)
        default:
            throw fault(
                "there is no function `\(name)`; there are `length`, `count`, `value`, `match` and `search`", at: start)
        }
    }

    /// `match(@.name, 'a.*')` or `search(…)`; nil if something else follows.
    mutating func patternTest() throws(JSONPath.Fault) -> JSONPath.Condition? {
        let start = position
        let isWhole = skip("match(")
        guard isWhole || skip("search(") else { return nil }
        skipSpace()
        let text = try operand()
        skipSpace()
        guard skip(",") else { throw fault("a pattern follows: `\(isWhole ? "match" : "search")(@.name, 'a.*')`") }
        skipSpace()
        let place = position
        let pattern = try operand()
        try closeArguments()
        skipSpace()
        if let sign = peek, "=!<>".unicodeScalars.contains(sign) {
            throw fault("`\(isWhole ? "match" : "search")(…)` is true or false, and is not compared", at: start)
        }
        guard case .literal(let value) = pattern else { return .match(text, .computed(pattern), isWhole: isWhole) }
        guard case .string(let written) = value else { throw fault("a pattern is a text", at: place) }
        do { return .match(text, .fixed(try TextPattern(written)), isWhole: isWhole) } catch {
            throw fault(error.message, at: place)
        }
    }

    private mutating func nodes(of name: String) throws(JSONPath.Fault) -> JSONPath.Query {
        skipSpace()
        guard let query = try query() else { throw fault("`\(name)` takes a path: `\(name)(@.*)`") }
        try closeArguments()
        return query
    }

    private mutating func closeArguments() throws(JSONPath.Fault) {
        skipSpace()
        guard skip(")") else { throw fault("`)` is missing") }
    }

    /// A text in quotes, with the escapes of JSON.
    mutating func string() throws(JSONPath.Fault) -> String {
        let start = position
        let quote = next()
        var text: [UInt8] = []
        while let byte = next() {
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += try escaped().utf8 } else { text.append(byte) }
        }
        throw fault("the quote is not closed", at: start)
    }

    /// The character of an escape, after its backslash.
    private mutating func escaped() throws(JSONPath.Fault) -> String {
        let start = position - 1
        switch next().map(Unicode.Scalar.init) {
        case "b": return "\u{8}"
        case "f": return "\u{C}"
        case "n": return "\n"
        case "r": return "\r"
        case "t": return "\t"
        case "u":
            guard let text = unicodeEscape() else { throw fault("four hexadecimal digits follow `\\u`", at: start) }
            return text
        case .some(let character) where "'\"\\/".unicodeScalars.contains(character): return String(character)
        default: throw fault("a backslash of a text or a pattern is written twice: `'\\\\.'`", at: start)
        }
    }

    private mutating func unicodeEscape() -> String? {
        guard let first = hexadecimal() else { return nil }
        if let scalar = Unicode.Scalar(first) { return String(scalar) }
        // A character beyond U+FFFF is written as two escapes.
        guard skip("\\u"), let second = hexadecimal(), UTF16.isLeadSurrogate(first), UTF16.isTrailSurrogate(second)
        else { return nil }
        return String(decoding: [first, second], as: UTF16.self)
    }

    private mutating func hexadecimal() -> UInt16? {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else { return nil }
            value = value << 4 | UInt16(digit)
        }
        return value
    }
}
