import APIModel

/// Which of two kinds says more.
enum Refinement {
    case left
    case right
    case merged(SchemaKind)
    /// No value is of both kinds.
    case conflict
}

extension SchemaMerger {
    /// The more specific of two kinds: string ∩ enumeration → the enumeration; number ∩ integer → integer.
    mutating func refine(_ left: SchemaKind, _ right: SchemaKind) -> Refinement {
        switch (left, right) {
        case (.any, _), (.null, _), (.never, _), (.alias, _), (.typeParameter, _): return .right
        case (_, .any), (_, .null), (_, .never), (_, .alias), (_, .typeParameter): return .left
        case (.boolean, .boolean): return .right
        case (.string(_), .string(let format)): return format == nil ? .left : .right
        case (.integer(_), .integer(let format)): return format == nil ? .left : .right
        case (.number(_), .number(let format)): return format == nil ? .left : .right
        case (.number, .integer): return .right
        case (.integer, .number): return .left
        case (.enumeration(let first), .enumeration(let second)): return refine(first, second)
        case (.enumeration(let values), _): return isBase(right, of: values) ? .left : refineCollections(left, right)
        case (_, .enumeration(let values)): return isBase(left, of: values) ? .right : refineCollections(left, right)
        default: return refineCollections(left, right)
        }
    }

    private func isBase(_ kind: SchemaKind, of enumeration: Enumeration) -> Bool {
        switch (kind, enumeration.base) {
        case (.string, .string), (.boolean, .boolean), (.integer, .integer), (.number, .integer), (.number, .number),
            (_, .mixed):
            return true
        default:
            return false
        }
    }

    private mutating func refine(_ left: Enumeration, _ right: Enumeration) -> Refinement {
        let known = Set(left.values.map(\.literal))
        let shared = right.values.filter { known.contains($0.literal) }
        if shared.isEmpty { return .conflict }
        if shared.count == right.values.count { return .right }
        if shared.count == left.values.count { return .left }
        var merged = right
        merged.values = shared
        return .merged(.enumeration(merged))
    }

    private mutating func refineCollections(_ left: SchemaKind, _ right: SchemaKind) -> Refinement {
        switch (left, right) {
        case (.array(let first), .array(let second)):
            if first.element.schema == second.element.schema { return .right }
            if isAny(second.element) { return .left }
            if isAny(first.element) { return .right }
            let element = both(first.element, second.element)
            return .merged(.array(ArrayShape(element: element, isSet: first.isSet || second.isSet)))
        case (.tuple, .array): return .left
        case (.array, .tuple), (.tuple, .tuple): return .right
        case (.map(let first), .map(let second)):
            if first.schema == second.schema || isAny(first) { return .right }
            return isAny(second) ? .left : .merged(.map(both(first, second)))
        case (.object(let object), .map(let value)):
            return withValues(object, value).map { .merged(.object($0)) } ?? .left
        case (.map(let value), .object(let object)):
            return withValues(object, value).map { .merged(.object($0)) } ?? .right
        case (.union(let union), _): return hasMember(union, like: right) ? .right : .conflict
        case (_, .union(let union)): return hasMember(union, like: left) ? .left : .conflict
        default: return .conflict
        }
    }

    private mutating func withValues(_ object: ObjectShape, _ value: SchemaUse) -> ObjectShape? {
        guard case .unspecified = object.additional, !isAny(value) else { return nil }
        var object = object
        object.additional = .schema(value)
        return object
    }

    /// Whether a union may hold a value of a kind. A member that is not known yet may.
    private mutating func hasMember(_ union: UnionShape, like kind: SchemaKind) -> Bool {
        union.members.contains { member in
            guard let shape = self.shape(of: member.use.schema) else { return true }
            switch (shape.kind, kind) {
            case (.string, .string), (.integer, .integer), (.number, .number), (.number, .integer), (.array, .array),
                (.boolean, .boolean), (.object, .object), (.map, .map), (.object, .map), (.map, .object), (.any, _),
                (.union, _), (_, .union), (.enumeration, _), (_, .enumeration):
                return true
            default:
                return false
            }
        }
    }

    mutating func isAny(_ use: SchemaUse) -> Bool {
        if case .any = self.shape(of: use.schema)?.kind ?? .null { return true }
        return false
    }

    private mutating func both(_ left: SchemaUse, _ right: SchemaUse) -> SchemaUse {
        let origin = arena[right.schema].origin
        return SchemaUse(intersection(of: left, and: right, origin: origin, conflictAt: nil))
    }
}
