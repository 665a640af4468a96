extension SchemaKind {
    /// Whether a kind refers to other schemas.
    package var hasUses: Bool {
        switch self {
        case .array, .tuple, .map, .object, .union, .alias: return true
        default: return false
        }
    }

    /// Whether some use of another schema is such a one.
    package func contains(where isSuch: (SchemaUse) -> Bool) -> Bool {
        switch self {
        case .array(let array): return isSuch(array.element)
        case .tuple(let tuple): return tuple.elements.contains(where: isSuch) || tuple.rest.map(isSuch) == true
        case .map(let use), .alias(let use): return isSuch(use)
        case .object(let object):
            if case .schema(let use) = object.additional, isSuch(use) { return true }
            return object.properties.contains { isSuch($0.use) }
        case .union(let union): return union.members.contains { isSuch($0.use) }
        default: return false
        }
    }

    /// Visits every use of another schema.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        switch self {
        case .array(var array):
            change(&array.element)
            self = .array(array)
        case .tuple(var tuple):
            for index in tuple.elements.indices { change(&tuple.elements[index]) }
            if var rest = tuple.rest {
                change(&rest)
                tuple.rest = rest
            }
            self = .tuple(tuple)
        case .map(var use):
            change(&use)
            self = .map(use)
        case .alias(var use):
            change(&use)
            self = .alias(use)
        case .object(var object):
            for index in object.properties.indices { change(&object.properties[index].use) }
            if case .schema(var use) = object.additional {
                change(&use)
                object.additional = .schema(use)
            }
            self = .object(object)
        case .union(var union):
            for index in union.members.indices { change(&union.members[index].use) }
            self = .union(union)
        default:
            return
        }
    }
}

extension API {
    /// Visits every use of a schema, in schemas, operations and webhooks.
    package mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        for index in schemas.indices where schemas[index].kind.hasUses { schemas[index].kind.changeUses(change) }
        for index in operations.indices { operations[index].changeUses(change) }
        for index in webhooks.indices { webhooks[index].changeUses(change) }
    }
}

extension Operation {
    fileprivate mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        for index in parameters.indices { change(&parameters[index].use) }
        if var body {
            for index in body.contents.indices { body.contents[index].changeUses(change) }
            self.body = body
        }
        for index in responses.indices {
            for header in responses[index].headers.indices { change(&responses[index].headers[header].use) }
            for content in responses[index].contents.indices { responses[index].contents[content].changeUses(change) }
        }
    }
}

extension MediaContent {
    fileprivate mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
        if var use {
            change(&use)
            self.use = use
        }
        if var itemUse {
            change(&itemUse)
            self.itemUse = itemUse
        }
    }
}
