import Diagnostics
import SourceTree

/// A document as a value, whose texts can be replaced. Keys and values that are texts are numbered in their order.
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

    var textCount: Int {
        switch self {
        case .text: 1
        case .plain: 0
        case .list(let elements): elements.reduce(0) { $0 + $1.textCount }
        case .object(let entries): entries.reduce(0) { $0 + 1 + $1.value.textCount }
        }
    }

    /// The same with another text behind those at the given positions, so that no two keys become one.
    func replacing(_ positions: Set<Int>, with text: String) -> Document {
        var position = 0
        return replacing(positions, text, &position)
    }

    private func replacing(_ positions: Set<Int>, _ payload: String, _ position: inout Int) -> Document {
        func replaced(_ text: String) -> String {
            defer { position += 1 }
            return positions.contains(position) ? text + payload : text
        }
        switch self {
        case .text(let text): return .text(replaced(text))
        case .plain: return self
        case .list(let elements): return .list(elements.map { $0.replacing(positions, payload, &position) })
        case .object(let entries):
            return .object(entries.map { (replaced($0.key), $0.value.replacing(positions, payload, &position)) })
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
