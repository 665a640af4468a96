import APIModel

/// What the lowering of schemas remembers while it is under way.
struct SchemaWork {
}
