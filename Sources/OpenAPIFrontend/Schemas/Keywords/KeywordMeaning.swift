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
