import APIModel
import Directives
import SourceTree

extension SchemaReader {
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

    /// The content of a string, by `contentSchema`: JSON in a string.
    func heldContent(of schema: WrittenSchema) -> HeldContent? {
        guard let content = schema.located(.contentSchema) else { return nil }
        let isJSON = schema[.contentMediaType].map { MediaType($0.text).isJSON } ?? false
        return HeldContent(
            use: use(at: content), isJSON: isJSON && !schema.has(.contentEncoding), place: content.identity,
            range: content.range)
    }

    /// Reads an exclusive limit: up to 3.0 a flag beside `minimum`, from 3.1 on the limit itself. Both are accepted.
    private func readExclusive(
        _ schema: WrittenSchema, _ keyword: SchemaKeyword, limit: inout String?, flag: inout Bool
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
        return fail(
            .ignoredLimit, "`pattern` has an unmatched `\(bracket)`; it is ignored", at: node.range,
            help: "write `\\\(bracket)` where the character itself is meant")
    }

    private func ignoreLimit<Value>(_ node: SourceNode, _ keyword: SchemaKeyword, expected: String) -> Value? {
        return fail(
            .ignoredLimit, "`\(keyword.name)` must be \(expected), not \(node.described); it is ignored", at: node.range
        )
    }
}

/// Checks the brackets of a regular expression. Other faults depend on the dialect and don't matter, since nothing is
/// matched against it.
enum PatternBrackets {
    /// The first bracket without a counterpart: `^[0-9{13}$` → `[`, `(a|b))` → `)`.
    static func unpaired(in pattern: String) -> Character? {
        var open = 0
        var isInClass = false
        var isEscaped = false
        for character in pattern {
            switch character {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = true
            case "]": isInClass = false
            case _ where isInClass: break
            case "[": isInClass = true
            case "(": open += 1
            case ")" where open == 0: return ")"
            case ")": open -= 1
            default: break
            }
        }
        return isInClass ? "[" : open > 0 ? "(" : nil
    }
}

extension SchemaReader {
    func annotations(of schema: WrittenSchema) -> Annotations {
        var annotations = Annotations()
        guard schema.hasAny(.annotations) else { return annotations }
        if let node = schema[.title] { annotations.title = nodes.string(node, "title") }
        if let node = schema[.description] { annotations.documentation = nodes.string(node, "description") }
        if let node = schema[.externalDocs] { ExternalDocs.append(node, to: &annotations.documentation) }
        if let node = schema[.deprecated] { annotations.isDeprecated = nodes.bool(node, "deprecated") ?? false }
        if let node = schema[.readOnly] { annotations.isReadOnly = nodes.bool(node, "readOnly") ?? false }
        if let node = schema[.writeOnly] { annotations.isWriteOnly = nodes.bool(node, "writeOnly") ?? false }
        if annotations.isReadOnly, annotations.isWriteOnly, let node = schema[.writeOnly] {
            nodes.report(
                .unsupported("`writeOnly` beside `readOnly` would leave the value out everywhere", at: node.range).help(
                    "keep one of them, or none for a value that is both sent and received"))
            (annotations.isReadOnly, annotations.isWriteOnly) = (false, false)
        }
        if let node = schema[.defaultValue], !node.isNull { annotations.defaultValue = LiteralReader.read(node) }
        if let node = schema[.example] { annotations.examples.append(LiteralReader.read(node)) }
        if let node = schema[.examples] { appendExamples(node, to: &annotations.examples) }
        if let node = schema[.netlayer] {
            SchemaDirectives.check(node, into: &nodes.problems.bag)
            annotations.extensions = [Extension(name: "x-netlayer", value: LiteralReader.read(node))]
        }
        if schema.hasAny(.extensions) { annotations.extensions += extensions(of: schema) }
        return annotations
    }

    /// The vendor extensions for templates.
    private func extensions(of schema: WrittenSchema) -> [Extension] {
        schema.located.node.entries.compactMap { entry in
            guard entry.key.isExtensionKey, KeywordMeaning.table.key(of: entry.key) == nil, !entry.key.isClientNameKey
            else { return nil }
            return Extension(name: entry.key.text, value: LiteralReader.read(entry.value))
        }
    }

    /// Adds `examples`, a list from 3.1 on. Some descriptions have a mapping of names, as for parameters and bodies.
    private func appendExamples(_ node: SourceNode, to examples: inout [Literal]) {
        for element in node.elements { examples.append(LiteralReader.read(element)) }
        for entry in node.entries { examples.append(LiteralReader.read(entry.value["value"] ?? entry.value)) }
    }

    /// Whether a schema allows null by `nullable`, `x-nullable` or a type array.
    func isDeclaredNullable(_ schema: WrittenSchema) -> Bool {
        if let node = schema[.nullable], nodes.bool(node, "nullable") == true { return true }
        if let node = schema[.xNullable], node.bool == true || node.text == "true" { return true }
        if let node = schema[.type], node.isSequence { return node.elements.contains { isNullWord($0) } }
        return false
    }

    func isNullWord(_ node: SourceNode) -> Bool { node.isScalar && (node.isNull || node.text == "null") }
}

extension Annotations {
    /// Merges the annotations of a use into those of the schema.
    mutating func overlay(_ use: Annotations) {
        if let title = use.title { self.title = title }
        if let documentation = use.documentation { self.documentation = documentation }
        if let defaultValue = use.defaultValue { self.defaultValue = defaultValue }
        isDeprecated = isDeprecated || use.isDeprecated
        isReadOnly = isReadOnly || use.isReadOnly
        isWriteOnly = isWriteOnly || use.isWriteOnly
        if !use.examples.isEmpty { examples = use.examples }
        if !use.extensions.isEmpty { extensions = use.extensions.laid(over: extensions) }
    }
}
