/// Lines of code: those that hold more than blanks and a comment, without what stands above the declarations.
public enum CodeLines {
    public static func count(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        var isCode = false
        var isStart = true
        var slashes = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"):
                if isCode { count += 1 }
                (isCode, isStart, slashes) = (false, true, 0)
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
            case UInt8(ascii: "/") where isStart:
                slashes += 1
                if slashes == 2 { isStart = false }
            default:
                if isStart { isCode = true }
                isStart = false
            }
        }
        return count + (isCode ? 1 : 0)
    }
}
