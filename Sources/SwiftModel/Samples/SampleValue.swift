/// A sample value as the expression that makes it, in parts, so that templates can break a long one over lines.
public indirect enum SampleValue: Sendable, Hashable {
    /// An expression that stays on its line, and how many values it stands for: `"Rex"` is one, `.preview` as many as the
    /// type has.
    case plain(SwiftExpression, weight: Int)
    /// `Pet(id: 1, name: "Rex")`.
    case call(SwiftExpression, [Entry])
    case list([SampleValue])
    case map([Entry])

    /// An argument, or a value under its key.
    public struct Entry: Sendable, Hashable {
        public enum Label: Sendable, Hashable {
            case argument(SwiftIdentifier)
            case key(String)

            public var text: String {
                switch self {
                case .argument(let name): name.label
                case .key(let key): SwiftLiteral.quoted(key)
                }
            }
        }

        public var label: Label?
        public var value: SampleValue

        public init(_ label: SwiftIdentifier?, _ value: SampleValue) {
            self.label = label.map { .argument($0) }
            self.value = value
        }

        init(key: String, _ value: SampleValue) {
            label = .key(key)
            self.value = value
        }
    }

    static func plain(_ expression: SwiftExpression) -> SampleValue { .plain(expression, weight: 1) }

    static func string(_ text: String) -> SampleValue { .plain(.string(text)) }

    static func number(_ numeral: SwiftNumeral) -> SampleValue { .plain(.number(numeral)) }

    /// `.newest`
    static func member(_ name: SwiftIdentifier) -> SampleValue { .plain(.implicitMember(name)) }

    /// `.circle(…)`
    static func member(_ name: SwiftIdentifier, _ payload: SampleValue) -> SampleValue {
        .call(.implicitMember(name), [Entry(nil, payload)])
    }

    static func elements(_ values: [SampleValue]) -> SampleValue { values.isEmpty ? .plain(.list([])) : .list(values) }

    static func members(_ entries: [Entry]) -> SampleValue { entries.isEmpty ? .plain(.dictionary([])) : .map(entries) }

    /// How many plain values it holds, all told.
    var weight: Int {
        switch self {
        case .plain(_, let weight): return weight
        case .call(_, let entries), .map(let entries): return entries.reduce(1) { $0 + $1.value.weight }
        case .list(let values): return values.reduce(1) { $0 + $1.weight }
        }
    }
}
