import Diagnostics

/// What a tree holds that is made, not read: its scalars are given, with the places in a text at which messages show
/// them.
public indirect enum TreeValue: Sendable {
    case scalar(Scalar)
    case mapping([(key: Scalar, value: TreeValue)])

    public struct Scalar: Sendable {
        public var text: String
        public var place: Range<Int>
        /// Whether it may mean something other than a string, such as a Boolean.
        var isPlain: Bool

        public init(_ text: String, at place: Range<Int>, isPlain: Bool = false) {
            self.text = text
            self.place = place
            self.isPlain = isPlain
        }
    }
}

extension SourceTree {
    /// The tree of a value of which a file shows the parts.
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
        _ = add(
            NodeRecord(
                kind: .scalar,
                style: scalar.isPlain ? .plain : .doubleQuoted,
                isTextInFile: false,
                first: UInt32(truncatingIfNeeded: start),
                count: UInt32(truncatingIfNeeded: texts.count - start),
                startOffset: UInt32(truncatingIfNeeded: scalar.place.lowerBound),
                endOffset: UInt32(truncatingIfNeeded: scalar.place.upperBound)
            )
        )
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
