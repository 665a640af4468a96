/// The difference between two texts, line by line, by the greedy algorithm of Myers. Where texts differ in too many
/// lines, all old lines come before all new ones.
struct LineDiff {
    enum Step: Equatable {
        case same(old: Int, new: Int)
        case removed(Int)
        case added(Int)
    }

    /// The largest number of edits that is searched for; time and memory grow with its square.
    private static let limit = 600

    let old: [Substring]
    let new: [Substring]
    let steps: [Step]

    init(_ old: [UInt8], _ new: [UInt8]) {
        self.old = LineDiff.lines(old)
        self.new = LineDiff.lines(new)
        var ids: [Substring: Int] = [:]
        func number(_ line: Substring) -> Int {
            if let id = ids[line] { return id }
            let id = ids.count
            ids[line] = id
            return id
        }
        steps = LineDiff.steps(self.old.map(number), self.new.map(number))
    }

    private static func lines(_ bytes: [UInt8]) -> [Substring] {
        let text = String(decoding: bytes, as: UTF8.self)
        // Lines are split at scalars, since a carriage return and a line feed are one character.
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
        return bytes.last == 0x0A || bytes.isEmpty ? Array(lines.dropLast()) : lines
    }

    private static func steps(_ old: [Int], _ new: [Int]) -> [Step] {
        var head = 0
        while head < old.count, head < new.count, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < old.count - head, tail < new.count - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
            tail += 1
        }
        var steps = (0..<head).map { Step.same(old: $0, new: $0) }
        steps += middle(Array(old[head..<old.count - tail]), Array(new[head..<new.count - tail]), from: head)
        steps += (0..<tail).reversed().map { Step.same(old: old.count - 1 - $0, new: new.count - 1 - $0) }
        return steps
    }

    private static func middle(_ old: [Int], _ new: [Int], from head: Int) -> [Step] {
        guard let trace = trace(old, new) else {
            return old.indices.map { .removed(head + $0) } + new.indices.map { .added(head + $0) }
        }
        var steps: [Step] = []
        var x = old.count
        var y = new.count
        for edits in stride(from: trace.count - 1, through: 0, by: -1) {
            let reach = trace[edits]
            let diagonal = x - y
            let isAdded =
                diagonal == -edits || diagonal != edits && reach[edits + diagonal] < reach[edits + diagonal + 2]
            let before = isAdded ? diagonal + 1 : diagonal - 1
            let startX = edits == 0 ? 0 : reach[edits + before + 1]
            let startY = edits == 0 ? 0 : startX - before
            while x > startX, y > startY {
                x -= 1
                y -= 1
                steps.append(.same(old: head + x, new: head + y))
            }
            guard edits > 0 else { break }
            if isAdded {
                y -= 1
                steps.append(.added(head + y))
            } else {
                x -= 1
                steps.append(.removed(head + x))
            }
        }
        return steps.reversed()
    }

    /// How far each diagonal reached before each number of edits: `trace[d][d + k + 1]` is that of diagonal k.
    private static func trace(_ old: [Int], _ new: [Int]) -> [[Int]]? {
        let most = min(limit, old.count + new.count)
        var reach = [Int](repeating: 0, count: 2 * most + 3)
        let center = most + 1
        var trace: [[Int]] = []
        for edits in 0...most {
            trace.append(Array(reach[(center - edits - 1)...(center + edits + 1)]))
            for diagonal in stride(from: -edits, through: edits, by: 2) {
                let place = center + diagonal
                let isAdded = diagonal == -edits || diagonal != edits && reach[place - 1] < reach[place + 1]
                var x = isAdded ? reach[place + 1] : reach[place - 1] + 1
                while x < old.count, x - diagonal < new.count, old[x] == new[x - diagonal] { x += 1 }
                reach[place] = x
                if x >= old.count, x - diagonal >= new.count { return trace }
            }
        }
        return nil
    }
}

/// The unified diff from the current content of a file to the generated one, in the format of `patch`.
public struct UnifiedDiff: Sendable {
    /// Lines with their marks: `-`, `+`, a blank, or `@@`.
    public let lines: [String]

    private static let context = 3

    init(path: String, from old: [UInt8], to new: [UInt8]) {
        let diff = LineDiff(old, new)
        var lines = ["--- \(path)", "+++ \(path) (generated now)"]
        for hunk in UnifiedDiff.hunks(of: diff.steps) { lines += UnifiedDiff.text(of: hunk, in: diff) }
        self.lines = lines.count == 2 ? [] : lines
    }

    /// The changes with the lines around them, as ranges of steps, joined where they touch.
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

    /// The number of lines of both texts before a hunk.
    private static func start(of hunk: ArraySlice<LineDiff.Step>) -> (old: Int, new: Int) {
        var old: Int?
        var new: Int?
        for step in hunk {
            switch step {
            case .same(let left, let right): return (old ?? left, new ?? right)
            case .removed(let left): old = old ?? left
            case .added(let right): new = new ?? right
            }
        }
        // A hunk without common lines consists of both whole texts.
        return (old ?? 0, new ?? 0)
    }
}
