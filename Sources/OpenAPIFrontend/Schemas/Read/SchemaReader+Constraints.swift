import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// The limits of a schema; nil where it sets none.
    func constraints(of keys: SchemaKeys) -> Constraints? {
        guard keys.hasAny(.constraints) else { return nil }
        var limits = Constraints()
        limits.minimum = number(keys, .minimum)
        limits.maximum = number(keys, .maximum)
        readExclusive(keys, .exclusiveMinimum, limit: &limits.minimum, flag: &limits.isMinimumExclusive)
        readExclusive(keys, .exclusiveMaximum, limit: &limits.maximum, flag: &limits.isMaximumExclusive)
        limits.multipleOf = number(keys, .multipleOf)
        limits.minLength = count(keys, .minLength)
        limits.maxLength = count(keys, .maxLength)
        limits.minItems = count(keys, .minItems)
        limits.maxItems = count(keys, .maxItems)
        limits.minProperties = count(keys, .minProperties)
        limits.maxProperties = count(keys, .maxProperties)
        limits.pattern = text(keys, .pattern)
        limits.hasUniqueItems = keys[.uniqueItems]?.bool ?? false
        limits.contentMediaType = text(keys, .contentMediaType)
        limits.contentEncoding = text(keys, .contentEncoding)
        return limits
    }

    /// Up to 3.0 a flag beside `minimum`, from 3.1 on the limit itself; both are understood everywhere.
    private func readExclusive(
        _ keys: SchemaKeys,
        _ keyword: SchemaKeyword,
        limit: inout String?,
        flag: inout Bool
    ) {
        guard let node = keys[keyword] else { return }
        if let value = node.bool {
            flag = value
        } else if let value = number(keys, keyword) {
            limit = value
            flag = true
        }
    }

    private func number(_ keys: SchemaKeys, _ keyword: SchemaKeyword) -> String? {
        guard let node = keys[keyword] else { return nil }
        switch node.meaning {
        case .integer, .float: return node.text
        default: break
        }
        if node.isScalar, Double(node.text) != nil { return node.text }
        return ignoreLimit(node, keyword, expected: "a number", in: keys)
    }

    private func count(_ keys: SchemaKeys, _ keyword: SchemaKeyword) -> Int? {
        guard let node = keys[keyword] else { return nil }
        if let value = node.integer, value >= 0 { return value }
        if node.isScalar, let value = Double(node.text), value >= 0 { return Int(exactly: value) }
        return ignoreLimit(node, keyword, expected: "a whole number that is not negative", in: keys)
    }

    private func text(_ keys: SchemaKeys, _ keyword: SchemaKeyword) -> String? {
        guard let node = keys[keyword] else { return nil }
        if node.isScalar { return node.text }
        return ignoreLimit(node, keyword, expected: "a string", in: keys)
    }

    private func ignoreLimit<Value>(
        _ node: SourceNode,
        _ keyword: SchemaKeyword,
        expected: String,
        in keys: SchemaKeys
    ) -> Value? {
        report(
            SchemaMessages.ignoredLimit(keyword.name, expected: expected, found: node)
        )
        return nil
    }
}
