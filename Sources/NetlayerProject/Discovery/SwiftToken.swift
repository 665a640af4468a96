/// A word or a mark of Swift source.
enum SwiftToken: Equatable {
    case word(String)
    case mark(UInt8)
    /// What stands between the quotes of a text, as written.
    case text(String)
    /// `->`
    case arrow

    func isWord(_ text: String) -> Bool {
        if case .word(let word) = self { return word == text }
        return false
    }

    func isMark(_ character: Unicode.Scalar) -> Bool {
        if case .mark(let byte) = self { return UInt32(byte) == character.value }
        return false
    }
}
