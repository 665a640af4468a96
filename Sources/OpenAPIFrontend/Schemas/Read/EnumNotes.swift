import Diagnostics
import SourceTree

/// What a vendor's key says of the values of an enum: a list of words, one for each in order, a mapping of values to
/// words, a list of values, or a list of records with a `value` each (`x-ms-enum`).
struct EnumNotes {
    private let node: SourceNode?
    private let listed: Set<String>
    private var records: [String: SourceNode] = [:]

    init(_ node: SourceNode?) {
        self.node = node
        listed = node.map { Set($0.elements.filter(\.isScalar).map(\.text)) } ?? []
    }

    /// The words of `node`, or else those that the records have under a key.
    init(_ node: SourceNode?, _ records: SourceNode?, _ key: StaticString) {
        self.init(node)
        guard node == nil, let records else { return }
        for record in records.elements {
            guard let value = record["value"], value.isScalar, let word = record[key] else { continue }
            self.records[value.text] = self.records[value.text] ?? word
        }
    }

    /// The word for a value.
    subscript(index: Int, value: String) -> String? {
        let entry: SourceNode?
        if let node, node.isSequence {
            entry = index < node.count ? node.elements[index] : nil
        } else {
            entry = node?.value(forKey: value) ?? records[value]
        }
        guard let entry, entry.isScalar, !entry.isNull, !entry.text.isEmpty else { return nil }
        return entry.text
    }

    /// Whether a list of values has a value.
    func lists(_ value: String) -> Bool { listed.contains(value) }

    /// Warnings of words that are more or fewer than the values, or that no value has.
    func misfits(among values: [SourceNode]) -> [Diagnostic] {
        guard let node else { return [] }
        if node.isMapping {
            let known = Set(values.map(\.text))
            return node.entries.filter { !known.contains($0.key.text) }.map {
                SchemaMessages.unlistedEnumValue($0.key.text, at: $0.key.range)
            }
        }
        guard node.isSequence, node.count != values.count else { return [] }
        return [SchemaMessages.unevenEnumNotes(node.count, values: values.count, at: node.range)]
    }

    /// Warnings of elements that are none of the values.
    func strangers(among values: [SourceNode]) -> [Diagnostic] {
        guard let node else { return [] }
        let known = Set(values.map(\.text))
        return node.elements.filter { $0.isScalar && !known.contains($0.text) }.map {
            SchemaMessages.unlistedEnumValue($0.text, at: $0.range)
        }
    }
}
