import APIModel
import SourceTree

/// Reads a JSON value: `{ size: 20, tags: [a] }`. A plain scalar means what the YAML core schema says.
package enum LiteralReader {
    package static func read(_ node: SourceNode) -> Literal {
        switch node.kind {
        case .mapping:
            return .object(node.entries.map { Literal.Member(name: $0.key.text, value: read($0.value)) })
        case .sequence:
            return .array(node.elements.map { read($0) })
        case .scalar:
            return scalar(node)
        }
    }

    private static func scalar(_ node: SourceNode) -> Literal {
        switch node.meaning {
        case .null: return .null
        case .bool(let value): return .bool(value)
        case .integer, .float: return .number(node.text)
        case .string: return .string(node.text)
        }
    }
}
