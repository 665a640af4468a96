import APIModel
import SourceTree

extension NativeLowering {
    /// An enum or union in its long form: `{ enum: [a, b] }`, `{ oneOf: { card: Card }, by: type }`; nil for others.
    mutating func longShape(_ node: SourceNode) -> TypeExpression.Kind? {
        if let values = node["enum"], !values.isScalar {
            check(node, takes: NativeKeys.enumeration, in: "enum")
            return enumeration(values, base: node["type"]).map {
                .enumeration($0, isStated: node["type"] != nil || isQuoted(values))
            }
        }
        for mode in [UnionShape.Mode.oneOf, .anyOf] {
            guard let members = node.value(forKey: mode.rawValue), !members.isScalar else { continue }
            check(node, takes: NativeKeys.union, in: "union")
            return .union(union(members, mode: mode, by: node["by"]))
        }
        return nil
    }

    /// Whether some value is quoted, so that it can't be taken for a number.
    private func isQuoted(_ values: SourceNode) -> Bool {
        let written = values.isSequence ? Array(values.elements) : values.entries.map { $0.value["value"] ?? $0.value }
        return written.contains { $0.isScalar && $0.style != .plain }
    }

    private mutating func enumeration(_ node: SourceNode, base: SourceNode?) -> Enumeration? {
        var kind = Enumeration.Base.string
        if let base {
            guard let known = EnumSyntax.base(named: base.text) else {
                return bag.fail(
                    .wrongKind("`type` of an enum", expected: "`String`, `Int` or `Double`", at: base.range))
            }
            kind = known
        }
        let elements = node.elements.map { ($0.range, enumValue($0, kind)) }
        let entries = node.entries.map { ($0.key.range, enumValue($0, kind)) }
        var values: [Enumeration.Value] = []
        for (range, value) in elements + entries {
            guard let value else { continue }
            if values.contains(where: { $0.literal == value.literal }) {
                bag.report(NativeCodes.syntax("the enum has this value twice", at: range))
                continue
            }
            values.append(value)
        }
        return Enumeration(base: kind, values: values)
    }

    /// `mostReviewed = MOST_REVIEWED`
    private mutating func enumValue(_ node: SourceNode, _ base: Enumeration.Base) -> Enumeration.Value? {
        var parser = TypeParser(ShortFormScanner(ScalarText(node)))
        let value = parser.enumValue(base)
        if let problem = parser.scanner.problem { bag.report(problem) }
        return value
    }

    /// `mostReviewed: MOST_REVIEWED`, or `{ value: MOST_REVIEWED, doc: … }`, or empty if the value equals the name.
    private mutating func enumValue(_ entry: SourceEntry, _ base: Enumeration.Base) -> Enumeration.Value? {
        let isLong = entry.value.isMapping
        if isLong { check(entry.value, takes: NativeKeys.enumValue, in: "a case of an enum") }
        let node = isLong ? entry.value["value"] : entry.value.isNull ? nil : entry.value
        let wire = node?.text ?? entry.key.text
        guard let literal = EnumSyntax.literal(wire, base) else {
            let range = node?.range ?? entry.key.range
            return bag.fail(.wrongKind("a value of this enum", expected: "a number", at: range))
        }
        let doc = isLong ? text(entry.value["doc"], "`doc`") : nil
        return Enumeration.Value(literal, name: entry.key.text == wire ? nil : entry.key.text, documentation: doc)
    }

    private mutating func union(_ node: SourceNode, mode: UnionShape.Mode, by: SourceNode?) -> UnionExpression {
        var union = UnionExpression(mode: mode, discriminator: text(by, "`by`"), members: [])
        for element in node.elements {
            guard let type = expression(element) else { continue }
            union.members.append(UnionExpression.Member(type: type, value: nil))
        }
        for entry in node.entries {
            guard let type = expression(entry.value) else { continue }
            union.members.append(UnionExpression.Member(type: type, value: entry.key.text))
        }
        if node.isMapping, by == nil {
            bag.report(
                NativeCodes.missingKey(
                    "a union of values and types needs `by`, the property that holds the value", at: node.range))
        }
        if union.members.isEmpty, node.count == 0 {
            bag.report(NativeCodes.missingKey("a union needs members", at: node.range))
        }
        return union
    }
}

/// The syntax that the short and the long form of an enum share.
enum EnumSyntax {
    /// `Int` → integer
    static func base(named word: String) -> Enumeration.Base? {
        switch word {
        case "String": return .string
        case "Int", "Int32", "Int64": return .integer
        case "Double", "Float": return .number
        default: return nil
        }
    }

    /// A value's text as a literal of the enum's base; nil if it isn't one.
    static func literal(_ text: String, _ base: Enumeration.Base) -> Literal? {
        switch base {
        case .integer: return isWhole(text) ? .number(text) : Int64(text).map { .number(String($0)) }
        case .number: return Double(text).flatMap { $0.isFinite ? .number(text) : nil }
        default: return .string(text)
        }
    }

    /// Whether the text is a whole number in JSON, of any size: `-1`.
    private static func isWhole(_ text: String) -> Bool {
        let digits = text.utf8.first == UInt8(ascii: "-") ? text.utf8.dropFirst() : text.utf8[...]
        guard let first = digits.first, first != UInt8(ascii: "0") || digits.count == 1 else { return false }
        return digits.allSatisfy { $0 &- 0x30 < 10 }
    }
}
