/// The type of a closure as it is written: `@Sendable (_ page: Int) async throws -> [Game]`
struct ClosureType {
    struct Parameter {
        /// `page`; nil where only the type is written.
        let name: String?
        let type: String
    }

    let parameters: [Parameter]
    let result: String

    /// Nil for other types.
    init?(_ written: String) {
        var words = SourceWords(bytes: Array(written.withoutAttributes.utf8))
        // `((Bool) -> Void)?`
        while words.first("-", in: 0..<words.bytes.count) == nil, words.bytes.first == UInt8(ascii: "(") {
            let close = ClosureType.end(of: 0, words)
            guard close > 1 else { return nil }
            words = SourceWords(bytes: Array(words.text(1..<close).trimmed.withoutAttributes.utf8))
        }
        let end = words.bytes.count
        guard let start = words.bytes.firstIndex(of: UInt8(ascii: "(")), let arrow = words.first("-", in: start..<end)
        else { return nil }
        let last = ClosureType.end(of: start, words)
        guard start < last else { return nil }
        parameters = words.pieces(in: start + 1..<last).map { piece in
            guard let colon = words.first(":", in: piece) else {
                return Parameter(name: nil, type: words.text(piece).trimmed.withoutAttributes)
            }
            let name = words.text(piece.lowerBound..<colon).split { $0.isWhitespace }.last.map(String.init)
            let type = words.text(colon + 1..<piece.upperBound).trimmed.withoutAttributes
            return Parameter(name: name == "_" ? nil : name, type: type)
        }
        result = words.text(min(arrow + 2, end)..<end).trimmed
    }

    /// Where the parentheses that open at an offset close.
    private static func end(of start: Int, _ words: SourceWords) -> Int {
        var depth = 0
        for offset in start..<words.bytes.count {
            if words.bytes[offset] == UInt8(ascii: "(") { depth += 1 }
            if words.bytes[offset] == UInt8(ascii: ")") { depth -= 1 }
            if depth == 0 { return offset }
        }
        return start
    }
}

extension String { fileprivate var trimmed: String { String(drop { $0.isWhitespace }.trimmingEnd) } }
