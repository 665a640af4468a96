/// The keys of a parameter of OpenAPI 3. A header has the same, but for `name` and `in`.
enum ParameterKey: String, ObjectKey {
    case name, location = "in", description, required, deprecated, allowEmptyValue, style, explode
    case allowReserved, schema, example, examples, content

    static let table = KeyTable<Self>()
}

/// The keys of a parameter of Swagger 2.0 that its type does not have.
enum SimpleParameterKey: String, ObjectKey {
    case name, location = "in", description, required, schema, allowEmptyValue, collectionFormat, type, format
    case items, defaultValue = "default", maximum, exclusiveMaximum, minimum, exclusiveMinimum, maxLength
    case minLength, pattern, maxItems, minItems, uniqueItems, values = "enum", multipleOf, example

    static let table = KeyTable<Self>()
}
