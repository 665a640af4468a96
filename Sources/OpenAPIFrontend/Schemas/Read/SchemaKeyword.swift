/// The keywords of a schema, in all versions, that are read. What each is called and what it is about is in `row`.
enum SchemaKeyword: UInt8, CaseIterable {
    case ref, dynamicRef, allOf, oneOf, anyOf, thenSchema, elseSchema, dependentSchemas, dependencies, discriminator
    case type, format, enumeration, constant
    case properties, required, additionalProperties, patternProperties, propertyNames, unevaluatedProperties
    case items, prefixItems, additionalItems, unevaluatedItems
    case title, description, defaultValue, example, examples, nullable, xNullable, deprecated, readOnly, writeOnly
    case externalDocs, netlayer
    case minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength, pattern, minItems
    case maxItems, uniqueItems, minProperties, maxProperties, contentMediaType, contentEncoding, contentSchema
    case enumVarNames, enumNames, enumDescriptions, enumDescriptionsCamel, deprecatedEnums, enumRecords

    /// What keywords are about; one may be about several things.
    struct Roles: OptionSet {
        let rawValue: UInt8

        /// Another schema that stands for this one or is part of it.
        static let reference = Roles(rawValue: 1)
        static let union = Roles(rawValue: 2)
        static let combinator = Roles(rawValue: 4)
        /// A shape of its own beside a reference or a single `allOf`.
        static let structure = Roles(rawValue: 8)
        /// What makes a schema an object, without saying which.
        static let objectHint = Roles(rawValue: 16)
        /// What is said of a use, not of the shape.
        static let annotation = Roles(rawValue: 32)
        static let constraint = Roles(rawValue: 64)
        /// A list (or an object that is no schema), so that a `$ref` in its place refers to one.
        static let list = Roles(rawValue: 128)
    }

    var row: (name: StaticString, roles: Roles) {
        switch self {
        case .ref: ("$ref", [.reference, .combinator])
        case .dynamicRef: ("$dynamicRef", [.reference, .combinator])
        case .allOf: ("allOf", [.combinator, .structure, .list])
        case .oneOf: ("oneOf", [.union, .combinator, .structure, .list])
        case .anyOf: ("anyOf", [.union, .combinator, .structure, .list])
        case .thenSchema: ("then", [.combinator, .structure])
        case .elseSchema: ("else", [.combinator, .structure])
        case .dependentSchemas: ("dependentSchemas", [.combinator, .structure])
        case .dependencies: ("dependencies", [.combinator, .structure])
        case .discriminator: ("discriminator", [])
        case .type: ("type", [])
        case .format: ("format", [])
        case .enumeration: ("enum", [.structure, .list])
        case .constant: ("const", .structure)
        case .properties: ("properties", [.structure, .objectHint])
        case .required: ("required", [.objectHint, .list])
        case .additionalProperties: ("additionalProperties", .objectHint)
        case .patternProperties: ("patternProperties", .structure)
        case .propertyNames: ("propertyNames", .objectHint)
        case .unevaluatedProperties: ("unevaluatedProperties", [])
        case .items: ("items", .structure)
        case .prefixItems: ("prefixItems", [.structure, .list])
        case .additionalItems: ("additionalItems", [])
        case .unevaluatedItems: ("unevaluatedItems", [])
        case .title: ("title", .annotation)
        case .description: ("description", .annotation)
        case .defaultValue: ("default", .annotation)
        case .example: ("example", .annotation)
        case .examples: ("examples", [.annotation, .list])
        case .nullable: ("nullable", .annotation)
        case .xNullable: ("x-nullable", .annotation)
        case .deprecated: ("deprecated", .annotation)
        case .readOnly: ("readOnly", .annotation)
        case .writeOnly: ("writeOnly", .annotation)
        case .externalDocs: ("externalDocs", [.annotation, .list])
        case .netlayer: ("x-netlayer", .annotation)
        case .minimum: ("minimum", .constraint)
        case .maximum: ("maximum", .constraint)
        case .exclusiveMinimum: ("exclusiveMinimum", .constraint)
        case .exclusiveMaximum: ("exclusiveMaximum", .constraint)
        case .multipleOf: ("multipleOf", .constraint)
        case .minLength: ("minLength", .constraint)
        case .maxLength: ("maxLength", .constraint)
        case .pattern: ("pattern", .constraint)
        case .minItems: ("minItems", .constraint)
        case .maxItems: ("maxItems", .constraint)
        case .uniqueItems: ("uniqueItems", .constraint)
        case .minProperties: ("minProperties", [.constraint, .objectHint])
        case .maxProperties: ("maxProperties", [.constraint, .objectHint])
        case .contentMediaType: ("contentMediaType", .constraint)
        case .contentEncoding: ("contentEncoding", .constraint)
        case .contentSchema: ("contentSchema", [])
        case .enumVarNames: ("x-enum-varnames", .list)
        case .enumNames: ("x-enumNames", .list)
        case .enumDescriptions: ("x-enum-descriptions", .list)
        case .enumDescriptionsCamel: ("x-enumDescriptions", .list)
        case .deprecatedEnums: ("x-deprecated-enums", .list)
        case .enumRecords: ("x-ms-enum", [])
        }
    }

