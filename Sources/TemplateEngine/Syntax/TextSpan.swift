import Diagnostics

/// A stretch of a template's bytes.
struct TextSpan: Sendable, Hashable {
    var start: Int
    var end: Int

    var isEmpty: Bool { start >= end }

    func range(in file: SourceFile) -> SourceRange {
        SourceRange(file: file, startOffset: start, endOffset: end)
    }
}
