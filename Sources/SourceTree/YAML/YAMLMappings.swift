import Diagnostics

/// What a mapping needs before it is closed: merge keys resolved, keys unique, no collection as a key.
extension YAMLReader {
    /// A mapping of one entry needs settling only if that entry is a merge or its key a collection.
    var mayHaveMerge: Bool {
        guard builder.runCount == 2 else { return false }
        let key = builder.record(builder.pendingNode(at: builder.runStart))
        return key.kind != .scalar || isMergeKey(key)
    }

    mutating func settleMapping() {
        if hasCollectionKey() { removeCollectionKeys() }
        duplicates.settle(&builder, file: file, into: &bag)
        mergeAll()
    }

    @inline(__always)
    private func isMergeKey(_ record: NodeRecord) -> Bool {
        guard record.count == 2, record.style == .plain, record.kind == .scalar else { return false }
        let text = builder.text(of: record)
        return text[0] == UInt8(ascii: "<") && text[1] == UInt8(ascii: "<")
    }

    private func hasCollectionKey() -> Bool {
        guard let run = builder.pending.base, let nodes = builder.nodes.base else { return false }
        var slot = builder.runStart
        while slot < builder.pending.count {
            if (nodes + Int(run[slot])).pointee.kind != .scalar { return true }
            slot += 2
        }
        return false
    }

    private mutating func removeCollectionKeys() {
        var kept: [UInt32] = []
        for slot in stride(from: builder.runStart, to: builder.pending.count, by: 2) {
            let key = builder.pendingNode(at: slot)
            if builder.record(key).kind == .scalar { kept += [key, builder.pendingNode(at: slot + 1)] }
        }
        builder.replaceRun(with: kept)
    }

    /// Puts the entries of merged mappings in the place of `<<`, but for the keys that the mapping has itself.
    private mutating func mergeAll() {
        guard let run = builder.pending.base, let nodes = builder.nodes.base else { return }
        var slot = builder.runStart
        while slot < builder.pending.count {
            if isMergeKey((nodes + Int(run[slot])).pointee) { return merge() }
            slot += 2
        }
    }

    private mutating func merge() {
        var known = Set<String>()
        for slot in stride(from: builder.runStart, to: builder.pending.count, by: 2) {
            known.insert(text(of: builder.record(builder.pendingNode(at: slot))))
        }
        var merged: [UInt32] = []
        for slot in stride(from: builder.runStart, to: builder.pending.count, by: 2) {
            let key = builder.pendingNode(at: slot)
            let value = builder.pendingNode(at: slot + 1)
            guard isMergeKey(builder.record(key)) else {
                merged += [key, value]
                continue
            }
            for source in mergeSources(value) {
                let record = builder.record(source)
                for entry in 0..<Int(record.count) {
                    let otherKey = builder.child(Int(record.first) + 2 * entry)
                    guard known.insert(text(of: builder.record(otherKey))).inserted else { continue }
                    merged += [otherKey, builder.child(Int(record.first) + 2 * entry + 1)]
                }
            }
        }
        builder.replaceRun(with: merged)
    }

    /// The mappings that a merge key names: one, or a sequence of them; anything else is reported.
    private mutating func mergeSources(_ value: UInt32) -> [UInt32] {
        let record = builder.record(value)
        switch record.kind {
        case .mapping:
            return [value]
        case .sequence:
            var sources: [UInt32] = []
            for slot in 0..<Int(record.count) {
                let element = builder.child(Int(record.first) + slot)
                let elementRecord = builder.record(element)
                if elementRecord.kind == .mapping {
                    sources.append(element)
                } else {
                    reportMergeValue(elementRecord)
                }
            }
            return sources
        case .scalar:
            reportMergeValue(record)
            return []
        }
    }

    /// An alias without its anchor has been reported already.
    private mutating func reportMergeValue(_ record: NodeRecord) {
        if record.startOffset < count, base[Int(record.startOffset)] == UInt8(ascii: "*") { return }
        bag.report(SourceTreeMessages.mergeValue(at: range(Int(record.startOffset), Int(record.endOffset))))
    }
}
