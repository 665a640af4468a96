import Diagnostics
import SourceTree

/// A document as a value, whose texts can be replaced. Each text has a kind: `type:` is the key `type`, `:type` a text
/// under it.
indirect enum Document: Sendable {
    case text(String)
    /// A number, a flag or null, as JSON.
    case plain(String)
    case list([Document])
    case object([(key: String, value: Document)])

    init(_ node: SourceNode) {
        if node.isMapping {
            self = .object(node.entries.map { ($0.key.text, Document($0.value)) })
        } else if node.isSequence {
            self = .list(node.elements.map { Document($0) })
        } else {
            let json = node.plainJSON
            self = json.hasPrefix("\"") ? .text(node.text) : .plain(json)
        }
    }

    /// The kinds of all texts, with the number of texts of each.
    var kinds: [String: Int] {
        var kinds: [String: Int] = [:]
        _ = mapped(under: "") { text, kind in
            kinds[kind, default: 0] += 1
            return text
        }
        return kinds
    }

    /// The document with another text after those of the given kinds, so that no two keys become one.
    func replacing(_ kinds: Set<String>, with payload: String) -> Document {
        mapped(under: "") { text, kind in kinds.contains(kind) ? text + payload : text }
    }

    private func mapped(under key: String, _ change: (String, String) -> String) -> Document {
        switch self {
        case .text(let text): return .text(change(text, ":" + key))
        case .plain: return self
        case .list(let elements): return .list(elements.map { $0.mapped(under: key, change) })
        case .object(let entries):
            return .object(entries.map { (change($0.key, $0.key + ":"), $0.value.mapped(under: $0.key, change)) })
        }
    }

    var json: String {
        var writer = JSONWriter(isPretty: false)
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .text(let text): writer.string(text)
        case .plain(let json): writer.raw(json)
        case .list(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let entries):
            writer.beginObject()
            for entry in entries {
                writer.key(entry.key)
                entry.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}
