import Diagnostics

/// Completes a mapping before it is closed: merge keys resolved, keys unique, no collection as a key.
extension YAMLReader {
    /// Whether a mapping of one entry needs completing: its key is `<<` or a collection.
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

    @inline(__always) private func isMergeKey(_ record: NodeRecord) -> Bool {
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

    /// Replaces `<<` by the entries of the merged mappings, except keys that the mapping has itself.
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

    /// The mappings to which a merge key refers: one, or a sequence; anything else is reported.
    private mutating func mergeSources(_ value: UInt32) -> [UInt32] {
        let record = builder.record(value)
        switch record.kind {
        case .mapping: return [value]
        case .sequence:
            var sources: [UInt32] = []
            for slot in 0..<Int(record.count) {
                let element = builder.child(Int(record.first) + slot)
                let elementRecord = builder.record(element)
                if elementRecord.kind == .mapping { sources.append(element) } else { reportMergeValue(elementRecord) }
            }
            return sources
        case .scalar:
            reportMergeValue(record)
            return []
        }
    }

    /// Reports a value of `<<` that isn't a mapping, except an undefined alias, which has been reported already.
    private mutating func reportMergeValue(_ record: NodeRecord) {
        if record.startOffset < count, base[Int(record.startOffset)] == UInt8(ascii: "*") { return }
        bag.report(
            SourceTreeCodes.mergeValue, "`<<` takes a mapping or a sequence of mappings",
            at: range(Int(record.startOffset), Int(record.endOffset)), help: "<<: *anchor")
    }
}

/// Applies the tags of the core schema; others are ignored with a warning.
extension YAMLReader {
    private static let corePrefix = "tag:yaml.org,2002:"

    mutating func applyTag(_ tag: UnsafePointer<UInt8>, to index: UInt32) {
        let record = builder.record(index)
        let place = range(Int(record.startOffset), Int(record.endOffset))
        guard let name = coreName(of: String(cString: tag), at: place) else { return }
        switch name {
        case "!", "str": if record.style == .plain { builder.setStyle(.doubleQuoted, of: index) }
        case "null", "bool", "int", "float": setType(name, record, index, place)
        case "binary", "timestamp", "merge", "value": break
        case "map", "seq": bag.report(.tagMismatch(name, at: place))
        default: bag.report(.unknownTag("!!" + name, at: place))
        }
    }

    mutating func checkCollectionTag(_ tag: UnsafePointer<UInt8>, _ kind: SourceNode.Kind, at start: Int) {
        let place = range(start, min(start + 1, count))
        guard let name = coreName(of: String(cString: tag), at: place) else { return }
        switch name {
        case "!", "omap", "pairs", "set", kind == .mapping ? "map" : "seq": break
        case "str", "null", "bool", "int", "float", "map", "seq": bag.report(.tagMismatch(name, at: place))
        default: bag.report(.unknownTag("!!" + name, at: place))
        }
    }

    /// `tag:yaml.org,2002:int` → `int`, `!` → `!`; nil, with a message, for other tags.
    private mutating func coreName(of tag: String, at place: SourceRange) -> String? {
        if tag == "!" { return tag }
        guard tag.hasPrefix(Self.corePrefix) else { return bag.fail(.unknownTag(tag, at: place)) }
        return String(tag.dropFirst(Self.corePrefix.count))
    }

    /// Makes a quoted scalar plain if its tag's type fits: `!!int "3"` is the number 3.
    private mutating func setType(_ name: String, _ record: NodeRecord, _ index: UInt32, _ place: SourceRange) {
        let bytes = UnsafeRawBufferPointer(start: builder.text(of: record), count: Int(record.count))
        let isMeant: Bool
        switch coreMeaning(of: bytes) {
        case .null: isMeant = name == "null"
        case .bool: isMeant = name == "bool"
        case .integer: isMeant = name == "int" || name == "float"
        case .float: isMeant = name == "float"
        case .string: isMeant = false
        }
        if isMeant { builder.setStyle(.plain, of: index) } else { bag.report(.tagMismatch(name, at: place)) }
    }
}

/// The anchors of a document: the node of each, and its size with all aliases expanded.
struct YAMLAnchors {
    struct Anchor {
        let node: UInt32
        var isOpen: Bool
        /// The number of nodes, counting an aliased node at each alias.
        var size: Int
        let aliasedBefore: Int
    }

    private var anchors: [String: Anchor] = [:]
    private var openNames: [(name: String, node: UInt32)] = []
    /// The number of nodes that aliases have added so far.
    private(set) var aliasedCount = 0

    subscript(name: String) -> Anchor? { anchors[name] }

    var names: [String] { anchors.keys.sorted() }

    mutating func add(_ name: UnsafePointer<UInt8>, node: UInt32) {
        anchors[String(cString: name)] = Anchor(node: node, isOpen: false, size: 1, aliasedBefore: 0)
    }

    mutating func open(_ name: UnsafePointer<UInt8>, node: UInt32) {
        let name = String(cString: name)
        anchors[name] = Anchor(node: node, isOpen: true, size: 1, aliasedBefore: aliasedCount)
        openNames.append((name, node))
    }

    /// Called at the end of a collection: if it has an anchor, its size is known now.
    @inline(__always) mutating func close(node: UInt32, nodeCount: Int) {
        guard let last = openNames.last, last.node == node else { return }
        openNames.removeLast()
        guard var anchor = anchors[last.name], anchor.node == node else { return }
        anchor.isOpen = false
        anchor.size = nodeCount - Int(node) + aliasedCount - anchor.aliasedBefore
        anchors[last.name] = anchor
    }

    mutating func use(_ anchor: Anchor) { aliasedCount += anchor.size }
}

extension Diagnostic {
    fileprivate static func tagMismatch(_ tag: String, at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.tagMismatch("the value doesn't have the type of its tag `!!\(tag)`", at: range)
    }

    fileprivate static func unknownTag(_ tag: String, at range: SourceRange) -> Diagnostic {
        SourceTreeCodes.unknownTag(
            "tag `\(tag)` is not known and is ignored", at: range,
            help: tag.hasPrefix("!include") ? "refer to the file with `$ref: FILE`" : nil)
    }
}
