import APIModel

extension SchemaKind {
    /// Whether a kind refers to other schemas.
    var hasUses: Bool {
        switch self {
        case .array, .tuple, .map, .object, .union, .alias: return true
        default: return false
        }
    }

    /// Whether some use of another schema is such a one.
    func contains(where isSuch: (SchemaUse) -> Bool) -> Bool {
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
    mutating func changeUses(_ change: (inout SchemaUse) -> Void) {
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
