/// Finds the values of a path that share their segment with other text: `{base}...{head}`.
enum PathSegments {
    /// The pieces, with those values marked whose segment can't become `.` or `..`.
    static func marking(_ pieces: [PathPlan.Piece]) -> [PathPlan.Piece] {
        var result = pieces
        var segment = Segment()
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .value: segment.values.append(index)
            case .text(let text):
                let parts = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
                segment.literal += Substring(parts[0])
                for part in parts.dropFirst() {
                    segment.mark(&result)
                    segment = Segment(literal: String(Substring(part)))
                }
            }
        }
        segment.mark(&result)
        return result
    }

    private struct Segment {
        var literal = ""
        var values: [Int] = []

        /// No value is empty, so that three characters or one that is no dot are enough. An escape may be one of a dot.
        private var isSafe: Bool {
            guard !literal.utf8.contains(UInt8(ascii: "%")) else { return false }
            return literal.utf8.contains { $0 != UInt8(ascii: ".") } || literal.utf8.count + values.count > 2
        }

        func mark(_ pieces: inout [PathPlan.Piece]) {
            guard !values.isEmpty, isSafe else { return }
            for index in values {
                guard case .value(var value) = pieces[index] else { continue }
                value.isPart = true
                pieces[index] = .value(value)
            }
        }
    }
}
