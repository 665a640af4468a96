import APIModel

extension API {
    /// Lets every use of an inline schema that is nothing but another one point at that one, and takes away defaults
    /// that do not fit.
    mutating func correctUses() {
        for index in schemas.indices {
            var kind = schemas[index].kind
            guard kind.hasUses, kind.contains(where: isWrong) else { continue }
            kind.changeUses { use in if isWrong(use) { shorten(&use) } }
            schemas[index].kind = kind
        }
        correct(\.operations)
        correct(\.webhooks)
    }

    private func isInlineAlias(_ use: SchemaUse) -> Bool {
        let index = Int(use.schema.index)
        guard schemas[index].name == nil, case .alias = schemas[index].kind else { return false }
        return true
    }

    private func shorten(_ use: inout SchemaUse) {
        skipAliases(&use)
        guard let value = use.annotations.defaultValue, !resolvedKind(of: use.schema).takes(value) else { return }
        use.annotations.defaultValue = nil
    }

    private func skipAliases(_ use: inout SchemaUse) {
        for _ in 0..<64 {
            let schema = self[use.schema]
            guard schema.name == nil, case .alias(let target) = schema.kind else { return }
            var annotations = target.annotations
            annotations.overlay(schema.annotations)
            annotations.overlay(use.annotations)
            let isNullable = use.isNullable || target.isNullable || schema.isNullable
            use = SchemaUse(target.schema, isNullable: isNullable, annotations: annotations)
        }
    }

    /// The operations are taken out meanwhile, since their schemas are looked up in the same API.
    private mutating func correct(_ path: WritableKeyPath<API, [Operation]>) {
        var operations = self[keyPath: path]
        self[keyPath: path] = []
        for index in operations.indices { operations[index].changeUses { use in if isWrong(use) { shorten(&use) } } }
        self[keyPath: path] = operations
    }

    private func isWrong(_ use: SchemaUse) -> Bool { isInlineAlias(use) || use.annotations.defaultValue != nil }
}
