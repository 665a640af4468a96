extension API {
    /// What a schema is another word for, through all aliases; where they go in a circle, one of them.
    package func resolved(_ id: SchemaID) -> SchemaID {
        guard case .alias(let use) = self[id].kind else { return id }
        return resolved(use).schema
    }

    /// A use of what a schema is another word for, as the last alias says it.
    package func resolved(_ use: SchemaUse) -> SchemaUse {
        var use = use
        // A mark that is moved on ever more rarely is met again on every circle, and costs no memory.
        var mark = use.schema
        var steps = 0
        var patience = 1
        while case .alias(let next) = self[use.schema].kind {
            use = next
            if use.schema == mark { break }
            steps += 1
            guard steps == patience else { continue }
            mark = use.schema
            steps = 0
            patience *= 2
        }
        return use
    }

    /// The kind behind aliases.
    package func resolvedKind(of id: SchemaID) -> SchemaKind { self[resolved(id)].kind }

    /// Whether each value is an object, or may be one as far as the description says.
    package func canHoldMembers(_ use: SchemaUse, depth: Int = 0) -> Bool {
        switch resolvedKind(of: use.schema) {
        case .object, .map, .any, .typeParameter: true
        case .union(let union): depth < 32 && union.members.allSatisfy { canHoldMembers($0.use, depth: depth + 1) }
        default: false
        }
    }
}
