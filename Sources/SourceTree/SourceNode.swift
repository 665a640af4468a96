import Diagnostics

/// A node of a source tree: a scalar as text with a style, a sequence, or a mapping in the order of the text.
/// The type of a scalar (Boolean, number, string) is computed only when it is read.
public struct SourceNode: Sendable {
    public enum Kind: String, Sendable { case scalar, sequence, mapping }

    public let tree: SourceTree
    let index: UInt32

    init(tree: SourceTree, index: UInt32) {
        self.tree = tree
        self.index = index
    }

    var record: NodeRecord { tree.nodes[Int(index)] }

    /// Identifies a node within its tree; an alias has the identity of the node that it names.
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
        case .sequence: writer.list(elements) { $1.writePlain(to: &$0) }
        case .scalar:
            switch meaning {
            case .null: writer.null()
            case .bool(let value): writer.bool(value)
            case .integer, .float: writer.raw(jsonNumber(from: text) ?? "null")
            case .string: writer.string(text)
            }
        }
    }
}

/// A number of YAML as JSON has it: `0x1F` → 31, `.5` → 0.5, `010` → 10; nil for `.inf`, which JSON doesn't have.
package func jsonNumber(from text: String) -> String? {
    let digits = text.first.map { "+-".contains($0) } ?? false ? text.dropFirst() : text[...]
    let sign = text.hasPrefix("-") ? "-" : ""
    for (prefix, radix) in [("0x", 16), ("0o", 8)] where digits.hasPrefix(prefix) {
        return UInt(digits.dropFirst(2), radix: radix).map { "\(sign)\($0)" }
    }
    let parts = digits.split(maxSplits: 1, omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    let pieces = parts[0].split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let areDigits = { (text: Substring) in text.utf8.allSatisfy(\.isASCIIDigit) }
    guard pieces.allSatisfy(areDigits), pieces.contains(where: { !$0.isEmpty }) else { return nil }
    let whole = pieces[0].drop { $0 == "0" }
    var number = sign + (whole.isEmpty ? "0" : whole)
    if pieces.count > 1, !pieces[1].isEmpty { number += "." + pieces[1] }
    guard parts.count > 1 else { return number }
    let exponent = parts[1].first.map { "+-".contains($0) } ?? false ? parts[1].dropFirst() : parts[1]
    return exponent.isEmpty || !areDigits(exponent) ? nil : number + digits[parts[0].endIndex...]
}
