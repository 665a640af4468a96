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
                let parts = text.split(separator: "/", omittingEmptySubsequences: false)
                segment.literal += parts.first ?? ""
                for part in parts.dropFirst() {
                    segment.mark(&result)
                    segment = Segment(literal: String(part))
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
            guard !literal.contains("%") else { return false }
            return literal.contains { $0 != "." } || literal.count + values.count > 2
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
