/// Writes what fills an entity as JSON in a literal of several lines: data, which costs a compiler nothing, where a
/// dictionary of values is code for each of them.
struct FillingText {
    private var lines: [String] = []

    /// The literal, with `"""` around it; nil where nothing has to be filled.
    static func literal(of members: [FillingPlan]) -> String? {
        guard !members.isEmpty else { return nil }
        var text = FillingText()
        text.add(members, opening: "{", closing: "}", indentation: "    ")
        return (["\"\"\""] + text.lines + ["    \"\"\""]).joined(separator: "\n")
    }

    private mutating func add(
        _ members: [FillingPlan],
        opening: String,
        closing: String,
        indentation: String
    ) {
        lines.append(indentation + opening)
        for (index, member) in members.enumerated() {
            let inner = indentation + "    "
            let key = SwiftLiteral.json(member.wireName) + ": "
            let comma = index < members.count - 1 ? "," : ""
            switch member.value {
            case .object(let members) where !members.isEmpty:
                add(members, opening: key + "{", closing: "}" + comma, indentation: inner)
            case .object: lines.append(inner + key + "{}" + comma)
            case .null: lines.append(inner + key + "null" + comma)
            case .bool(let flag): lines.append(inner + key + "\(flag)" + comma)
            case .number(let numeral): lines.append(inner + key + numeral.text + comma)
            case .string(let text): lines.append(inner + key + SwiftLiteral.json(text) + comma)
            case .emptyList: lines.append(inner + key + "[]" + comma)
            }
        }
        lines.append(indentation + closing)
    }
}
