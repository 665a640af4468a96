import APIModel
import Diagnostics

/// The `discriminator` of a schema, with its mapping resolved.
struct Discriminator {
    struct Entry {
        var value: String
        var schema: SchemaID
        var range: SourceRange
    }

    var propertyName: String
    var mapping: [Entry]
    /// What `defaultMapping` names; its value is the text as written.
    var fallback: Entry?
}
