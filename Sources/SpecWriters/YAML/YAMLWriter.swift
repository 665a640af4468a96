import APIModel
import Platform

/// Writes YAML in the usual style: blocks, with short and flat collections on one line.
public struct YAMLWriter {
    /// The maximal length of a line that contains a whole collection.
    private let width: Int
    private var text = ""

    public static func text(of value: YAMLValue, width: Int = 110) -> String {
        var writer = YAMLWriter(width: width)
        if case .map(let entries) = value {
            writer.write(entries, indent: 0)
        } else {
            writer.text = writer.flow(value) + "\n"
        }
        return writer.text
    }

    private init(width: Int) { self.width = width }

    private mutating func write(_ entries: [YAMLValue.Entry], indent: Int) {
        for entry in entries {
            let key = YAMLScalar.text(entry.key, isInFlow: false)
            // A blank line surrounds long values at the root.
            let isRoomy = indent == 0 && isBlock(entry.value, after: key.count + 2)
            if isRoomy, !text.isEmpty, !text.hasSuffix("\n\n") { text += "\n" }
            // YAML limits a key without `?` to 1,024 characters.
            let isLong = key.utf8.count > 1_000
            text += spaces(indent) + (isLong ? "? " + key + "\n" + spaces(indent) : key) + ":"
            write(entry.value, after: indent + key.count + 2, indent: indent)
            if isRoomy { text += "\n" }
        }
        if indent == 0 { while text.hasSuffix("\n\n") { text.removeLast() } }
    }

    private func isBlock(_ value: YAMLValue, after column: Int) -> Bool {
        switch value {
        case .list, .map: return line(value, after: column) == nil
        case .text, .raw: return false
        }
    }

    /// The value on the rest of a line; nil if it needs several lines.
    private func line(_ value: YAMLValue, after column: Int) -> String? {
        let text = flow(value)
        return column + text.unicodeScalars.count <= width ? text : nil
    }

    private mutating func write(_ value: YAMLValue, after column: Int, indent: Int) {
        switch value {
        case .raw(let raw): text += " " + raw + "\n"
        case .text(let words): writeText(words, indent: indent)
        case .list(let items):
            if let line = line(value, after: column) {
                text += " " + line + "\n"
            } else {
                text += "\n"
                write(items, indent: indent + 2)
            }
        case .map(let entries):
            if isCompact(entries), let line = line(value, after: column) {
                text += " " + line + "\n"
            } else {
                text += "\n"
                write(entries, indent: indent + 2)
            }
        }
    }

    private mutating func write(_ items: [YAMLValue], indent: Int) {
        for item in items {
            text += spaces(indent) + "-"
            switch item {
            case .map(let entries) where !isCompact(entries) || line(item, after: indent + 2) == nil:
                // The first key follows the dash.
                var inner = YAMLWriter(width: width)
                inner.write(entries, indent: indent + 2)
                text += " " + inner.text.drop { $0 == " " }
            default: write(item, after: indent + 2, indent: indent)
            }
        }
    }

    private mutating func writeText(_ words: String, indent: Int) {
        guard words.contains("\n"), YAMLScalar.fitsBlock(words) else {
            text += " " + YAMLScalar.text(words, isInFlow: false) + "\n"
            return
        }
        text += words.hasSuffix("\n") ? " |\n" : " |-\n"
        var lines = words.split(separator: "\n", omittingEmptySubsequences: false)
        if words.hasSuffix("\n") { lines.removeLast() }
        for line in lines { text += line.isEmpty ? "\n" : spaces(indent + 2) + line + "\n" }
    }

    /// Whether a mapping is usually written on one line: few keys, no deep nesting.
    private func isCompact(_ entries: [YAMLValue.Entry]) -> Bool {
        entries.count <= 6
            && entries.allSatisfy { entry in
                switch entry.value {
                case .map(let inner): return inner.count <= 4 && entries.count <= 3 && isCompact(inner)
                case .list(let items): return items.allSatisfy { if case .map = $0 { false } else { true } }
                case .text(let words): return !words.contains("\n") && words.count < 60
                case .raw: return true
                }
            }
    }

    /// The value on one line, of any length.
    private func flow(_ value: YAMLValue) -> String {
        switch value {
        case .raw(let raw): return raw
        case .text(let words): return YAMLScalar.text(words, isInFlow: true)
        case .list(let items): return "[" + items.map(flow).joined(separator: ", ") + "]"
        case .map(let entries):
            if entries.isEmpty { return "{}" }
            let parts = entries.map { YAMLScalar.text($0.key, isInFlow: true) + ": " + flow($0.value) }
            return "{ " + parts.joined(separator: ", ") + " }"
        }
    }

    private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}

