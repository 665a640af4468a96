/// Literals of the generated code. Text from a spec stays data in them: quotes, `\(`, newlines and invisible characters
/// are escaped, so that each literal is one line.
public enum SwiftLiteral {
    /// `say "hi"` → `"say \"hi\""`.
    public static func quoted(_ text: String) -> String {
        var result = "\""
        appendEscaped(text, to: &result)
        result += "\""
        return result
    }

    /// Text as a JSON string inside of a multi-line literal: `say "hi"` → `"say \\"hi\\""`. It never has three quotes
    /// in a row, which would end that literal.
    static func json(_ text: String) -> String {
        if isPlain(text) { return "\"" + text + "\"" }
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += #"\\""#
            case "\\": result += #"\\\\"#
            default:
                if InvisibleScalar.mustBeEscaped(scalar) {
                    for unit in String(scalar).utf16 {
                        let digits = String(unit, radix: 16)
                        result += #"\\u"# + String(repeating: "0", count: 4 - digits.count) + digits
                    }
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }

    /// Appends text as the inside of a string literal.
    static func appendEscaped(_ text: String, to result: inout String) {
        if isPlain(text) {
            result += text
            return
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            default:
                if InvisibleScalar.mustBeEscaped(scalar) {
                    result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
    }

    private static func isPlain(_ text: String) -> Bool {
        for byte in text.utf8 where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C { return false }
        return true
    }
}

/// The literal of a number, checked to be valid in Swift.
public struct SwiftNumeral: Sendable, Hashable {
    public let text: String

    public init(_ value: Int) { text = String(value) }

    /// A whole number as a description writes it; nil where it isn't whole or doesn't fit into 64 bits.
    ///
    ///     5 → 5, -5 → -5, +5 → 5, 007 → 7, 1.0 → 1, 1e3 → 1000, 1.5 → nil, 18446744073709551616 → nil
    public init?(integer text: String) {
        if let value = Int64(text) {
            self.text = String(value)
        } else if let value = UInt64(text) {
            self.text = String(value)
        } else {
            guard SwiftNumeral.isDecimal(text), let value = Double(text), let whole = SwiftNumeral.whole(value) else {
                return nil
            }
            self.text = String(whole)
        }
    }

    /// A number as a description writes it, as a floating-point literal.
    ///
    ///     5 → 5, 1.50 → 1.5, .5 → 0.5, 1e-3 → 0.001, 1e400 → nil
    public init?(floating text: String) {
        guard SwiftNumeral.isDecimal(text), let value = Double(text), value.isFinite else { return nil }
        self.text = SwiftNumeral.whole(value).map { String($0) } ?? String(value)
    }

    /// A number of either kind, as an integer where it is one: 1.0 → 1, 1.5 → 1.5.
    public init?(_ text: String) {
        guard let numeral = SwiftNumeral(integer: text) ?? SwiftNumeral(floating: text) else { return nil }
        self = numeral
    }

    /// `1705311000` → `1_705_311_000`, as the formatter writes it; up to six digits aren't grouped.
    static func grouped(_ value: Int) -> SwiftNumeral {
        let digits = String(value.magnitude)
        guard digits.utf8.count >= 7 else { return SwiftNumeral(value) }
        var result = value < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.utf8.count - index) % 3 == 0 { result += "_" }
            result.append(digit)
        }
        return SwiftNumeral(checked: result)
    }

    /// This number, with its digits grouped if it is whole.
    var grouped: SwiftNumeral { int.map(SwiftNumeral.grouped) ?? self }

    /// The value as an `Int`; nil for a fraction or where it doesn't fit.
    public var int: Int? { Int(text) }

    private init(checked text: String) { self.text = text }

    private static func whole(_ value: Double) -> Int64? {
        Int64(exactly: value).flatMap { $0.magnitude <= 1 << 53 ? $0 : nil }
    }

    /// Digits, signs, a point and an exponent: neither `nan` nor `0x10`.
    private static func isDecimal(_ text: String) -> Bool {
        guard !text.isEmpty else { return false }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "e"), UInt8(ascii: "E"):
                continue
            default: return false
            }
        }
        return true
    }
}
