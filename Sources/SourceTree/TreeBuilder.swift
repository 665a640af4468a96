import Diagnostics

/// Collects the nodes of one document as a reader meets them. `pending` is a stack: for each open collection its index,
/// the start of the run around it, and its children so far. Closing it moves the children to `children`.
struct TreeBuilder {
    let fileBytes: UnsafePointer<UInt8>
    private(set) var nodes = NodeBuffer()
    private(set) var children = WordBuffer()
    var texts = ByteBuffer()
    private(set) var pending = WordBuffer()
    /// The position on `pending` of the innermost open collection's first child.
    private(set) var runStart = 0
    private(set) var depth = 0

    init(fileBytes: UnsafePointer<UInt8>) { self.fileBytes = fileBytes }

    var openNode: UInt32? { depth == 0 ? nil : pending.base.map { $0[runStart - 2] } }

    /// The number of nodes in the innermost open collection so far: elements, or keys and values.
    @inline(__always) var runCount: Int { pending.count - runStart }

    @inline(__always) func record(_ index: UInt32) -> NodeRecord {
        guard let base = nodes.base else { return NodeRecord.nothing }
        return base[Int(index)]
    }

    func pendingNode(at slot: Int) -> UInt32 { pending.base.map { $0[slot] } ?? 0 }

    var last: NodeRecord? { nodes.count == 0 ? nil : record(UInt32(nodes.count - 1)) }

    mutating func add(_ record: NodeRecord) -> UInt32 {
        let index = nodes.append(record)
        pending.append(index)
        return index
    }

    /// - Parameter text: the offset of the text, in the file or in the builder's `texts`.
    @discardableResult mutating func addScalar(
        _ style: ScalarStyle, text: Int, count: Int, isTextInFile: Bool = true, from start: Int, to end: Int
    ) -> UInt32 {
        add(
            NodeRecord(
                kind: .scalar, style: style, isTextInFile: isTextInFile, first: UInt32(truncatingIfNeeded: text),
                count: UInt32(truncatingIfNeeded: count), startOffset: UInt32(truncatingIfNeeded: start),
                endOffset: UInt32(truncatingIfNeeded: end)))
    }

    /// Adds an existing node, for an alias.
    mutating func addExisting(_ index: UInt32) { pending.append(index) }

    mutating func open(_ kind: SourceNode.Kind, at offset: Int, style: ScalarStyle = .plain) -> UInt32 {
        let start = UInt32(truncatingIfNeeded: offset)
        let index = nodes.append(
            NodeRecord(
                kind: kind, style: style, isTextInFile: false, first: 0, count: 0, startOffset: start, endOffset: start)
        )
        pending.append(index)
        pending.append(UInt32(truncatingIfNeeded: runStart))
        runStart = pending.count
        depth += 1
        return index
    }

    /// Closes the innermost collection; without `endOffset` it ends where its last child does.
    mutating func close(endOffset: Int?) -> UInt32 {
        guard depth > 0, let base = pending.base, let table = nodes.base else { return 0 }
        let index = base[runStart - 2]
        let run = pending.count - runStart
        let record = table + Int(index)
        record.pointee.first = UInt32(truncatingIfNeeded: children.count)
        record.pointee.count = UInt32(truncatingIfNeeded: record.pointee.kind == .mapping ? run / 2 : run)
        if let endOffset { record.pointee.endOffset = UInt32(truncatingIfNeeded: endOffset) }
        if run > 0 { children.append(UnsafePointer(base + runStart), count: run) }
        let outer = Int(base[runStart - 1])
        pending.truncate(to: runStart - 1)
        runStart = outer
        depth -= 1
        return index
    }

    /// Moves the end of the innermost open collection to an offset in it.
    @inline(__always) mutating func stretch(to offset: Int) {
        guard depth > 0, let base = pending.base, let table = nodes.base else { return }
        (table + Int(base[runStart - 2])).pointee.endOffset = UInt32(truncatingIfNeeded: offset)
    }

    mutating func setStyle(_ style: ScalarStyle, of index: UInt32) {
        if let base = nodes.base { (base + Int(index)).pointee.style = style }
    }

    /// Replaces the children of the innermost open collection.
    mutating func replaceRun(with run: [UInt32]) {
        pending.truncate(to: runStart)
        for index in run { pending.append(index) }
    }

    @inline(__always) func text(of record: NodeRecord) -> UnsafePointer<UInt8> {
        if record.isTextInFile { return fileBytes + Int(record.first) }
        guard let base = texts.base else { return fileBytes }
        return UnsafePointer(base + Int(record.first))
    }

    func child(_ slot: Int) -> UInt32 { children.base.map { $0[slot] } ?? 0 }

    /// The finished tree, which takes over the memory.
    mutating func finish(file: SourceFile) -> SourceTree {
        let root = pendingNode(at: 0)
        pending.free()
        nodes.shrink()
        children.shrink()
        texts.shrink()
        return SourceTree(file: file, builder: self, rootIndex: root)
    }

    func discard() {
        nodes.free()
        children.free()
        texts.free()
        pending.free()
    }
}

/// The content of a tree that is made by code instead of read: scalars with the places in a file at which messages show
/// them.
public indirect enum TreeValue: Sendable {
    case scalar(Scalar)
    case mapping([(key: Scalar, value: TreeValue)])

    public struct Scalar: Sendable {
        public var text: String
        public var place: Range<Int>
        /// Whether it may have a type other than string, such as Boolean.
        var isPlain: Bool

        public init(_ text: String, at place: Range<Int>, isPlain: Bool = false) {
            self.text = text
            self.place = place
            self.isPlain = isPlain
        }
    }
}

extension SourceTree {
    /// Makes a tree of a value whose places are in the file.
    public static func made(of value: TreeValue, in file: SourceFile) -> SourceTree? {
        file.bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return nil }
            var builder = TreeBuilder(fileBytes: base)
            builder.add(value)
            return builder.finish(file: file)
        }
    }
}

extension TreeBuilder {
    fileprivate mutating func add(_ value: TreeValue) {
        switch value {
        case .scalar(let scalar): add(scalar)
        case .mapping(let entries):
            _ = open(.mapping, at: entries.first?.key.place.lowerBound ?? 0)
            var end = 0
            for entry in entries {
                add(entry.key)
                add(entry.value)
                end = max(end, entry.value.end)
            }
            _ = close(endOffset: end)
        }
    }

    private mutating func add(_ scalar: TreeValue.Scalar) {
        var text = scalar.text
        let start = texts.count
        text.withUTF8 { if let base = $0.baseAddress { texts.append(base, count: $0.count) } }
        addScalar(
            scalar.isPlain ? .plain : .doubleQuoted, text: start, count: texts.count - start, isTextInFile: false,
            from: scalar.place.lowerBound, to: scalar.place.upperBound)
    }
}

extension TreeValue {
    fileprivate var end: Int {
        switch self {
        case .scalar(let scalar): scalar.place.upperBound
        case .mapping(let entries): entries.last?.value.end ?? 0
        }
    }
}
