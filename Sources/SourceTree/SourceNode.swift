import Diagnostics

/// A node of a source tree: a scalar as text with a style, a sequence, or a mapping in the order of the text.
/// The type of a scalar (Boolean, number, string) is computed only when it is read.
public struct SourceNode: Sendable {
    public enum Kind: UInt8, Sendable { case scalar, sequence, mapping }

    public let tree: SourceTree
    let index: UInt32

    init(tree: SourceTree, index: UInt32) {
        self.tree = tree
        self.index = index
    }

    var record: NodeRecord { tree.nodes[Int(index)] }

    /// Tells nodes of one tree apart; an alias has the identity of the node that it names.
    public var identity: UInt32 { index }

    public var kind: Kind { record.kind }
    public var isMapping: Bool { record.kind == .mapping }
    public var isSequence: Bool { record.kind == .sequence }
    public var isScalar: Bool { record.kind == .scalar }

    public var range: SourceRange {
        let record = record
        return SourceRange(
            file: tree.file(of: index), startOffset: Int(record.startOffset), endOffset: Int(record.endOffset))
    }

    /// The number of elements of a sequence or entries of a mapping; 0 for a scalar.
    public var count: Int { record.kind == .scalar ? 0 : Int(record.count) }
}

public struct SourceEntry: Sendable {
    public let key: SourceNode
    public let value: SourceNode
}

extension SourceNode {
    /// The entries of a mapping in the order of the text; empty for other kinds.
    public var entries: Entries { Entries(node: self) }
    /// The elements of a sequence; empty for other kinds.
    public var elements: Elements { Elements(node: self) }

    public struct Entries: RandomAccessCollection, Sendable {
        let node: SourceNode
        let first: Int
        public let endIndex: Int

        init(node: SourceNode) {
            let record = node.record
            self.node = node
            first = Int(record.first)
            endIndex = record.kind == .mapping ? Int(record.count) : 0
        }

        public var startIndex: Int { 0 }
        public subscript(position: Int) -> SourceEntry {
            let slot = first + 2 * position
            return SourceEntry(
                key: SourceNode(tree: node.tree, index: node.tree.children[slot]),
                value: SourceNode(tree: node.tree, index: node.tree.children[slot + 1]))
        }
    }

    public struct Elements: RandomAccessCollection, Sendable {
        let node: SourceNode
        let first: Int
        public let endIndex: Int

        init(node: SourceNode) {
            let record = node.record
            self.node = node
            first = Int(record.first)
            endIndex = record.kind == .sequence ? Int(record.count) : 0
        }

        public var startIndex: Int { 0 }
        public subscript(position: Int) -> SourceNode {
            SourceNode(tree: node.tree, index: node.tree.children[first + position])
        }
    }

    /// The value of a key that is fixed in the program: `node["operationId"]`.
    public subscript(key: StaticString) -> SourceNode? { entry(key)?.value }

    /// The entry of a key that is fixed in the program, for the range of the key.
    public func entry(_ key: StaticString) -> SourceEntry? {
        let wanted = UnsafeRawBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount)
        return firstEntry(matching: wanted)
    }

    /// The value of a key that was read from a document: a part of a reference, a name of a schema.
    public func value(forKey key: String) -> SourceNode? {
        var key = key
        return key.withUTF8 { firstEntry(matching: UnsafeRawBufferPointer($0))?.value }
    }

    private func firstEntry(matching wanted: UnsafeRawBufferPointer) -> SourceEntry? {
        let record = record
        guard record.kind == .mapping else { return nil }
        let (nodes, children) = (tree.nodes, tree.children)
        let end = Int(record.first) + 2 * Int(record.count)
        var slot = Int(record.first)
        // Reads the tables directly, since making a `SourceNode` of each key would retain the tree each time.
        while slot < end {
            let key = nodes[Int(children[slot])]
            if key.kind == .scalar, Int(key.count) == wanted.count, hasText(wanted, key) {
                return SourceEntry(
                    key: SourceNode(tree: tree, index: children[slot]),
                    value: SourceNode(tree: tree, index: children[slot + 1]))
            }
            slot += 2
        }
        return nil
    }

    /// Whether a scalar's text, of the right length, is exactly `wanted`.
    private func hasText(_ wanted: UnsafeRawBufferPointer, _ scalar: NodeRecord) -> Bool {
        guard let wanted = wanted.baseAddress else { return true }
        let text = (scalar.isTextInFile ? tree.fileBytes : tree.texts) + Int(scalar.first)
        return memcmp(text, wanted, Int(scalar.count)) == 0
    }
}

import Platform

extension SourceNode {
    /// The node as JSON on one line, with types by the core schema and without style or place: `{a: 0x10}` → `{"a":16}`
    public var plainJSON: String {
        var writer = JSONWriter(isPretty: false)
        writePlain(to: &writer)
        return writer.text
    }

    /// Writes the node as a JSON value.
    public func writePlain(to writer: inout JSONWriter) {
        switch kind {
        case .mapping:
            writer.object {
                for entry in entries {
                    $0.key(entry.key.text)
                    entry.value.writePlain(to: &$0)
                }
            }
        case .sequence:
            writer.beginArray()
            for element in elements { element.writePlain(to: &writer) }
            writer.endArray()
        case .scalar:
            switch meaning {
            case .null: writer.null()
            case .bool(let value): writer.bool(value)
            case .integer, .float: writer.raw(jsonNumber(from: text))
            case .string: writer.string(text)
            }
        }
    }
}

/// Converts a number of the core schema to JSON: `+.5` → `0.5`, `0x10` → `16`, `007` → `7`; `.inf` → `null`
private func jsonNumber(from text: String) -> String {
    let isNegative = text.hasPrefix("-")
    var digits = text[...]
    if isNegative || text.hasPrefix("+") { digits = digits.dropFirst() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0o") {
        let radix = digits.hasPrefix("0x") ? 16 : 8
        return UInt64(digits.dropFirst(2), radix: radix).map { String($0) } ?? "null"
    }
    let exponentStart = digits.firstIndex { $0 == "e" || $0 == "E" } ?? digits.endIndex
    let parts = digits[..<exponentStart].split(separator: ".", omittingEmptySubsequences: false)
    let whole = parts.first.map { $0.drop { $0 == "0" } } ?? ""
    guard whole.allSatisfy(\.isWholeNumber) else { return "null" }
    let fraction = parts.count > 1 ? parts[1] : ""
    guard fraction.allSatisfy(\.isWholeNumber) else { return "null" }
    let mantissa = (whole.isEmpty ? "0" : String(whole)) + (fraction.isEmpty ? "" : "." + fraction)
    return (isNegative ? "-" : "") + mantissa + digits[exponentStart...]
}
