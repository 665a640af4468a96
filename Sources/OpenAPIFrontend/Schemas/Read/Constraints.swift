import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// The limits of a schema; nil where it sets none.
    func constraints(of schema: WrittenSchema) -> Constraints? {
        guard schema.hasAny(.constraints) else { return nil }
        var limits = Constraints()
        limits.minimum = number(schema, .minimum)
        limits.maximum = number(schema, .maximum)
        readExclusive(schema, .exclusiveMinimum, limit: &limits.minimum, flag: &limits.isMinimumExclusive)
        readExclusive(schema, .exclusiveMaximum, limit: &limits.maximum, flag: &limits.isMaximumExclusive)
        limits.multipleOf = number(schema, .multipleOf)
        limits.minLength = count(schema, .minLength)
        limits.maxLength = count(schema, .maxLength)
        limits.minItems = count(schema, .minItems)
        limits.maxItems = count(schema, .maxItems)
        limits.minProperties = count(schema, .minProperties)
        limits.maxProperties = count(schema, .maxProperties)
        limits.pattern = pattern(schema)
        limits.hasUniqueItems = schema[.uniqueItems]?.bool ?? false
        limits.contentMediaType = text(schema, .contentMediaType)
        limits.contentEncoding = text(schema, .contentEncoding)
        return limits
    }

    /// What a text holds that is itself a value: JSON in a string.
    func heldContent(of schema: WrittenSchema) -> HeldContent? {
        guard let content = schema.located(.contentSchema) else { return nil }
        let isJSON = schema[.contentMediaType].map { MediaType($0.text).isJSON } ?? false
        return HeldContent(
            use: use(at: content),
            isJSON: isJSON && !schema.has(.contentEncoding),
            place: content.identity,
            range: content.range
        )
    }

    /// Up to 3.0 a flag beside `minimum`, from 3.1 on the limit itself; both are understood everywhere.
    private func readExclusive(
        _ schema: WrittenSchema,
        _ keyword: SchemaKeyword,
        limit: inout String?,
        flag: inout Bool
    ) {
        guard let node = schema[keyword] else { return }
        if let value = node.bool {
            flag = value
        } else if let value = number(schema, keyword) {
            limit = value
            flag = true
        }
    }

    private func number(_ schema: WrittenSchema, _ keyword: SchemaKeyword) -> String? {
        guard let node = schema[keyword] else { return nil }
        switch node.meaning {
        case .integer, .float: return node.text
        default: break
        }
        if node.isScalar, Double(node.text) != nil { return node.text }
        return ignoreLimit(node, keyword, expected: "a number")
    }

    private func count(_ schema: WrittenSchema, _ keyword: SchemaKeyword) -> Int? {
        guard let node = schema[keyword] else { return nil }
        if let value = node.integer, value >= 0 { return value }
        if node.isScalar, let value = Double(node.text), value >= 0 { return Int(exactly: value) }
        return ignoreLimit(node, keyword, expected: "a whole number that is not negative")
    }

    private func text(_ schema: WrittenSchema, _ keyword: SchemaKeyword) -> String? {
        guard let node = schema[keyword] else { return nil }
        if node.isScalar { return node.text }
        return ignoreLimit(node, keyword, expected: "a string")
    }

    private func pattern(_ schema: WrittenSchema) -> String? {
        guard let text = text(schema, .pattern) else { return nil }
        guard let node = schema[.pattern], let bracket = PatternBrackets.unpaired(in: text) else { return text }
        report(SchemaMessages.faultyPattern(bracket, at: node.range))
        return nil
    }

    private func ignoreLimit<Value>(_ node: SourceNode, _ keyword: SchemaKeyword, expected: String) -> Value? {
        report(SchemaMessages.ignoredLimit(keyword.name, expected: expected, found: node))
        return nil
    }
}
