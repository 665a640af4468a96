import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    mutating func defaultValue(_ node: SourceNode, of use: SchemaUse) -> Literal? {
        node.isScalar ? defaultValue(node.text, of: use, at: node.range) : defaultCollection(node, of: use)
    }

    /// The text of a default as a value of its type: `20` of an `Int`, `newest` of an enum by case or wire value.
    mutating func defaultValue(_ text: String, of use: SchemaUse, at range: SourceRange) -> Literal? {
        var schema = api[use.schema]
        for _ in 0..<32 {
            guard case .alias(let next) = schema.kind else { break }
            schema = api[next.schema]
        }
        let type = schema.name.map { "`\($0)`" }
        switch schema.kind {
        case .boolean where text == "true" || text == "false": return .bool(text == "true")
        case .integer(format: "int32") where Int32(text) == nil: report(text, type ?? "`Int32`", range)
        case .integer where Int64(text) != nil: return .number(text)
        case .number where Double(text)?.isFinite == true: return .number(text)
        case .string, .any: return .string(text)
        case .enumeration(let enumeration): return defaultCase(text, of: enumeration, type ?? "the enum", at: range)
        case .array where text.isEmpty || text == "[]": return .array([])
        case .boolean: report(text, type ?? "`Bool`", range)
        case .integer: report(text, type ?? "`Int`", range)
        case .number: report(text, type ?? "`Double`", range)
        default: report(text, type ?? "its type", range)
        }
        return nil
    }

    /// A default that is a list or a mapping, for types that can be one.
    mutating func defaultCollection(_ node: SourceNode, of use: SchemaUse) -> Literal? {
        var schema = api[use.schema]
        for _ in 0..<32 {
            guard case .alias(let next) = schema.kind else { break }
            schema = api[next.schema]
        }
        let fits: Bool
        switch schema.kind {
        case .array, .tuple: fits = node.isSequence
        case .object, .map: fits = node.isMapping
        case .any, .union, .alias, .typeParameter: fits = true
        case .boolean, .integer, .number, .string, .enumeration, .null, .never: fits = false
        }
        if fits { return literal(node) }
        report(node.isSequence ? "[…]" : "{…}", schema.name.map { "`\($0)`" } ?? "its type", node.range)
        return nil
    }

    private mutating func report(_ text: String, _ type: String, _ range: SourceRange) {
        bag.report(NativeMessages.defaultValue(text, type: type, at: range))
    }

    private mutating func defaultCase(
        _ text: String,
        of enumeration: Enumeration,
        _ type: String,
        at range: SourceRange
    ) -> Literal? {
        var names: [String] = []
        for value in enumeration.values {
            var wire = ""
            switch value.literal {
            case .string(let text), .number(let text): wire = text
            default: continue
            }
            if wire == text || value.name == text { return value.literal }
            names.append(value.name ?? wire)
        }
        bag.report(NativeMessages.defaultValue(text, type: type, among: names, at: range))
        return nil
    }
}
