/// What HTTP takes for the name of a method, a header or a cookie.
public enum HTTPToken {
    /// `X-Trace` → true, `X Trace` → false.
    public static func isValid(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isByte) }

    /// A letter, a digit, or one of fifteen signs.
    private static func isByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default:
            return "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
