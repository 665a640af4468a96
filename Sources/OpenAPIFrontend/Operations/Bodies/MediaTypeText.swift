/// What a media type must look like, and what is meant by one that doesn't.
enum MediaTypeText {
    /// `application/json`, `*/*` → true; `json`, `a/b/c` → false
    static func isValid(_ essence: String) -> Bool {
        var slashes = 0
        var length = 0
        for byte in essence.utf8 {
            if byte == UInt8(ascii: "/") {
                guard length > 0 else { return false }
                slashes += 1
                length = 0
            } else {
                guard isToken(byte) else { return false }
                length += 1
            }
        }
        return slashes == 1 && length > 0
    }

    /// `json` → `application/json`, `form-data` → `multipart/form-data`; JSON for what says nothing.
    static func guess(_ text: String) -> String {
        let text = text.lowercased()
        let words: [(word: String, type: String)] = [
            ("json", "application/json"), ("xml", "application/xml"),
            ("urlencoded", "application/x-www-form-urlencoded"),
            ("form", "multipart/form-data"), ("multipart", "multipart/form-data"), ("html", "text/html"),
            ("csv", "text/csv"), ("text", "text/plain"), ("octet", "application/octet-stream"),
            ("binary", "application/octet-stream"), ("pdf", "application/pdf"),
        ]
        return words.first { text.contains($0.word) }?.type ?? "application/json"
    }

    private static func isToken(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            return true
        default:
            return false
        }
    }
}
