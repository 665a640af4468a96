import Platform

/// Looks for whole words in the text of templates: `Page` is in `[Page<Item>]`, but not in `PageItem`.
package enum WordSearch {
    package static func holds(_ word: String, _ text: ArraySlice<UInt8>) -> Bool {
        var word = word
        return word.withUTF8 { word in
            text.withUnsafeBufferPointer { text in
                guard let start = word.baseAddress, word.count > 0, let base = text.baseAddress else { return false }
                var offset = 0
                while let found = memchr(base + offset, Int32(start.pointee), text.count - offset) {
                    let place = UnsafeRawPointer(found) - UnsafeRawPointer(base)
                    let end = place + word.count
                    guard end <= text.count else { return false }
                    offset = place + 1
                    guard memcmp(found, start, word.count) == 0 else { continue }
                    let startsThere = place == 0 || !isPartOfWord(base[place - 1])
                    if startsThere, end == text.count || !isPartOfWord(base[end]) { return true }
                }
                return false
            }
        }
    }

    /// Letters, digits, `_`, and all that is not ASCII, which in code is letters in the main.
    private static func isPartOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: return true
        default: return false
        }
    }
}
