import CLibYAML
import Diagnostics

extension YAMLReader {
    mutating func addScalar(_ event: UnsafeMutablePointer<yaml_event_t>) {
        let scalar = event.pointee.data.scalar
        let start = offset(event.pointee.start_mark)
        var end = max(start, offset(event.pointee.end_mark))
        let length = Int(scalar.length)
        var style = ScalarStyle.plain
        var textStart = start
        switch scalar.style {
        case YAML_PLAIN_SCALAR_STYLE:
            break
        case YAML_SINGLE_QUOTED_SCALAR_STYLE:
            style = .singleQuoted
            textStart += 1
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
            style = .doubleQuoted
            textStart += 1
        default:
            style = scalar.style == YAML_LITERAL_SCALAR_STYLE ? .literal : .folded
            textStart = end
            while end > start, base[end - 1] <= 0x20 { end -= 1 }
        }
        var isTextInFile = length == 0
        if let value = scalar.value, length > 0 {
            isTextInFile = textStart + length <= end && isEqualMemory(base + textStart, value, count: length)
            if !isTextInFile {
                textStart = builder.texts.count
                builder.texts.append(value, count: length)
            }
        }
        let index = builder.add(
            NodeRecord(
                kind: .scalar,
                style: style,
                isTextInFile: isTextInFile,
                first: UInt32(truncatingIfNeeded: isTextInFile ? min(textStart, count) : textStart),
                count: UInt32(truncatingIfNeeded: length),
                startOffset: UInt32(truncatingIfNeeded: start),
                endOffset: UInt32(truncatingIfNeeded: end)
            )
        )
        builder.stretch(to: end)
        if let anchor = scalar.anchor { anchors.add(anchor, node: index) }
        if let tag = scalar.tag { applyTag(tag, to: index) }
    }

    /// An alias is the node that it names. False when aliases make the document too large.
    mutating func addAlias(_ event: UnsafeMutablePointer<yaml_event_t>) -> Bool {
        let start = offset(event.pointee.start_mark)
        let end = offset(event.pointee.end_mark)
        let place = range(start, end)
        guard let anchorName = event.pointee.data.alias.anchor else { return true }
        let name = String(cString: anchorName)
        guard let anchor = anchors[name] else {
            bag.report(SourceTreeMessages.undefinedAlias(name, known: anchors.names, at: place))
            addEmpty(at: start, end)
            return true
        }
        let record = builder.record(anchor.node)
        if anchor.isOpen {
            let first = range(Int(record.startOffset), Int(record.startOffset) + name.utf8.count + 1)
            bag.report(SourceTreeMessages.recursiveAlias(name, at: place, anchor: first))
            addEmpty(at: start, end)
            return true
        }
        if isAtKey, record.kind != .scalar { bag.report(SourceTreeMessages.complexKey(at: place)) }
        anchors.use(anchor)
        guard anchors.aliasedCount <= limits.aliases else {
            bag.report(SourceTreeMessages.aliasExpansion(limits.aliases, at: place))
            return false
        }
        builder.addExisting(anchor.node)
        builder.stretch(to: end)
        return true
    }

    /// A null in the place of what couldn't be read.
    private mutating func addEmpty(at start: Int, _ end: Int) {
        _ = builder.add(
            NodeRecord(
                kind: .scalar,
                style: .plain,
                isTextInFile: true,
                first: UInt32(truncatingIfNeeded: start),
                count: 0,
                startOffset: UInt32(truncatingIfNeeded: start),
                endOffset: UInt32(truncatingIfNeeded: end)
            )
        )
        builder.stretch(to: end)
    }

    /// The text of a scalar, for a message.
    func text(of record: NodeRecord) -> String {
        String(
            decoding: UnsafeBufferPointer(start: builder.text(of: record), count: Int(record.count)),
            as: UTF8.self
        )
    }
}
