import APIModel
import Diagnostics
import SwiftModel
import TemplateEngine

extension Extension: TabledView {
    /// A vendor extension as templates see it, and each value inside of one. Text of the description becomes code only
    /// as a literal.
    public static let table = ViewTable<Extension>(
        "extension",
        "A vendor extension of the description, or a value inside of one. `extensions.x-cache` is the one of that name.",
        [
            .foreign("name", "Its key as in the spec: `x-cache`; empty for an element of a list.") { $0.name },
            .word("kind", ["null", "flag", "number", "text", "list", "object"], "What it is.") { $0.value.kind },
            .flag("is_true", "Whether it is `true`.") { $0.value == .bool(true) },
            .foreign("text", "A text, a number or a flag as it is; empty for all others.") { $0.value.plainText },
            .text("literal", "The value in Swift: `\"fast\"`, `60`, `[\"a\", \"b\"]`, `[\"ttl\": 60]`, `nil`.") {
                SwiftExpression($0.value).text
            }, .foreign("json", "The value as JSON, on one line.") { $0.value.json },
            .views("elements", "The elements of a list.") { $0.value.elements },
            .views("members", "The members of an object, which are found by their names, too.") { $0.value.members },
        ], isKeyed: true)
}

extension Literal {
    fileprivate var kind: String {
        switch self {
        case .null: "null"
        case .bool: "flag"
        case .number: "number"
        case .string: "text"
        case .array: "list"
        case .object: "object"
        }
    }

    fileprivate var plainText: String {
        switch self {
        case .null, .array, .object: ""
        case .bool(let flag): String(flag)
        case .number(let text), .string(let text): text
        }
    }

    fileprivate var elements: [Extension] {
        guard case .array(let elements) = self else { return [] }
        return elements.map { Extension(name: "", value: $0) }
    }

    fileprivate var members: [Extension] {
        guard case .object(let members) = self else { return [] }
        return members.map { Extension(name: $0.name, value: $0.value) }
    }

    fileprivate var json: String {
        var writer = JSONWriter(isPretty: false)
        write(to: &writer)
        return writer.text
    }

    private func write(to writer: inout JSONWriter) {
        switch self {
        case .null: writer.null()
        case .bool(let flag): writer.bool(flag)
        case .number(let text):
            if let numeral = SwiftNumeral(text) { writer.raw(numeral.text) } else { writer.string(text) }
        case .string(let text): writer.string(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members {
                writer.key(member.name)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}

extension Constraints: TabledView {
    public static let table = ViewTable<Constraints>(
        "constraints", "The limits that the description sets on values.",
        [
            .optionalText("minimum", "The least number.") { $0.minimum.flatMap { SwiftNumeral($0)?.text } },
            .optionalText("maximum", "The greatest number.") { $0.maximum.flatMap { SwiftNumeral($0)?.text } },
            .flag("excludes_minimum", "Whether `minimum` itself isn't allowed.") { $0.isMinimumExclusive },
            .flag("excludes_maximum", "Whether `maximum` itself isn't allowed.") { $0.isMaximumExclusive },
            .optionalText("multiple_of", "What a number is a multiple of.") {
                $0.multipleOf.flatMap { SwiftNumeral($0)?.text }
            }, .optionalText("min_length", "How long a text is at least.") { $0.minLength.map { String($0) } },
            .optionalText("max_length", "How long a text is at most.") { $0.maxLength.map { String($0) } },
            .optionalLiteral("pattern", "The regular expression of a text, as a string literal.") { $0.pattern },
            .optionalText("min_items", "How many elements a list has at least.") { $0.minItems.map { String($0) } },
            .optionalText("max_items", "How many elements a list has at most.") { $0.maxItems.map { String($0) } },
            .flag("has_unique_items", "Whether no two elements of a list are equal.") { $0.hasUniqueItems },
            .optionalText("min_properties", "How many keys an object has at least.") {
                $0.minProperties.map { String($0) }
            },
            .optionalText("max_properties", "How many keys an object has at most.") {
                $0.maxProperties.map { String($0) }
            },
        ])
}

extension Statement {
    /// The limits that templates can see; nil if none are left.
    fileprivate var shownConstraints: Constraints? {
        guard var limits = constraints else { return nil }
        limits.contentMediaType = nil
        limits.contentEncoding = nil
        return limits == Constraints() ? nil : limits
    }
}

extension ViewTable {
    /// Fields for what a description states about a value besides its type.
    static func saying(_ statement: @escaping @Sendable (View) -> Statement?) -> [Entry] {
        [
            .optionalText("title", "The title of its schema, as a string literal.") {
                statement($0)?.title.map(SwiftLiteral.quoted)
            },
            .optionalText("description", "What the description says of it, as a string literal.") {
                statement($0)?.description.map(SwiftLiteral.quoted)
            },
            .optionalView("constraints", "The limits of its values, where there are some.") {
                statement($0)?.shownConstraints
            },
            .views("extensions", "The vendor extensions of it and of its schema.") { statement($0)?.extensions ?? [] },
        ]
    }
}
