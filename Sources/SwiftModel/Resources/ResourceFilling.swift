import APIModel

/// The values that a service would add to a new entity: one for each required property that the request for its
/// creation may lack, such as `"createdAt": "2024-01-01T00:00:00Z"`.
struct ResourceFilling {
    let api: API

    private static let depthLimit = 8

    func filling(of shape: ObjectShape, besides request: ObjectShape?, id: String) -> [Literal.Member] {
        let given = Set((request?.properties ?? []).filter(\.isRequired).map(\.wireName))
        return shape.properties.compactMap { property in
            guard property.isRequired, property.wireName != id, !given.contains(property.wireName) else { return nil }
            return filling(property, depth: 0)
        }
    }

    /// Whether a key of a page holds a number of entities: `total_count` → true, `total_pages` → false.
    static func isCount(_ key: String) -> Bool {
        let words = WordSplitter.words(of: key).map { $0.lowercased() }
        guard !words.contains("pages"), !words.contains("page") else { return false }
        return words.contains { ["total", "count", "size", "length"].contains($0) }
    }

    /// The value for a page of a list: 1 for a number of pages, since the first page is the only one.
    static func ofPage(_ filling: Literal.Member) -> Literal.Member {
        let words = WordSplitter.words(of: filling.name).map { $0.lowercased() }
        let isPageNumber = filling.value == .number("0") && (words.contains("page") || words.contains("pages"))
        return isPageNumber ? Literal.Member(name: filling.name, value: .number("1")) : filling
    }

    private func filling(_ property: Property, depth: Int) -> Literal.Member {
        Literal.Member(name: property.wireName, value: value(of: property.use, depth: depth))
    }

    /// The plainest value of a schema.
    private func value(of use: SchemaUse, depth: Int) -> Literal {
        guard depth < ResourceFilling.depthLimit else { return .null }
        switch api[use.schema].kind {
        case .boolean: return .bool(false)
        case .integer, .number: return .number("0")
        case .string(let format): return .string(text(of: format))
        case .enumeration(let enumeration): return constant(enumeration.values.first?.literal)
        case .array, .tuple: return .array([])
        case .map: return .object([])
        case .object(let shape):
            return .object(shape.properties.filter(\.isRequired).map { filling($0, depth: depth + 1) })
        case .alias(let next): return value(of: next, depth: depth + 1)
        case .union(let shape): return shape.members.first.map { value(of: $0.use, depth: depth + 1) } ?? .null
        case .any, .never, .null, .typeParameter: return .null
        }
    }

    private func constant(_ literal: Literal?) -> Literal {
        switch literal {
        case .number(let text)?: SwiftNumeral(text).map { .number($0.text) } ?? .null
        case .string?, .bool?: literal ?? .null
        default: .null
        }
    }

    private func text(of format: String?) -> String {
        switch format {
        case "date-time": return "2024-01-01T00:00:00Z"
        case "date": return "2024-01-01"
        case "uuid": return "00000000-0000-4000-8000-000000000000"
        case "uri", "url": return "https://example.com"
        default: return ""
        }
    }
}

/// Writes the values for new entities as JSON in a multi-line literal: this is data, which costs a compiler nothing,
/// while a dictionary would be code for each of its values.
public struct FillingText {
    private var lines: [String] = []

    /// The literal, with `"""` around it; nil where nothing has to be filled.
    public static func literal(of members: [Literal.Member]) -> String? {
        guard !members.isEmpty else { return nil }
        var text = FillingText()
        text.add(members, opening: "{", closing: "}", indentation: "    ")
        return (["\"\"\""] + text.lines + ["    \"\"\""]).joined(separator: "\n")
    }

    private mutating func add(_ members: [Literal.Member], opening: String, closing: String, indentation: String) {
        lines.append(indentation + opening)
        for (index, member) in members.enumerated() {
            let inner = indentation + "    "
            let key = SwiftLiteral.json(member.name) + ": "
            let comma = index < members.count - 1 ? "," : ""
            switch member.value {
            case .object(let members) where !members.isEmpty:
                add(members, opening: key + "{", closing: "}" + comma, indentation: inner)
            case .object: lines.append(inner + key + "{}" + comma)
            case .null: lines.append(inner + key + "null" + comma)
            case .bool(let flag): lines.append(inner + key + "\(flag)" + comma)
            case .number(let text): lines.append(inner + key + text + comma)
            case .string(let text): lines.append(inner + key + SwiftLiteral.json(text) + comma)
            case .array: lines.append(inner + key + "[]" + comma)
            }
        }
        lines.append(indentation + closing)
    }
}