/// Writes texts as YAML scalars: plain if every reader takes them for the same text, otherwise in double quotes.
package enum YAMLScalar {
    /// `GET /items -> [Item]` → as it is; `yes` → `"yes"`; `a: b` → `"a: b"`
    static func text(_ text: String, isInFlow: Bool) -> String {
        isPlain(text, isInFlow: isInFlow) ? text : quoted(text)
    }

    /// Whether a text with line breaks can be written as a block scalar.
    static func fitsBlock(_ text: String) -> Bool {
        guard let first = text.unicodeScalars.first, first != " ", first != "\n", first != "\t" else { return false }
        if text.hasSuffix("\n\n") { return false }
        var wasSpace = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n":
                // A line of spaces, or spaces at the end of a line, wouldn't be visible.
                if wasSpace { return false }
                wasSpace = false
            case " ", "\t": wasSpace = true
            default:
                if !isPrintable(scalar) { return false }
                wasSpace = false
            }
        }
        return !wasSpace
    }

    private static func isPlain(_ text: String, isInFlow: Bool) -> Bool {
        let scalars = Array(text.unicodeScalars)
        guard let first = scalars.first, let last = scalars.last else { return false }
        if first == " " || last == " " || last == ":" { return false }
        if "-?:,[]{}#&*!|>'\"%@`=<".unicodeScalars.contains(first) { return false }
        if words.contains(text.lowercased()) || looksLikeNumber(scalars) { return false }
        for (index, scalar) in scalars.enumerated() {
            if !isPrintable(scalar) { return false }
            if scalar == ":", index + 1 < scalars.count, scalars[index + 1] == " " { return false }
            if scalar == "#", index > 0, scalars[index - 1] == " " { return false }
            if isInFlow, ",[]{}:".unicodeScalars.contains(scalar) {
                // A colon inside of a word is harmless.
                let next = index + 1 < scalars.count ? scalars[index + 1] : " "
                if scalar != ":" || ",[]{} ".unicodeScalars.contains(next) { return false }
            }
        }
        return true
    }

    /// Words that some readers don't take for texts.
    private static let words: Set<String> = [
        "null", "~", "true", "false", "yes", "no", "on", "off", "y", "n", ".inf", "-.inf", ".nan", "<<", "=",
    ]

    /// Whether a text may be read as a number, a date or a time.
    private static func looksLikeNumber(_ scalars: [Unicode.Scalar]) -> Bool {
        var rest = scalars[...]
        if rest.first == "+" || rest.first == "." { rest = rest.dropFirst() }
        guard let first = rest.first, first.value &- 0x30 < 10 else { return false }
        return rest.allSatisfy { scalar in
            let value = scalar.value
            return value &- 0x30 < 10 || (value | 0x20) &- 0x61 < 6 || ".+-_:xoTZ ".unicodeScalars.contains(scalar)
        }
    }

    private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x1_0000...0x10_FFFF:
            return !ShownText.isUnfit(scalar)
        default: return false
        }
    }

    /// `say "hi"` → `"say \"hi\""`
    package static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default:
                if isPrintable(scalar) {
                    result.unicodeScalars.append(scalar)
                } else {
                    let digits = String(scalar.value, radix: 16, uppercase: true)
                    let width = scalar.value > 0xFFFF ? 8 : 4
                    let zeros = String(repeating: "0", count: max(0, width - digits.count))
                    result += (width == 8 ? "\\U" : "\\u") + zeros + digits
                }
            }
        }
        return result + "\""
    }
}

/// A YAML document to be written, in the order of its keys.
public indirect enum YAMLValue: Sendable, Hashable {
    /// A text, quoted if it would be something else without quotes.
    case text(String)
    /// A number, `true`, `null`, or a flow collection that is known to be valid.
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

/// Builds a mapping key by key, without keys whose value is nil.
struct YAMLMap {
    private(set) var entries: [YAMLValue.Entry] = []

    var value: YAMLValue { .map(entries) }
    var isEmpty: Bool { entries.isEmpty }

    mutating func add(_ key: String, _ value: YAMLValue?) { if let value { entries.append(.init(key, value)) } }

    mutating func add(_ key: String, text: String?) { add(key, text.map { .text($0) }) }
    mutating func add(_ key: String, number: Int?) { add(key, number.map { .raw(String($0)) }) }
    /// Adds the key only if the flag is true.
    mutating func add(_ key: String, flag: Bool) { if flag { add(key, .raw("true")) } }
    /// Adds the key only if the list isn't empty.
    mutating func add(_ key: String, list: [YAMLValue]) { if !list.isEmpty { add(key, .list(list)) } }
    mutating func add(_ key: String, map: YAMLMap) { if !map.isEmpty { add(key, map.value) } }
    mutating func add(all other: YAMLMap) { entries += other.entries }
    mutating func add(extensions: [Extension]) { for item in extensions { add(item.name, YAMLValue(item.value)) } }
}

extension YAMLMap {
    /// Adds the limits that OpenAPI and the native spec write in the same way.
    mutating func add(limits: Constraints) {
        add("multipleOf", limits.multipleOf.map { .raw($0) })
        add("minLength", number: limits.minLength)
        add("maxLength", number: limits.maxLength)
        add("pattern", text: limits.pattern)
        add("minItems", number: limits.minItems)
        add("maxItems", number: limits.maxItems)
    }
}

extension YAMLValue {
    /// The mapping with the name in code as `x-ms-client-name`, unless it is only another spelling of the wire name.
    func named(_ name: String?, besides wireName: String) -> YAMLValue {
        guard case .map(let entries) = self, let name, name.lettersAndDigits != wireName.lettersAndDigits,
            !entries.contains(where: { $0.key == "x-ms-client-name" })
        else { return self }
        return .map(entries + [Entry("x-ms-client-name", .text(name))])
    }

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
