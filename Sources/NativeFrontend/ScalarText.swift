import Diagnostics
import SourceTree

/// The text of a scalar together with where each byte of it stands in the file, so that an error inside a short form
/// points at its column. Where escapes or folding shift the columns, every place is the whole scalar.
struct ScalarText {
    let bytes: [UInt8]
    private let whole: SourceRange
    /// Where the text begins in the file, if the file holds it as it is.
    private let fileOffset: Int?

    init(_ node: SourceNode) {
        bytes = node.withTextBytes { Array($0) }
        whole = node.range
        let quote = node.style == .singleQuoted || node.style == .doubleQuoted ? 1 : 0
        let start = Int(node.range.startOffset) + quote
        let end = start + bytes.count
        let file = whole.file.bytes
        fileOffset = end <= file.count && file[start..<end].elementsEqual(bytes) ? start : nil
    }

    func range(_ start: Int, _ end: Int) -> SourceRange {
        guard let fileOffset else { return whole }
        return SourceRange(file: whole.file, startOffset: fileOffset + start, endOffset: fileOffset + end)
    }

    func string(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }
}
