import APIModel

extension Lowering {
    /// Lets every use of an inline schema that is nothing but another one point at that one, and takes away defaults
    /// that do not fit.
    func correctUses() {
        for index in api.schemas.indices {
            var kind = api.schemas[index].kind
            guard kind.hasUses, kind.contains(where: isWrong) else { continue }
            kind.changeUses { use in if isWrong(use) { shorten(&use) } }
            api.schemas[index].kind = kind
        }
        correct(\.operations)
        correct(\.webhooks)
    }

    private func isInlineAlias(_ use: SchemaUse) -> Bool {
        let index = Int(use.schema.index)
        guard api.schemas[index].name == nil, case .alias = api.schemas[index].kind else { return false }
        return true
    }

    private func shorten(_ use: inout SchemaUse) {
        skipAliases(&use)
        guard let value = use.annotations.defaultValue, !fits(value, api.resolvedKind(of: use.schema)) else { return }
        use.annotations.defaultValue = nil
    }

    private func skipAliases(_ use: inout SchemaUse) {
        for _ in 0..<64 {
            let schema = api[use.schema]
            guard schema.name == nil, case .alias(let target) = schema.kind else { return }
            var annotations = target.annotations
            annotations.overlay(schema.annotations)
            annotations.overlay(use.annotations)
            let isNullable = use.isNullable || target.isNullable || schema.isNullable
            use = SchemaUse(target.schema, isNullable: isNullable, annotations: annotations)
        }
    }

    /// The operations are taken out meanwhile, since their schemas are looked up in the same API.
    private func correct(_ path: WritableKeyPath<API, [Operation]>) {
        var operations = api[keyPath: path]
        api[keyPath: path] = []
        for index in operations.indices { correct(&operations[index]) }
        api[keyPath: path] = operations
    }

    private func correct(_ operation: inout Operation) {
        for index in operation.parameters.indices where isWrong(operation.parameters[index].use) {
            shorten(&operation.parameters[index].use)
        }
        if let contents = operation.body?.contents {
            for index in contents.indices {
                if let corrected = corrected(contents[index]) { operation.body?.contents[index] = corrected }
            }
        }
        for index in operation.responses.indices {
            for header in operation.responses[index].headers.indices
            where isWrong(operation.responses[index].headers[header].use) {
                shorten(&operation.responses[index].headers[header].use)
            }
            for content in operation.responses[index].contents.indices {
                guard let corrected = corrected(operation.responses[index].contents[content]) else { continue }
                operation.responses[index].contents[content] = corrected
            }
        }
    }

    private func isWrong(_ use: SchemaUse) -> Bool { isInlineAlias(use) || use.annotations.defaultValue != nil }

    /// The content with its uses corrected; nil where none is wrong.
    private func corrected(_ content: MediaContent) -> MediaContent? {
        let headers = content.encodings.contains { !$0.headers.isEmpty }
        guard headers || content.use.map(isWrong) == true || content.itemUse.map(isWrong) == true else { return nil }
        var content = content
        if var use = content.use {
            shorten(&use)
            content.use = use
        }
        if var use = content.itemUse {
            shorten(&use)
            content.itemUse = use
        }
        for index in content.encodings.indices {
            for header in content.encodings[index].headers.indices {
                shorten(&content.encodings[index].headers[header].use)
            }
        }
        return content
    }
}
