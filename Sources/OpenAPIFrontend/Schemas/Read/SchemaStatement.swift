import APIModel
import Diagnostics
import SourceTree

/// What the keywords of one schema say, before anything is merged into it.
struct SchemaStatement {
    /// A default as it is written.
    struct Default {
        let node: SourceNode
        /// Whether it stands in JSON, where quotes are never forgotten.
        let isJSON: Bool
    }

    var annotations = Annotations()
    /// What it is where it says nothing but that: another schema, or anything, if a reference leads nowhere.
    var alias: SchemaKind?
    /// The shape by its own keywords.
    var own = ShapeDraft.soft()
    /// What `$ref` and `allOf` merge into it.
    var parts: [SchemaPart] = []
    /// What holds of some values only: `then`, `else` and `dependentSchemas`.
    var conditions: [SchemaPart] = []
    /// What `oneOf` and `anyOf` offer.
    var choices: [SchemaChoice] = []
    var isNullable = false
    /// Whether it is an object, although it may not say which.
    var isObject = false
    /// Whether it is one of the alternatives of a base with a discriminator, and thus more than the base.
    var isHeir = false
    var defaultValue: Default?

    /// Whether it is all that there is to say of the schema.
    var isPlain: Bool { alias != nil || (parts.isEmpty && conditions.isEmpty && choices.isEmpty) }
}

/// A schema that is merged into another one.
enum SchemaPart {
    /// A reference, with its place.
    case reference(SchemaUse, SourceRange)
    /// What stands in `allOf` itself: its position among the members.
    case member(Int)
    /// The schema `true` or `false`, or what is no schema.
    case scalar(SchemaID)
}

/// One `oneOf` or `anyOf`.
struct SchemaChoice {
    enum Content {
        /// The alternatives say nothing of what values look like; or only null is one.
        case nothing(isNull: Bool)
        /// There is one alternative only, which is merged.
        case single(SchemaPart)
        case several(UnionShape)
        /// Each alternative is one value.
        case enumeration(Enumeration)
    }

    let mode: UnionShape.Mode
    let content: Content
    /// Whether null is among the alternatives.
    let hasNull: Bool
    /// Whether no alternative is a reference.
    let isInline: Bool
}
