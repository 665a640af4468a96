import APIModel

/// The path of a request: texts that are sent unchanged, and the values between them.
public struct PathPlan: Sendable {
    public enum Piece: Sendable {
        /// A text that is already escaped for a URL.
        case text(String)
        case value(PathValue)
    }

    public let pieces: [Piece]

    public var values: [PathValue] { pieces.compactMap { if case .value(let value) = $0 { value } else { nil } } }

    /// The arguments in the path, each once, in its order.
    public var arguments: [SwiftIdentifier] {
        var seen: Set<SwiftIdentifier> = []
        return values.compactMap(\.source.argument).filter { seen.insert($0).inserted }
    }

    /// One string literal with interpolations: `"/users/\(id)"`.
    public var text: String { SwiftInterpolation(PathPlan.interpolation(pieces)).text }

    /// The path as a literal for each line that it needs in an arm of a switch; each but the first begins with a slash.
    public var parts: [String] {
        var parts = [SwiftInterpolation([])]
        for segment in slashed.map(PathPlan.interpolation) {
            let longer = SwiftInterpolation(parts[parts.count - 1].pieces + segment)
            if longer.text.utf8.count <= PathPlan.width || parts[parts.count - 1].pieces.isEmpty {
                parts[parts.count - 1] = longer
            } else {
                parts.append(SwiftInterpolation(segment))
            }
        }
        return parts.map(\.text)
    }

    /// The columns of a line of 120 that `return` and the indentation leave.
    private static let width = 101

    private static func interpolation(_ pieces: [Piece]) -> [SwiftInterpolation.Piece] {
        pieces.map { piece in
            switch piece {
            case .text(let text): .text(text)
            case .value(let value): .expression(value.text)
            }
        }
    }

    /// `/users/\(id)/likes` → `/users`, `/\(id)`, `/likes`
    private var slashed: [[Piece]] {
        var segments: [[Piece]] = [[]]
        for piece in pieces {
            guard case .text(let text) = piece else {
                segments[segments.count - 1].append(piece)
                continue
            }
            for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
                if index > 0 {
                    segments.append([.text("/" + part)])
                } else if !part.isEmpty {
                    segments[segments.count - 1].append(.text(String(part)))
                }
            }
        }
        return segments.filter { !$0.isEmpty }
    }
}

/// One value in a path: the expression between `\(` and `)`.
public struct PathValue: Sendable {
    /// How the value becomes a segment.
    public enum Form: Sendable {
        /// `id`
        case plain
        /// `id.pathEscaped`
        case escaped
        /// `sort.rawValue.pathEscaped`
        case escapedRawValue
        /// The support code encodes it: `pathSegment(ids, name: "ids")`.
        case encoded
    }

    public let wireName: String
    public let source: ValueSource
    public let form: Form
    public let encoding: ParameterEncoding
    /// Whether the text beside it keeps its segment from becoming `.` or `..`, whatever the value: `{a}-{b}`.
    let isPart: Bool

    init(_ parameter: Parameter, from source: ValueSource, kind: ValueKind) {
        wireName = parameter.wireName
        self.source = source
        encoding = parameter.encoding
        form = PathValue.form(kind, encoding)
        isPart = false
    }

    /// The value as a part of a segment with other text.
    fileprivate init(part value: PathValue) {
        wireName = value.wireName
        source = value.source
        encoding = value.encoding
        form = value.form
        isPart = true
    }

    private static func form(_ kind: ValueKind, _ encoding: ParameterEncoding) -> Form {
        guard !encoding.isJSON, !encoding.allowsReserved, encoding.style == .simple else { return .encoded }
        switch kind {
        case .text: return .escaped
        case .whole: return .plain
        case .enumeration: return .escapedRawValue
        case .fraction, .other: return .encoded
        }
    }

    var support: SupportSymbol? {
        switch form {
        case .plain: nil
        case .escaped, .escapedRawValue: isPart ? .pathPartEscaped : .pathEscaped
        case .encoded: .pathSegment
        }
    }

    public var text: String {
        let value = source.text
        switch form {
        case .plain: return value
        case .escaped: return "\(value).\(escaping)"
        case .escapedRawValue: return "\(value).rawValue.\(escaping)"
        case .encoded:
            let reserved = encoding.allowsReserved && !encoding.isJSON ? ", allowReserved: true" : ""
            return call("pathSegment", reserved + (isPart ? ", isPart: true" : ""))
        }
    }

    /// A call of the support code: `pathSegment(ids, name: "ids", style: .label)`.
    fileprivate func call(_ function: String, _ flags: String = "") -> String {
        let arguments = "\(source.text), name: \(SwiftLiteral.quoted(wireName))"
        if encoding.isJSON { return "\(function)(json: \(arguments)\(flags))" }
        let style = encoding.style == .simple ? "" : ", style: .\(encoding.style.rawValue)"
        let explode = encoding.isExploded ? ", explode: true" : ""
        return "\(function)(\(arguments)\(style)\(explode)\(flags))"
    }

    private var escaping: String { isPart ? "pathPartEscaped" : "pathEscaped" }
}

/// A segment of a path, for clients that put paths together themselves.
public struct PathSegment: Sendable {
    let pieces: [PathPlan.Piece]

    public var isVariable: Bool { values.first != nil }

