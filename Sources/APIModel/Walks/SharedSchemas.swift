extension API {
    /// By position, whether several schemas refer to one.
    package var sharedSchemas: [Bool] {
        var isUsed = [Bool](repeating: false, count: schemas.count)
        var isShared = isUsed
        for schema in schemas where schema.kind.hasUses {
            schema.kind.forEachUse { use in
                let index = Int(use.schema.index)
                if isUsed[index] { isShared[index] = true }
                isUsed[index] = true
            }
        }
        return isShared
    }
}
