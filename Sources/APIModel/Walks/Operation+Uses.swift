/// The two ways in which values of an operation travel.
package enum MessageSide: Sendable {
    case request
    case response
}

extension Operation {
    /// Visits every use of a schema: parameters, the body, and responses with their headers. This and `changeUses` are
    /// the only lists of what an operation refers to.
    package func forEachUse(_ visit: (SchemaUse, MessageSide) throws -> Void) rethrows {
        for parameter in parameters { try visit(parameter.use, .request) }
        for content in body?.contents ?? [] { try content.forEachUse { try visit($0, .request) } }
        try channel?.forEachUse(visit)
        for response in responses {
            for header in response.headers { try visit(header.use, .response) }
            for content in response.contents { try content.forEachUse { try visit($0, .response) } }
        }
    }

    /// Changes every use of a schema.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        for index in parameters.indices { change(&parameters[index].use) }
        for index in 0..<(body?.contents.count ?? 0) { body?.contents[index].changeUses(change) }
        channel?.changeUses(change)
        for index in responses.indices {
            for header in responses[index].headers.indices { change(&responses[index].headers[header].use) }
            for content in responses[index].contents.indices { responses[index].contents[content].changeUses(change) }
        }
    }

    /// What the operation refers to directly.
    package var uses: [SchemaUse] {
        var uses: [SchemaUse] = []
        forEachUse { use, _ in uses.append(use) }
        return uses
    }
}

extension MediaContent {
    /// Visits the schemas of the content, of an element of a stream, and of the headers of parts.
    package func forEachUse(_ visit: (SchemaUse) throws -> Void) rethrows {
        if let use { try visit(use) }
        if let itemUse { try visit(itemUse) }
        for encoding in encodings {
            for header in encoding.headers { try visit(header.use) }
        }
    }

    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        if use != nil { use.change(change) }
        if itemUse != nil { itemUse.change(change) }
        for index in encodings.indices {
            for header in encodings[index].headers.indices { change(&encodings[index].headers[header].use) }
        }
    }
}

extension API {
    /// Changes every use of a schema, in schemas, operations and webhooks.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        for index in schemas.indices where schemas[index].kind.hasUses { schemas[index].kind.changeUses(change) }
        for index in operations.indices { operations[index].changeUses(change) }
        for index in webhooks.indices { webhooks[index].changeUses(change) }
    }
}