    /// Whether it holds a list of schemas.
    var isChoice: Bool { self == .allOf || self == .oneOf || self == .anyOf }
    var isList: Bool { row.roles.contains(.list) }
    var name: String { "\(row.name)" }
}

/// What a key of a schema means to the reader.
enum KeywordMeaning {
    case keyword(SchemaKeyword)
    /// It narrows or adds to a schema without that the generated types follow.
    case unfollowed
    /// It has no effect on what values look like.
    case withoutEffect
    /// The version of JSON Schema: `$schema`.
    case dialect

    static let table = KeyTable<KeywordMeaning>(
        SchemaKeyword.allCases.map { ($0.name, .keyword($0)) } + unfollowedNames.map { ($0, .unfollowed) }
            + otherNames.map { ($0, .withoutEffect) } + [("$schema", .dialect)]
    )

    private static let unfollowedNames = [
        "not", "if", "dependentRequired", "contains", "$recursiveRef",
    ]
    private static let otherNames = [
        "xml", "minContains", "maxContains", "collectionFormat", "$id", "id", "$anchor",
        "$dynamicAnchor", "$recursiveAnchor", "$defs", "definitions", "$comment", "$vocabulary",
    ]
}

/// A set of keywords of one schema.
struct KeywordSet: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ keyword: SchemaKeyword) { rawValue = 1 << UInt64(keyword.rawValue) }

    init(_ keywords: SchemaKeyword...) { self.init(keywords.map { KeywordSet($0) }) }

    private init(about role: SchemaKeyword.Roles) {
        self.init(SchemaKeyword.allCases.filter { $0.row.roles.contains(role) }.map { KeywordSet($0) })
    }

    /// Stands for no keyword but for what is behind `required`: a list that is not empty.
    static let requiredList = KeywordSet(rawValue: 1 << 62)
    /// Stands for `additionalProperties` or `unevaluatedProperties` with a schema that is no flag.
    static let additionalSchema = KeywordSet(rawValue: 1 << 63)

    /// Stands for vendor extensions, which are no keywords.
    static let extensions = KeywordSet(rawValue: 1 << 61)

    static let annotations = KeywordSet(about: .annotation).union(extensions)
    static let constraints = KeywordSet(about: .constraint)
    static let structure = KeywordSet(about: .structure).union([requiredList, additionalSchema])
    static let objectHints = KeywordSet(about: .objectHint)
    static let references = KeywordSet(about: .reference)
    static let unions = KeywordSet(about: .union)
    static let combinators = KeywordSet(about: .combinator)
}
