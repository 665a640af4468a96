import APIModel

extension Lowering {
    /// Lets every use of an inline schema that is nothing but another one point at that one, and takes away defaults
    /// that do not fit.
    func correctUses() {
        for index in api.schemas.indices {
            var kind = api.schemas[index].kind
            guard kind.hasUses else { continue }
            var isChanged = false
            kind.changeUses { use in
                guard isInlineAlias(use) || use.annotations.defaultValue != nil else { return }
                shorten(&use)
                isChanged = true
            }
            if isChanged { api.schemas[index].kind = kind }
        }
        api.operations = api.operations.map(shortened)
        api.webhooks = api.webhooks.map(shortened)
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

    private func shortened(_ operation: Operation) -> Operation {
        var operation = operation
        for index in operation.parameters.indices { shorten(&operation.parameters[index].use) }
        if var body = operation.body {
            for index in body.contents.indices { shorten(&body.contents[index]) }
            operation.body = body
        }
        for index in operation.responses.indices {
            for header in operation.responses[index].headers.indices {
                shorten(&operation.responses[index].headers[header].use)
            }
            for content in operation.responses[index].contents.indices {
                shorten(&operation.responses[index].contents[content])
            }
        }
        return operation
    }

    private func shorten(_ content: inout MediaContent) {
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
    }
}
