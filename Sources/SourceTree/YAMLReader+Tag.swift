import Diagnostics

/// Tags: those of the core schema are honoured, others are passed over with a warning.
extension YAMLReader {
    private static let corePrefix = "tag:yaml.org,2002:"

    mutating func applyTag(_ tag: UnsafePointer<UInt8>, to index: UInt32) {
        let tag = String(cString: tag)
        let record = builder.record(index)
        let place = range(Int(record.startOffset), Int(record.endOffset))
        guard tag != "!" else { return setString(record, index) }
        guard tag.hasPrefix(Self.corePrefix) else {
            bag.report(SourceTreeMessages.unknownTag(tag, at: place))
            return
        }
        let name = String(tag.dropFirst(Self.corePrefix.count))
        switch name {
        case "str": setString(record, index)
        case "null", "bool", "int", "float": setType(name, record, index, place)
        case "binary", "timestamp", "merge", "value": break
        case "map", "seq": bag.report(SourceTreeMessages.tagMismatch(name, at: place))
        default: bag.report(SourceTreeMessages.unknownTag("!!" + name, at: place))
        }
    }

    mutating func checkCollectionTag(_ tag: UnsafePointer<UInt8>, _ kind: SourceNode.Kind, at start: Int) {
        let tag = String(cString: tag)
        let place = range(start, min(start + 1, count))
        let expected = kind == .mapping ? "map" : "seq"
        guard tag != "!", tag != Self.corePrefix + expected else { return }
        guard tag.hasPrefix(Self.corePrefix) else {
            bag.report(SourceTreeMessages.unknownTag(tag, at: place))
            return
        }
        let name = String(tag.dropFirst(Self.corePrefix.count))
        switch name {
        case "omap", "pairs", "set": break
        case "str", "null", "bool", "int", "float", "map", "seq":
            bag.report(SourceTreeMessages.tagMismatch(name, at: place))
        default: bag.report(SourceTreeMessages.unknownTag("!!" + name, at: place))
        }
    }

    private mutating func setString(_ record: NodeRecord, _ index: UInt32) {
        if record.style == .plain { builder.setStyle(.doubleQuoted, of: index) }
    }

    /// `!!int "3"` is the number 3: the scalar becomes a plain one, if that has the wanted type.
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
        if isMeant {
            builder.setStyle(.plain, of: index)
        } else {
            bag.report(SourceTreeMessages.tagMismatch(name, at: place))
        }
    }
}
