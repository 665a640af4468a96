import APIModel

/// Writes closed lists of values.
enum NativeEnum {
    /// `enum [newest, mostReviewed = MOST_REVIEWED]`, `enum Int [1, 2]`; nil for what a line can't say.
    static func text(_ enumeration: Enumeration) -> String? {
        guard let word = word(enumeration.base) else { return fallback(enumeration.base) }
        guard hasUsualNumbers(enumeration) else { return "Any" }
        let parts = enumeration.values.compactMap { part($0) }
        guard parts.count == enumeration.values.count, !parts.isEmpty else { return "String" }
        let base = enumeration.areTextsNumbers ? "String " : word
        return "enum \(base)[\(parts.joined(separator: ", "))]"
    }

    /// `{ enum: [a, b = B] }`, or with a mapping where values have words of their own.
    static func node(_ enumeration: Enumeration) -> YAMLMap? {
        guard word(enumeration.base) != nil, hasUsualNumbers(enumeration) else { return nil }
        var map = YAMLMap()
        if enumeration.values.contains(where: { $0.documentation != nil }) {
            var values = YAMLMap()
            for value in enumeration.values {
                var item = YAMLMap()
                item.add("value", YAMLValue(value.literal))
                item.add("doc", text: value.documentation)
                values.add(value.name ?? wire(value.literal), item.value)
            }
            map.add("enum", values.value)
        } else {
            let parts = enumeration.values.compactMap { part($0) }
            guard parts.count == enumeration.values.count, !parts.isEmpty else { return nil }
            map.add("enum", .list(parts.map { .text($0) }))
        }
        switch enumeration.base {
        case .integer: map.add("type", text: "Int")
        case .number: map.add("type", text: "Double")
        default: if enumeration.areTextsNumbers { map.add("type", text: "String") }
        }
        return map
    }

    /// `mostReviewed = MOST_REVIEWED`
    private static func part(_ value: Enumeration.Value) -> String? {
        guard let wire = NativeText.literal(wire(value.literal), until: ",]=") else { return nil }
        guard let name = value.name else { return wire }
        return NativeText.literal(name, until: ",]=").map { "\($0) = \(wire)" }
    }

    private static func wire(_ literal: Literal) -> String {
        switch literal {
        case .string(let text), .number(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .null, .array, .object: return "null"
        }
    }

    /// Whether no whole number has more than 64 bits, which a native spec doesn't have.
    private static func hasUsualNumbers(_ enumeration: Enumeration) -> Bool {
        enumeration.base != .integer || enumeration.values.allSatisfy { Int64(wire($0.literal)) != nil }
    }

    private static func word(_ base: Enumeration.Base) -> String? {
        switch base {
        case .string: return ""
        case .integer: return "Int "
        case .number: return "Double "
        case .boolean, .mixed: return nil
        }
    }

    private static func fallback(_ base: Enumeration.Base) -> String { base == .boolean ? "Bool" : "Any" }
}
