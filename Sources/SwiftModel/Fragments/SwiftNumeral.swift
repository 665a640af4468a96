extension SwiftLiteral {
    /// The literal of a number as a description writes it, where it has that kind: `1.10` as a floating-point number,
    /// `-5` as an integer; nil for what a Swift literal of the kind can't be, such as `1e400`.
    ///
    ///     integer: 5 → 5, -5 → -5, +5 → 5, 007 → 7, 1.0 → 1, 1e3 → 1000, 1.5 → nil, 18446744073709551616 → nil
    ///     floating: 5 → 5, 1.50 → 1.5, .5 → 0.5, 1e-3 → 0.001, 1e400 → nil
    public static func number(_ text: String, isInteger: Bool) -> String? {
        guard isInteger else { return floating(text) }
        if let value = Int64(text) { return String(value) }
        if let value = UInt64(text) { return String(value) }
        guard isDecimal(text), let value = Double(text), let whole = Int64(exactly: value) else { return nil }
        guard whole.magnitude <= 1 << 53 else { return nil }
        return String(whole)
    }

    private static func floating(_ text: String) -> String? {
        guard isDecimal(text), let value = Double(text), value.isFinite else { return nil }
        if let whole = Int64(exactly: value), whole.magnitude <= 1 << 53 { return String(whole) }
        return String(value)
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
