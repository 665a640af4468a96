/// A pattern of names and paths: `*` stands for any text, also over slashes, `?` for one character. Capitals matter.
/// `get*` matches `getItem`; `/users/*` matches `/users/{id}/posts`.
public struct GlobPattern: Sendable {
    private let pattern: [UInt8]

    public init(_ pattern: String) { self.pattern = Array(pattern.utf8) }

    public func matches(_ text: String) -> Bool {
        let text = Array(text.utf8)
        var (p, t) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                star = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == text[t] {
                p += 1
                t += 1
            } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") {
                p += 1
                t += 1
                while t < text.count, text[t] & 0xC0 == 0x80 { t += 1 }
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                p = last.pattern + 1
                t = last.text + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
