/// The keywords of a schema in all versions. The name and the roles of each are in `row`.
enum SchemaKeyword: UInt8, CaseIterable {
    case ref, dynamicRef, allOf, oneOf, anyOf, thenSchema, elseSchema, dependentSchemas, dependencies, discriminator,
        type, format, enumeration, constant, properties, required, additionalProperties, patternProperties,
        propertyNames, unevaluatedProperties, items, prefixItems, additionalItems, unevaluatedItems, title, description,
        defaultValue, example, examples, nullable, xNullable, deprecated, readOnly, writeOnly, externalDocs, netlayer,
        minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, minLength, maxLength, pattern, minItems,
        maxItems, uniqueItems, minProperties, maxProperties, contentMediaType, contentEncoding, contentSchema,
        enumVarNames, enumNames, enumDescriptions, enumDescriptionsCamel, deprecatedEnums, enumRecords

    /// The roles of a keyword; one may have several.
    struct Roles: OptionSet {
        let rawValue: UInt16

        /// Refers to a schema that replaces this one or is part of it.
        static let reference = Roles(rawValue: 1)
        static let union = Roles(rawValue: 2)
        static let combinator = Roles(rawValue: 4)
        /// Adds to the shape, beside a reference or a single `allOf`.
        static let structure = Roles(rawValue: 8)
        /// Hints that the schema is an object, without declaring properties.
        static let objectHint = Roles(rawValue: 16)
        /// Annotates a use, without effect on the shape.
        static let annotation = Roles(rawValue: 32)
        static let constraint = Roles(rawValue: 64)
        /// Has a list (or an object that isn't a schema) as its value, so that a `$ref` there refers to one.
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

    /// Whether its value is a list of schemas to combine.
    var isChoice: Bool { self == .allOf || self == .oneOf || self == .anyOf }
    var isList: Bool { row.roles.contains(.list) }
    var name: String { "\(row.name)" }
}

enum KeywordMeaning {
    case keyword(SchemaKeyword)
    /// A keyword that narrows or extends a schema and isn't supported by the generated types.
    case unfollowed
    /// A keyword without effect on the shape of values.
    case withoutEffect
    /// The version of JSON Schema: `$schema`.
    case dialect

    static let table = KeyTable<KeywordMeaning>(
        SchemaKeyword.allCases.map { ($0.name, .keyword($0)) } + unfollowedNames.map { ($0, .unfollowed) }
            + otherNames.map { ($0, .withoutEffect) } + [("$schema", .dialect)])

    private static let unfollowedNames = ["not", "if", "dependentRequired", "contains", "$recursiveRef"]
    private static let otherNames = [
        "xml", "minContains", "maxContains", "collectionFormat", "$id", "id", "$anchor", "$dynamicAnchor",
        "$recursiveAnchor", "$defs", "definitions", "$comment", "$vocabulary",
    ]
}

/// A set of keywords of one schema, and of marks for their values: a bit each.
struct KeywordSet: Equatable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// A fact about a schema besides its keywords.
    private enum Mark: Int { case requiredList, additionalSchema, extensions }

    init(_ keywords: SchemaKeyword...) { for keyword in keywords { insert(keyword) } }

    private init(_ mark: Mark) { insert(bit: SchemaKeyword.allCases.count + mark.rawValue) }

    private init(about role: SchemaKeyword.Roles) {
        for keyword in SchemaKeyword.allCases where keyword.row.roles.contains(role) { insert(keyword) }
    }

    /// A `required` list that isn't empty.
    static let requiredList = KeywordSet(.requiredList)
    /// `additionalProperties` or `unevaluatedProperties` with a schema instead of a flag.
    static let additionalSchema = KeywordSet(.additionalSchema)
    /// Vendor extensions, which aren't keywords.
    static let extensions = KeywordSet(.extensions)

    static let annotations = KeywordSet(about: .annotation).union(extensions)
    static let constraints = KeywordSet(about: .constraint)
    static let structure = KeywordSet(about: .structure).union(requiredList).union(additionalSchema)
    static let objectHints = KeywordSet(about: .objectHint)
    static let references = KeywordSet(about: .reference)
    static let unions = KeywordSet(about: .union)
    static let combinators = KeywordSet(about: .combinator)

    var count: Int { low.nonzeroBitCount + high.nonzeroBitCount }

    func contains(_ keyword: SchemaKeyword) -> Bool {
        keyword.rawValue < 64 ? low & 1 << keyword.rawValue != 0 : high & 1 << (keyword.rawValue - 64) != 0
    }

    mutating func insert(_ keyword: SchemaKeyword) { insert(bit: Int(keyword.rawValue)) }

    private mutating func insert(bit: Int) {
        precondition(bit < 128, "a set has room for 128 keywords and marks")
        if bit < 64 { low |= 1 << bit } else { high |= 1 << (bit - 64) }
    }

    func isDisjoint(with other: KeywordSet) -> Bool { low & other.low == 0 && high & other.high == 0 }

    func union(_ other: KeywordSet) -> KeywordSet { combined(with: other, |) }
    func intersection(_ other: KeywordSet) -> KeywordSet { combined(with: other, &) }
    func subtracting(_ other: KeywordSet) -> KeywordSet { combined(with: other) { $0 & ~$1 } }

    private func combined(with other: KeywordSet, _ join: (UInt64, UInt64) -> UInt64) -> KeywordSet {
        var result = self
        result.low = join(low, other.low)
        result.high = join(high, other.high)
        return result
    }
}
