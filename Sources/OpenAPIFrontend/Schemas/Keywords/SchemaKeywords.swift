/// A set of keywords of one schema.
struct SchemaKeywords: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ keyword: SchemaKeyword) { rawValue = 1 << UInt64(keyword.rawValue) }

    init(_ keywords: SchemaKeyword...) { self.init(keywords.map { SchemaKeywords($0) }) }

    private init(about role: SchemaKeyword.Roles) {
        self.init(SchemaKeyword.allCases.filter { $0.row.roles.contains(role) }.map { SchemaKeywords($0) })
    }

    /// Stands for no keyword but for what is behind `required`: a list that is not empty.
    static let requiredList = SchemaKeywords(rawValue: 1 << 62)
    /// Stands for `additionalProperties` or `unevaluatedProperties` with a schema that is no flag.
    static let additionalSchema = SchemaKeywords(rawValue: 1 << 63)

    static let annotations = SchemaKeywords(about: .annotation)
    static let constraints = SchemaKeywords(about: .constraint)
    static let structure = SchemaKeywords(about: .structure).union([requiredList, additionalSchema])
    static let objectHints = SchemaKeywords(about: .objectHint)
    static let references = SchemaKeywords(about: .reference)
    static let unions = SchemaKeywords(about: .union)
    static let combinators = SchemaKeywords(about: .combinator)
}

/// What a key of a schema means to the reader.
enum SchemaKeyMeaning {
    case keyword(SchemaKeyword)
    /// It narrows or adds to a schema without that the generated types follow.
    case unfollowed
    /// It has no effect on what values look like.
    case withoutEffect

    static let table = KeyTable<SchemaKeyMeaning>(
        SchemaKeyword.allCases.map { ($0.name, .keyword($0)) } + unfollowedNames.map { ($0, .unfollowed) }
            + otherNames.map { ($0, .withoutEffect) }
    )

    private static let unfollowedNames = [
        "not", "if", "dependentSchemas", "dependentRequired", "dependencies", "contains", "contentSchema",
        "$recursiveRef",
    ]
    private static let otherNames = [
        "xml", "then", "else", "minContains", "maxContains", "collectionFormat", "$id", "id", "$schema", "$anchor",
        "$dynamicAnchor", "$recursiveAnchor", "$defs", "definitions", "$comment", "$vocabulary",
    ]
}
