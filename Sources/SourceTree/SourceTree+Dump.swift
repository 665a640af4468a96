import Diagnostics

extension SourceTree {
    /// The tree as stable JSON: kinds, styles, texts and, if wanted, where each node stands. An alias is written out as
    /// the node that it names.
    public func jsonDump(locations: Bool = true, isPretty: Bool = true) -> String {
        var writer = JSONWriter(isPretty: isPretty)
        root.dump(to: &writer, locations: locations)
        return writer.text + "\n"
    }
}

extension SourceNode {
    fileprivate func dump(to writer: inout JSONWriter, locations: Bool) {
        writer.beginObject()
        switch kind {
        case .scalar:
            writer.field("kind", "scalar")
            writer.field("style", style.name)
            writer.field("meaning", meaning.name)
            writer.field("text", text)
        case .sequence: writer.field("kind", "sequence")
        case .mapping: writer.field("kind", "mapping")
        }
        if locations {
            let (start, end) = (range.start, range.end)
            writer.field("at", "\(start.line):\(start.column)-\(end.line):\(end.column)")
        }
        if isSequence {
            writer.key("elements")
            writer.beginArray()
            for element in elements { element.dump(to: &writer, locations: locations) }
            writer.endArray()
        }
        if isMapping {
            writer.key("entries")
            writer.beginArray()
            for entry in entries {
                writer.beginObject()
                writer.key("key")
                entry.key.dump(to: &writer, locations: locations)
                writer.key("value")
                entry.value.dump(to: &writer, locations: locations)
                writer.endObject()
            }
            writer.endArray()
        }
        writer.endObject()
    }
}

extension ScalarStyle {
    fileprivate var name: String {
        switch self {
        case .plain: "plain"
        case .singleQuoted: "singleQuoted"
        case .doubleQuoted: "doubleQuoted"
        case .literal: "literal"
        case .folded: "folded"
        }
    }
}

extension SourceNode.Meaning {
    fileprivate var name: String {
        switch self {
        case .null: "null"
        case .bool: "bool"
        case .integer: "integer"
        case .float: "float"
        case .string: "string"
        }
    }
}
