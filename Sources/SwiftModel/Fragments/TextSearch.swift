import Platform

extension String {
    /// Whether another text stands in this one, byte by byte: `[JSONValue]` holds `JSONValue`. The standard library's
    /// `contains` compares characters, which costs more than all of planning.
    func holds(_ word: String) -> Bool {
        var (text, word) = (self, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in
                guard let wanted = word.baseAddress, var start = text.baseAddress else { return word.isEmpty }
                let end = start + text.count
                while end - start >= word.count {
                    guard let found = memchr(start, Int32(word[0]), end - start - word.count + 1) else { return false }
                    if memcmp(found, wanted, word.count) == 0 { return true }
                    start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self)) + 1
                }
                return false
            }
        }
    }
}
