/// What stands in front of an operation's id and may be its service: `Users` in `Users_getUser`, `files` in
/// `drive.files.list`.
struct IdentifierQualifier {
    let rest: Substring
    /// All of it, and what follows its last `.` or `/`.
    private let whole: Substring
    private let last: Substring
    /// Whether a sign ends it that stands in no word.
    private let isMarked: Bool

    /// The text in front of each `/`, `.`, `#` and `::` of an id, and of a `_` or `-` that is the first of these:
    /// `multi_search_with_post` is one phrase.
    static func all(in identifier: String) -> [IdentifierQualifier] {
        let bytes = identifier.utf8
        var found: [IdentifierQualifier] = []
        var part = bytes.startIndex
        var position = bytes.startIndex
        var isFirst = true
        while let end = bytes[position...].firstIndex(where: isEnd) {
            position = bytes.index(after: end)
            while position < bytes.endIndex, bytes[position] == UInt8(ascii: ":") {
                position = bytes.index(after: position)
            }
            guard position < bytes.endIndex else { break }
            let isMarked = bytes[end] != UInt8(ascii: "_") && bytes[end] != UInt8(ascii: "-")
            if end > bytes.startIndex, isMarked || isFirst {
                found.append(
                    IdentifierQualifier(
                        rest: identifier[position...],
                        whole: identifier[..<end],
                        last: identifier[part..<end],
                        isMarked: isMarked
                    )
                )
            }
            isFirst = false
            if bytes[end] == UInt8(ascii: "/") || bytes[end] == UInt8(ascii: ".") { part = position }
        }
        return found
    }

    /// Whether a service is meant, with `Controller` or the like behind its name, or in the other number: `users.index` of
    /// the service User. Of `users.photo`, the last part is enough.
    func names(_ service: String) -> Bool {
        let part = service.split(separator: ".").last ?? ""
        return whole == service || names(service[...], words: whole)
            || last.startIndex > whole.startIndex && names(service[...], words: last)
            || part.count < service.count && names(part, words: whole)
    }

    private func names(_ service: Substring, words text: Substring) -> Bool {
        let wanted = WordSplitter.words(of: String(service)).map { $0.lowercased() }
        let words = WordSplitter.words(of: String(text)).map { $0.lowercased() }
        guard let last = words.last, let name = wanted.last else { return false }
        if words == wanted { return true }
        if words.count == wanted.count {
            return isMarked && words.dropLast() == wanted.dropLast() && OperationName.isSame(last, name)
        }
        return words.dropLast() == wanted[...] && ["api", "controller", "service", "resource"].contains(last)
    }

    private static func isEnd(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "#"),
            UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
