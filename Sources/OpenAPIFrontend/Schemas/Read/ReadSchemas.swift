import APIModel
import SourceTree

/// All schemas of a run as they were read: those of which everything is known in the arena, the statements of the others
/// beside it.
struct ReadSchemas {
    typealias DefaultOfUse = (use: SchemaUse, node: SourceNode)

    var arena = SchemaArena()
    /// The schemas into which something is to be merged, each after those that it merges.
    var statements: [(id: SchemaID, statement: SchemaStatement)] = []
    /// What stands in `allOf` itself.
    var members: [SchemaStatement] = []
    /// Defaults beside references, to be held against what they refer to.
    var defaultsOfUses: [DefaultOfUse] = []
    /// Schemas that are named after where they lie.
    var deepSchemas: [(id: SchemaID, located: Located)] = []
    /// Names beside the first of a node that has several.
    var extraNames: [SchemaID] = []
}