    /// With nothing escaped: `"top items"`, `id`, `"\(year)-\(month)"`
    public var text: String { expression(literal: PathEscaping.unescaped, value: \.plainText) }

    /// As it is sent: `"top%20items"`, `id.pathEscaped`
    public var escaped: String { expression(literal: { $0 }, value: \.text) }

    /// The support code that `text` calls.
    public var textSupport: [SupportSymbol] { values.contains { $0.form == .encoded } ? [.pathText] : [] }

    private var values: some Collection<PathValue> {
        pieces.lazy.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    private func expression(literal: (String) -> String, value: (PathValue) -> String) -> String {
        if pieces.count == 1, case .value(let only) = pieces[0] {
            return only.form == .plain ? "String(\(only.source.text))" : value(only)
        }
        return SwiftInterpolation(
            pieces.map { piece in
                switch piece {
                case .text(let text): .text(literal(text))
                case .value(let piece): .expression(value(piece))
                }
            }
        ).text
    }
}

extension PathPlan {
    public var segments: [PathSegment] {
        prefix(segments: .max).slashed.compactMap { segment in
            guard case .text(let text) = segment[0], text.first == "/" else { return PathSegment(pieces: segment) }
            let first = text.count > 1 ? [Piece.text(String(text.dropFirst()))] : []
            return first.isEmpty && segment.count == 1 ? nil : PathSegment(pieces: first + segment.dropFirst())
        }
    }

    /// The path with those values marked that share their segment with other text: `{base}...{head}`.
    init(marking pieces: [Piece]) { self.pieces = PathPlan(pieces: pieces).slashed.flatMap(PathPlan.marked) }

    /// Marks values whose segment can't become `.` or `..`: it has a character other than a dot, or at least three
    /// pieces that aren't empty, as no value is. An escape may be a dot.
    private static func marked(_ segment: [Piece]) -> [Piece] {
        let texts = segment.flatMap { piece -> [UInt8] in
            if case .text(let text) = piece { Array(text.utf8) } else { [] }
        }
        let literal = texts.filter { $0 != UInt8(ascii: "/") }
        guard !literal.contains(UInt8(ascii: "%")) else { return segment }
        let values = PathPlan(pieces: segment).values
        guard literal.contains(where: { $0 != UInt8(ascii: ".") }) || literal.count + values.count > 2 else {
            return segment
        }
        return segment.map { if case .value(let value) = $0 { .value(PathValue(part: value)) } else { $0 } }
    }
}

extension PathValue {
    /// The value with nothing escaped, as an expression for an interpolation.
    fileprivate var plainText: String {
        switch form {
        case .plain, .escaped: source.text
        case .escapedRawValue: "\(source.text).rawValue"
        case .encoded: call("pathText")
        }
    }
}

/// Escapes the literal parts of a path for a URL, and keeps the escapes that the description wrote.
enum PathEscaping {
    /// `/top items/a%20b` → `/top%20items/a%20b`.
    static func escaped(_ text: String) -> String { escaped(text) { isAllowed($0) || isEscape($1, at: $2) } }

    /// A literal part of a path with escapes replaced, unless the bytes aren't text: `/top%20items` → `/top items`.
    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
        let bytes = Array(text.utf8)
        var unescaped: [UInt8] = []
        var index = 0
        while index < bytes.count {
            let isEscape = isEscape(bytes, at: index)
            unescaped.append(isEscape ? hexValue(bytes[index + 1]) << 4 | hexValue(bytes[index + 2]) : bytes[index])
            index += isEscape ? 3 : 1
        }
        return String(validating: unescaped, as: UTF8.self) ?? text
    }

    /// Escapes the name of a query item, in which no escapes are expected: `a&b%` → `a%26b%25`.
    static func escapedName(_ name: String) -> String { escaped(name) { byte, _, _ in isUnreserved(byte) } }

    private static func escaped(_ text: String, keeping isKept: (UInt8, [UInt8], Int) -> Bool) -> String {
        if text.utf8.allSatisfy({ isUnreserved($0) || $0 == UInt8(ascii: "/") }) { return text }
        let bytes = Array(text.utf8)
        var escaped: [UInt8] = []
        for (index, byte) in bytes.enumerated() {
            if isKept(byte, bytes, index) {
                escaped.append(byte)
            } else {
                escaped += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 0x0F)]
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// Letters, digits and the marks that a path may hold.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        if isUnreserved(byte) { return true }
        switch byte {
        case 0x21, 0x24, 0x26...0x2C, 0x2F, 0x3A, 0x3B, 0x3D, 0x40: return true
        default: return false
        }
    }

    /// Letters, digits, `-`, `.`, `_` and `~`.
    private static func isUnreserved(_ byte: UInt8) -> Bool {
        if byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 { return true }
        return byte == 0x2D || byte == 0x2E || byte == 0x5F || byte == 0x7E
    }

    /// Whether a `%` begins an escape that the description wrote itself.
    private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        guard bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count else { return false }
        return isHexDigit(bytes[index + 1]) && isHexDigit(bytes[index + 2])
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 }

    private static func hexValue(_ digit: UInt8) -> UInt8 { digit < 0x3A ? digit - 0x30 : (digit | 0x20) - 0x61 + 10 }

    private static func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x41 + value - 10 }
}
