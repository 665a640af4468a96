import APIModel

/// A YAML document that is about to be written, in the order of its keys.
public indirect enum YAMLValue: Sendable, Hashable {
    /// A text, quoted where it would be something else without quotes.
    case text(String)
    /// A number, `true`, `null`, or a flow collection whose text is known to be sound.
    case raw(String)
    case list([YAMLValue])
    case map([Entry])

    /// One key of a mapping.
    public struct Entry: Sendable, Hashable {
        public var key: String
        public var value: YAMLValue

        public init(_ key: String, _ value: YAMLValue) {
            self.key = key
            self.value = value
        }
    }
}

/// Puts together a mapping key by key, leaving out what has no value.
struct YAMLMap {
    private(set) var entries: [YAMLValue.Entry] = []

    var value: YAMLValue { .map(entries) }
    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ key: String, _ value: YAMLValue?) { if let value { entries.append(.init(key, value)) } }

    mutating func add(_ key: String, text: String?) { add(key, text.map { .text($0) }) }
    mutating func add(_ key: String, number: Int?) { add(key, number.map { .raw(String($0)) }) }
    /// Only where it is true.
    mutating func add(_ key: String, flag: Bool) { if flag { add(key, .raw("true")) } }
    /// Only where there is something in it.
    mutating func add(_ key: String, list: [YAMLValue]) { if !list.isEmpty { add(key, .list(list)) } }
    mutating func add(_ key: String, map: YAMLMap) { if !map.isEmpty { add(key, map.value) } }
    mutating func add(extensions: [Extension]) { for item in extensions { add(item.name, YAMLValue(item.value)) } }
}

extension YAMLValue {
    /// With what clients call it, where that is not the wire name in another spelling: `x-ms-client-name`.
    func named(_ name: String?, besides wireName: String) -> YAMLValue {
        guard case .map(let entries) = self, let name, YAMLValue.letters(name) != YAMLValue.letters(wireName),
            !entries.contains(where: { $0.key == "x-ms-client-name" })
        else { return self }
        return .map(entries + [Entry("x-ms-client-name", .text(name))])
    }

    /// `created_at` → `createdat`
    private static func letters(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }
}

extension YAMLValue {
    /// A JSON value of a description as YAML.
    init(_ literal: Literal) {
        switch literal {
        case .null: self = .raw("null")
        case .bool(let value): self = .raw(value ? "true" : "false")
        case .number(let text): self = .raw(text)
        case .string(let text): self = .text(text)
        case .array(let items): self = .list(items.map { YAMLValue($0) })
        case .object(let members): self = .map(members.map { .init($0.name, YAMLValue($0.value)) })
        }
    }
}
