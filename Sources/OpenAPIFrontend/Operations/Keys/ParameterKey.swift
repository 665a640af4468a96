/// The keys of a parameter of OpenAPI 3. A header has the same, but for `name` and `in`.
enum ParameterKey: Int, ObjectKey {
    case name, location, description, required, deprecated, allowEmptyValue, style, explode, allowReserved, schema
    case example, examples, content

    static let known = KnownKeys([
        "name", "in", "description", "required", "deprecated", "allowEmptyValue", "style", "explode", "allowReserved",
        "schema", "example", "examples", "content",
    ])
}

/// The keys of a parameter of Swagger 2.0 that its type does not have.
enum SimpleParameterKey: Int, ObjectKey {
    case name, location, description, required, schema, allowEmptyValue, collectionFormat
    case type, format, items, defaultValue, maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength, minLength
    case pattern, maxItems, minItems, uniqueItems, values, multipleOf, example

    static let known = KnownKeys([
        "name", "in", "description", "required", "schema", "allowEmptyValue", "collectionFormat", "type", "format",
        "items", "default", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum", "maxLength", "minLength",
        "pattern", "maxItems", "minItems", "uniqueItems", "enum", "multipleOf", "example",
    ])
}
