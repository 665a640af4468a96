/// What stands between two lines `---` at the head of a file: there a pack of one file has its manifest. Templates take it
/// for a comment.
public enum FrontMatter {
    private static let line = Array("---\n".utf8)

    /// Where the closing line begins, and where what follows it begins; nil for a file without any.
    public static func end(in bytes: [UInt8]) -> (closing: Int, body: Int)? {
        guard bytes.starts(with: line) else { return nil }
        var position = line.count
        while position < bytes.count {
            let next = bytes[position...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
            if bytes[position..<next].elementsEqual(line) { return (position, next) }
            position = next
        }
        return nil
    }
}
