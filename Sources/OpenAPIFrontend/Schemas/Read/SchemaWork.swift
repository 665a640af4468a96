import APIModel
import Diagnostics
import SourceTree

/// What the lowering of schemas remembers while it is under way.
struct SchemaWork {
    /// What is still to be done for a schema that has its address already.
    enum Job {
        case node(SchemaKeys)
        /// A property that two members of an `allOf` declare.
        indirect case intersection(SchemaUse, SchemaUse, SourceRange?)
    }

    enum State: UInt8 {
        case queued
        case underWay
        case done
    }

    /// By schema: nil once it is done.
    var jobs: [Job?] = []
    var states: [State] = []
    /// The first schema of the arena that may still be queued.
    var head = 0
    /// The schemas whose `allOf` is being merged, the innermost last.
    var underWay: [SchemaID] = []

    /// Uses of another schema that an inline schema comes to.
    var forwardedUses: [SchemaUse] = []
    /// Shapes of inline members of `allOf`, so that what an alias shares is lowered once.
    var memberShapes: [NodeIdentity: SchemaShape] = [:]
    var unmetRequired: [SchemaID: [RequiredName]] = [:]
    /// Schemas that only limits speak of.
    var softSchemas: Set<SchemaID> = []
    /// Properties that belong to each member of a union.
    var commonObjects: [SchemaID: ObjectShape] = [:]
    var discriminators: [SchemaID: Discriminator] = [:]
    var readDiscriminators: [NodeIdentity: Discriminator?] = [:]
    /// Whether a schema has a base with a discriminator, by its node.
    var inheritsDiscriminator: [NodeIdentity: Bool] = [:]
    /// Defaults beside references, to be held against what they refer to.
    var pendingDefaults: [(use: SchemaUse, node: SourceNode, document: DocumentIndex)] = []
    /// Schemas that are named after where they lie, with their addresses.
    var deepSchemas: [(id: SchemaID, located: Located)] = []
    var namesOfComponents: Set<String> = []
    /// Names beside the first of a node that has several.
    var extraNames: [SchemaID] = []
    var hasInlineAliases = false
    /// Whether a default beside a reference has to be taken away.
    var hasWrongDefaults = false
    /// What `x-ms-discriminator-value` says.
    var discriminatorValues: [SchemaID: String] = [:]
}

/// The `discriminator` of a schema, with its mapping resolved.
struct Discriminator {
    struct Entry {
        var value: String
        var schema: SchemaID
        var range: SourceRange
    }

    var propertyName: String
    var mapping: [Entry]
    var range: SourceRange
    var document: DocumentIndex
}
