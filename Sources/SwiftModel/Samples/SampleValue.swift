/// A sample value as the expression that makes it, in parts, so that templates can break a long one over lines.
public indirect enum SampleValue: Sendable, Hashable {
    /// An expression of one piece, and how many values it stands for: `"Rex"` is one, `.preview` as many as the type has.
    case text(String, weight: Int)
    /// `Pet(id: 1, name: "Rex")`.
    case call(String, [Entry])
    case list([SampleValue])
    case map([Entry])

    /// An argument with its label, or a value under its key.
    public struct Entry: Sendable, Hashable {
        /// `name`, or the literal of a key.
        public var label: String?
        public var value: SampleValue

        public init(_ label: String?, _ value: SampleValue) {
            self.label = label
            self.value = value
        }
    }

    static func text(_ text: String) -> SampleValue { .text(text, weight: 1) }

    /// `"Rex"`, with everything escaped.
    static func string(_ text: String) -> SampleValue { .text(SwiftLiteral.quoted(text)) }

    static func elements(_ values: [SampleValue]) -> SampleValue { values.isEmpty ? .text("[]") : .list(values) }

    static func members(_ entries: [Entry]) -> SampleValue { entries.isEmpty ? .text("[:]") : .map(entries) }

    /// How many plain values it holds, all told.
    var weight: Int {
        switch self {
        case .text(_, let weight): return weight
        case .call(_, let entries), .map(let entries): return entries.reduce(1) { $0 + $1.value.weight }
        case .list(let values): return values.reduce(1) { $0 + $1.weight }
        }
    }
}
