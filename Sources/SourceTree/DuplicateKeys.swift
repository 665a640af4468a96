import Diagnostics

/// Finds duplicate keys of a mapping, reports them, and keeps the last entry of each. Large mappings go through a hash
/// table; its seed differs between runs, but the result doesn't.
struct DuplicateKeys {
    private var table: [Int32] = []
    private var comparisonsLeft = 200_000

    private static let mostForPairs = 16

    /// Removes the duplicates of the builder's innermost open mapping.
    mutating func settle(_ builder: inout TreeBuilder, file: SourceFile, into bag: inout DiagnosticBag) {
        let entryCount = builder.runCount / 2
        var pairs = entryCount <= Self.mostForPairs ? findByPairs(builder, entryCount) : findByHash(builder, entryCount)
        pairs += findEquivalents(builder, entryCount, besides: pairs)
        guard !pairs.isEmpty else { return }
        for pair in pairs { report(pair, builder, file, &bag) }
        removeEarlier(pairs, &builder, entryCount)
    }

    private struct Pair {
        let earlier: Int
        let later: Int
    }

    private func findByPairs(_ builder: TreeBuilder, _ entryCount: Int) -> [Pair] {
        var pairs: [Pair] = []
        guard let run = builder.pending.base, let nodes = builder.nodes.base else { return pairs }
        let first = run + builder.runStart
        var later = 1
        while later < entryCount {
            let key = nodes + Int(first[2 * later])
            let length = key.pointee.count
            var earlier = later - 1
            while earlier >= 0 {
                let other = nodes + Int(first[2 * earlier])
                if other.pointee.count == length, isSameKey(builder, key.pointee, other.pointee) {
                    pairs.append(Pair(earlier: earlier, later: later))
                    break
                }
                earlier -= 1
            }
            later += 1
        }
        return pairs
    }

    private mutating func findByHash(_ builder: TreeBuilder, _ entryCount: Int) -> [Pair] {
        var pairs: [Pair] = []
        var size = 64
        while size < entryCount * 2 { size *= 2 }
        if table.count < size {
            table = [Int32](repeating: -1, count: size)
        } else {
            for index in 0..<size { table[index] = -1 }
        }
        for entry in 0..<entryCount {
            let record = builder.record(builder.pendingNode(at: builder.runStart + 2 * entry))
            guard record.kind == .scalar else { continue }
            var hasher = Hasher()
            hasher.combine(bytes: UnsafeRawBufferPointer(start: builder.text(of: record), count: Int(record.count)))
            var slot = hasher.finalize() & (size - 1)
            while table[slot] >= 0 {
                let other = Int(table[slot])
                if isSameKey(builder, record, builder.record(builder.pendingNode(at: builder.runStart + 2 * other))) {
                    pairs.append(Pair(earlier: other, later: entry))
                    break
                }
                slot = (slot + 1) & (size - 1)
            }
            table[slot] = Int32(truncatingIfNeeded: entry)
        }
        return pairs
    }

    /// Keys that differ only in the composition of letters: `é` is one scalar, or an `e` and an accent. They look the
    /// same, and are equal as Swift strings.
    private func findEquivalents(_ builder: TreeBuilder, _ entryCount: Int, besides pairs: [Pair]) -> [Pair] {
        var found: [Pair] = []
        var entries: [String: Int] = [:]
        let dropped = Set(pairs.lazy.map(\.earlier))
        for entry in 0..<entryCount {
            let record = builder.record(builder.pendingNode(at: builder.runStart + 2 * entry))
            guard record.kind == .scalar else { continue }
            let text = UnsafeBufferPointer(start: builder.text(of: record), count: Int(record.count))
            guard text.reduce(0, |) >= 0x80, !dropped.contains(entry) else { continue }
            let earlier = entries.updateValue(entry, forKey: String(decoding: text, as: UTF8.self))
            if let earlier { found.append(Pair(earlier: earlier, later: entry)) }
        }
        return found
    }

    @inline(__always) private func isSameKey(_ builder: TreeBuilder, _ left: NodeRecord, _ right: NodeRecord) -> Bool {
        left.count == right.count && left.kind == .scalar && right.kind == .scalar
            && isEqualMemory(builder.text(of: left), builder.text(of: right), count: Int(left.count))
    }

    private mutating func report(_ pair: Pair, _ builder: TreeBuilder, _ file: SourceFile, _ bag: inout DiagnosticBag) {
        let (earlier, later) = (builder.runStart + 2 * pair.earlier, builder.runStart + 2 * pair.later)
        let key = builder.record(builder.pendingNode(at: later))
        let text = UnsafeBufferPointer(start: builder.text(of: key), count: Int(key.count))
        let name = String(decoding: text, as: UTF8.self)
        let place = range(of: key, file)
        let problem =
            isSame(builder, builder.pendingNode(at: earlier + 1), builder.pendingNode(at: later + 1))
            ? SourceTreeCodes.repeatedEntry(
                "key `\(name)` is repeated with the same value", at: place, help: "remove one of them")
            : SourceTreeCodes.duplicateKey(
                "duplicate key `\(name)`", at: place, help: "the values differ; keep one of them, or rename a key")
        let first = builder.record(builder.pendingNode(at: earlier))
        bag.report(problem.note("the key is first here", at: range(of: first, file)))
    }

    private func range(of record: NodeRecord, _ file: SourceFile) -> SourceRange {
        SourceRange(file: file, startOffset: Int(record.startOffset), endOffset: Int(record.endOffset))
    }

    /// Whether two values are equal; false when a hostile document makes it compare too much.
    private mutating func isSame(_ builder: TreeBuilder, _ left: UInt32, _ right: UInt32) -> Bool {
        if left == right { return true }
        comparisonsLeft -= 1
        let (a, b) = (builder.record(left), builder.record(right))
        guard comparisonsLeft > 0, a.kind == b.kind, a.count == b.count else { return false }
        if a.kind == .scalar {
            return (a.style == .plain) == (b.style == .plain)
                && isEqualMemory(builder.text(of: a), builder.text(of: b), count: Int(a.count))
        }
        for slot in 0..<Int(a.kind == .mapping ? 2 * a.count : a.count) {
            guard isSame(builder, builder.child(Int(a.first) + slot), builder.child(Int(b.first) + slot)) else {
                return false
            }
        }
        return true
    }

    private func removeEarlier(_ pairs: [Pair], _ builder: inout TreeBuilder, _ entryCount: Int) {
        var isRemoved = [Bool](repeating: false, count: entryCount)
        for pair in pairs { isRemoved[pair.earlier] = true }
        var kept: [UInt32] = []
        for entry in 0..<entryCount where !isRemoved[entry] {
            kept.append(builder.pendingNode(at: builder.runStart + 2 * entry))
            kept.append(builder.pendingNode(at: builder.runStart + 2 * entry + 1))
        }
        builder.replaceRun(with: kept)
    }
}
