/// The unified diff from what is in a file to what would be in it, as `patch` reads it.
public struct UnifiedDiff: Sendable {
    /// A line with its mark: `-`, `+`, a blank, or `@@`.
    public let lines: [String]

    private static let context = 3

    init(path: String, from old: [UInt8], to new: [UInt8]) {
        let diff = LineDiff(old, new)
        var lines = ["--- \(path)", "+++ \(path) (generated now)"]
        for hunk in UnifiedDiff.hunks(of: diff.steps) { lines += UnifiedDiff.text(of: hunk, in: diff) }
        self.lines = lines.count == 2 ? [] : lines
    }

    /// Ranges of steps: the changes with the lines around them, joined where they touch.
    private static func hunks(of steps: [LineDiff.Step]) -> [ArraySlice<LineDiff.Step>] {
        var ranges: [Range<Int>] = []
        for (index, step) in steps.enumerated() {
            if case .same = step { continue }
            let start = max(0, index - context)
            let end = min(steps.count, index + context + 1)
            if let last = ranges.last, start <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(start..<end)
            }
        }
        return ranges.map { steps[$0] }
    }

    private static func text(of hunk: ArraySlice<LineDiff.Step>, in diff: LineDiff) -> [String] {
        var lines: [String] = []
        var oldCount = 0
        var newCount = 0
        for step in hunk {
            switch step {
            case .same(let old, _):
                lines.append(" " + diff.old[old])
                oldCount += 1
                newCount += 1
            case .removed(let old):
                lines.append("-" + diff.old[old])
                oldCount += 1
            case .added(let new):
                lines.append("+" + diff.new[new])
                newCount += 1
            }
        }
        let (oldStart, newStart) = start(of: hunk)
        let old = "-\(oldCount == 0 ? oldStart : oldStart + 1),\(oldCount)"
        let new = "+\(newCount == 0 ? newStart : newStart + 1),\(newCount)"
        return ["@@ \(old) \(new) @@"] + lines
    }

    /// How many lines of both texts stand before a hunk.
    private static func start(of hunk: ArraySlice<LineDiff.Step>) -> (old: Int, new: Int) {
        var old: Int?
        var new: Int?
        for step in hunk {
            switch step {
            case .same(let left, let right):
                return (old ?? left, new ?? right)
            case .removed(let left): old = old ?? left
            case .added(let right): new = new ?? right
            }
        }
        // Without a line in common the hunk is all of both texts.
        return (old ?? 0, new ?? 0)
    }
}
