/// The keywords of a schema, in all versions: those that are read, then those that are known and change nothing.
enum SchemaKeyword: UInt8, CaseIterable {
    case ref, dynamicRef, type, format, title, description, defaultValue, example, examples, enumeration, constant
    case nullable, xNullable, properties, required, additionalProperties, patternProperties, propertyNames, items
    case prefixItems, additionalItems, unevaluatedItems, unevaluatedProperties, allOf, oneOf, anyOf, discriminator,
        deprecated, readOnly
    case writeOnly, externalDocs, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength
    case pattern, minItems, maxItems, uniqueItems, minProperties, maxProperties, contentMediaType, contentEncoding
    case enumVarNames, enumNames, enumDescriptions, enumDescriptionsCamel, netlayer
    /// Known, without an effect on what values look like.
    case ignored

    /// Bits that stand for no keyword but for what is behind one: a list that is not empty, a schema that is no flag.
    static let requiredList: UInt64 = 1 << 62
    static let additionalSchema: UInt64 = 1 << 63

    var bit: UInt64 { 1 << UInt64(rawValue) }
    var wireName: StaticString { SchemaKeyword.known.names[Int(rawValue)] }

    static let known = KnownKeys(read + withoutEffect)

    /// In the order of the cases.
    private static let read: [StaticString] = [
        "$ref", "$dynamicRef", "type", "format", "title", "description", "default", "example", "examples", "enum",
        "const", "nullable", "x-nullable", "properties", "required", "additionalProperties", "patternProperties",
        "propertyNames", "items", "prefixItems", "additionalItems", "unevaluatedItems", "unevaluatedProperties",
        "allOf",
        "oneOf", "anyOf",
        "discriminator", "deprecated", "readOnly", "writeOnly", "externalDocs", "minimum", "maximum",
        "exclusiveMinimum", "exclusiveMaximum", "multipleOf", "minLength", "maxLength", "pattern", "minItems",
        "maxItems", "uniqueItems", "minProperties", "maxProperties", "contentMediaType", "contentEncoding",
        "x-enum-varnames", "x-enumNames", "x-enum-descriptions", "x-enumDescriptions", "x-netlayer",
    ]

    /// What narrows or adds to a schema without that the generated types follow.
    private static let unfollowed: [StaticString] = [
        "not", "if", "dependentSchemas", "dependentRequired", "dependencies", "contains", "contentSchema",
        "$recursiveRef",
    ]

    private static let withoutEffect: [StaticString] =
        unfollowed + [
            "xml", "then", "else", "minContains", "maxContains", "collectionFormat", "$id", "id", "$schema", "$anchor",
            "$dynamicAnchor", "$recursiveAnchor", "$defs", "definitions", "$comment", "$vocabulary",
        ]

    /// Whether the keyword at a position of `known` changes what values are allowed, but not the types.
    static func isUnfollowed(_ index: Int) -> Bool {
        index >= SchemaKeyword.ignored.rawValue && index < Int(SchemaKeyword.ignored.rawValue) + unfollowed.count
    }

    static func mask(_ keywords: SchemaKeyword...) -> UInt64 { keywords.reduce(0) { $0 | $1.bit } }

    /// What is said of a use, not of the shape.
    static let annotations = mask(
        .title,
        .description,
        .defaultValue,
        .example,
        .examples,
        .nullable,
        .xNullable,
        .deprecated,
        .readOnly,
        .writeOnly,
        .externalDocs,
        .netlayer
    )

    static let constraints = mask(
        .minimum,
        .maximum,
        .exclusiveMinimum,
        .exclusiveMaximum,
        .multipleOf,
        .minLength,
        .maxLength,
        .pattern,
        .minItems,
        .maxItems,
        .uniqueItems,
        .minProperties,
        .maxProperties,
        .contentMediaType,
        .contentEncoding
    )

    /// What gives a schema a shape of its own beside a reference or a single `allOf`.
    static let structure =
        mask(
            .enumeration,
            .constant,
            .properties,
            .patternProperties,
            .items,
            .prefixItems,
            .allOf,
            .oneOf,
            .anyOf
        ) | requiredList | additionalSchema

    /// What makes a schema an object, without saying which.
    static let objectHints = mask(
        .required,
        .minProperties,
        .maxProperties,
        .propertyNames,
        .additionalProperties,
        .properties
    )
    static let references = mask(.ref, .dynamicRef)
    static let unions = mask(.oneOf, .anyOf)
    static let combinators = mask(.ref, .dynamicRef, .allOf, .oneOf, .anyOf)
}
