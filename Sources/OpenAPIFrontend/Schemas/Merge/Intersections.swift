import APIModel
import Diagnostics

extension SchemaMerger {
    /// The shape of values that match both shapes. `base` is the schema of the right one, if it is a named schema.
    mutating func intersect(_ left: ShapeDraft, _ right: ShapeDraft, base: SchemaID?) -> ShapeDraft {
        var shape = mergeKinds(left, right, base: base)
        shape.unmetRequired = left.unmetRequired + right.unmetRequired
        shape.constraints = right.constraints ?? left.constraints
        shape.content = right.content ?? left.content
        shape.range = shape.range ?? right.range ?? left.range
        return shape
    }

    private mutating func mergeKinds(_ left: ShapeDraft, _ right: ShapeDraft, base: SchemaID?) -> ShapeDraft {
        if right.isSoft {
            if left.isSoft, case .any = left.kind { return right }
            return left
        }
        if left.isSoft { return withBase(right, base) }
        if let text = text(left, right) { return ShapeDraft(kind: text) }
        switch (left.kind, right.kind) {
        case (.object(let first), .object(let second)):
            return ShapeDraft(kind: .object(merge(first, second, base: base)))
        case (.union, .union): return flatten(right, into: left)
        case (.union, .object(let object)), (.object(let object), .union):
            var union = left.object == nil ? left : right
            let own = base.map { ObjectShape(properties: object.properties, bases: [$0]) } ?? object
            union.common = union.common.map { merge($0, own, base: nil) } ?? own
            return union
        case (.union, .map): return left
        case (.map, .union): return right
        default:
            switch refine(left.kind, right.kind) {
            case .left: return left
            case .right: return withBase(right, base)
            case .merged(let kind): return ShapeDraft(kind: kind)
            case .conflict:
                reportConflict(left.kind, right.kind, at: right.range, other: left.range)
                return right
            }
        }
    }

    /// A string with the format of a number: `{ type: string }` beside `{ format: int64 }`.
    private func text(_ left: ShapeDraft, _ right: ShapeDraft) -> SchemaKind? {
        let (text, number) = left.isImplied ? (right, left) : (left, right)
        guard number.isImplied, case .string(let known) = text.kind else { return nil }
        switch number.kind {
        case .integer(let format), .number(let format): return .string(format: known ?? format)
        default: return nil
        }
    }

    func withBase(_ shape: ShapeDraft, _ base: SchemaID?) -> ShapeDraft {
        guard let base else { return shape }
        var shape = shape
        if var object = shape.object {
            object.bases = [base]
            shape.kind = .object(object)
        }
        return shape
    }

    /// Combines two unions: the members of the second one add optional properties to all members of the first.
    private mutating func flatten(_ right: ShapeDraft, into left: ShapeDraft) -> ShapeDraft {
        guard case .union(let first) = left.kind, case .union(let second) = right.kind, first != second else {
            return left
        }
        var shape = left
        var common = shape.common ?? ObjectShape(properties: [])
        if let more = right.common { common = merge(common, more, base: nil) }
        for member in second.members {
            guard var object = self.shape(of: member.use.schema)?.object else { continue }
            for index in object.properties.indices { object.properties[index].isRequired = false }
            common = merge(common, object, base: nil)
        }
        if let range = right.range {
            report(
                OpenAPICodes.twoUnions(
                    "a second union beside another one: the properties that its members add become optional", at: range
                ).note("the other choice is here", ifAt: left.range))
        }
        shape.common = common
        return shape
    }

    private func reportConflict(_ left: SchemaKind, _ right: SchemaKind, at range: SourceRange?, other: SourceRange?) {
        let message = OpenAPICodes.conflictingTypes(
            "this is \(right.displayName), and \(left.displayName) elsewhere in the same `allOf`; the later one counts",
            at: range
        ).note("the other one is here", ifAt: other)
        report(message)
    }

    /// The properties of two objects, those of the first one first; two properties with the same name are intersected.
    mutating func merge(_ first: ObjectShape, _ second: ObjectShape, base: SchemaID?) -> ObjectShape {
        var merged = first
        var positions = first.positions
        add(second, base: base, to: &merged, &positions)
        return merged
    }

    /// Merges many objects at once, since merging pair by pair would copy all properties each time.
    mutating func merged(_ parts: ArraySlice<Part>) -> ShapeDraft {
        var merged = ObjectShape(properties: [])
        var positions: [String: Int]? = [:]
        var shape = ShapeDraft(kind: .any)
        for part in parts {
            guard let object = part.shape.object else { continue }
            add(object, base: base(of: part.use), to: &merged, &positions)
            shape.unmetRequired += part.shape.unmetRequired
            shape.constraints = part.shape.constraints ?? shape.constraints
            shape.range = part.shape.range ?? shape.range
        }
        shape.kind = .object(merged)
        return shape
    }

    private mutating func add(
        _ second: ObjectShape, base: SchemaID?, to merged: inout ObjectShape, _ positions: inout [String: Int]?
    ) {
        for property in second.properties {
            if let known = merged.position(of: property.wireName, positions) {
                merged.properties[known] = merge(merged.properties[known], property)
            } else {
                positions?[property.wireName] = merged.properties.count
                merged.properties.append(property)
            }
        }
        switch second.additional {
        case .schema, .any: merged.additional = second.additional
        case .forbidden: if case .unspecified = merged.additional { merged.additional = .forbidden }
        case .unspecified: break
        }
        for id in base.map({ [$0] }) ?? second.bases where !merged.bases.contains(id) { merged.bases.append(id) }
    }

    private mutating func merge(_ left: Property, _ right: Property) -> Property {
        var merged = left
        merged.isRequired = left.isRequired || right.isRequired
        merged.name = right.name ?? left.name
        if left.use.schema == right.use.schema {
            merged.use.annotations.overlay(right.use.annotations)
            merged.use.isNullable = right.use.isNullable
            return merged
        }
        let range = right.origin.range
        var origin = arena[right.use.schema].name == nil ? arena[right.use.schema].origin : .none
        origin.range = range
        let id = intersection(of: left.use, and: right.use, origin: origin, conflictAt: range)
        merged.use = SchemaUse(id)
        merged.origin = right.origin
        return merged
    }

    /// The shape of values that match two uses: usually an alias of the more specific one.
    mutating func intersect(_ left: SchemaUse, _ right: SchemaUse, at range: SourceRange?) -> ShapeDraft {
        guard let first = self.shape(of: left.schema), let second = self.shape(of: right.schema) else {
            return ShapeDraft(kind: .alias(right))
        }
        var shape = intersect((left, first), (right, second), at: range)
        shape.content = second.content ?? first.content
        return shape
    }

    private mutating func intersect(
        _ known: (use: SchemaUse, shape: ShapeDraft), _ other: (use: SchemaUse, shape: ShapeDraft),
        at range: SourceRange?
    ) -> ShapeDraft {
        let (left, first, right, second) = (known.use, known.shape, other.use, other.shape)
        if second.isSoft { return alias(left, annotatedBy: right) }
        if first.isSoft { return alias(right, under: left) }
        if let text = text(first, second) { return ShapeDraft(kind: text, isNullable: second.isNullable) }
        if first.kind.isEqualButForPlaces(to: second.kind) {
            return arena[right.schema].name == nil && arena[left.schema].name != nil
                ? alias(left, annotatedBy: right) : alias(right, under: left)
        }
        if let one = first.object, let other = second.object {
            if inherits(other, from: left.schema) { return alias(right, under: left) }
            if inherits(one, from: right.schema) { return alias(left, annotatedBy: right) }
            return ShapeDraft(kind: .object(merge(one, other, base: nil)), isNullable: second.isNullable)
        }
        switch refine(first.kind, second.kind) {
        case .left: return alias(left, annotatedBy: right)
        case .right: return alias(right, under: left)
        case .merged(let kind): return ShapeDraft(kind: kind, isNullable: second.isNullable)
        case .conflict:
            reportConflict(first.kind, second.kind, at: range, other: first.range)
            return alias(right, under: left)
        }
    }

    private func alias(_ left: SchemaUse, annotatedBy right: SchemaUse) -> ShapeDraft {
        var use = left
        use.annotations.overlay(arena[right.schema].name == nil ? arena[right.schema].annotations : Annotations())
        use.annotations.overlay(right.annotations)
        use.isNullable = use.isNullable || right.isNullable || arena[right.schema].isNullable
        return ShapeDraft(kind: .alias(use))
    }

    private func alias(_ right: SchemaUse, under left: SchemaUse) -> ShapeDraft {
        var use = right
        var annotations = arena[left.schema].name == nil ? arena[left.schema].annotations : Annotations()
        annotations.overlay(left.annotations)
        if arena[right.schema].name == nil { annotations.overlay(arena[right.schema].annotations) }
        annotations.overlay(right.annotations)
        use.annotations = annotations
        return ShapeDraft(kind: .alias(use))
    }

    private func inherits(_ object: ObjectShape, from id: SchemaID) -> Bool {
        var open = object.bases
        var seen: Set<SchemaID> = []
        while let base = open.popLast() {
            if base == id { return true }
            if seen.insert(base).inserted, case .object(let next) = arena.resolvedKind(of: base) { open += next.bases }
        }
        return false
    }
}

/// How two kinds relate: one is more specific, both are merged, or they conflict.
enum Refinement {
    case left, right
    case merged(SchemaKind)
    /// No value matches both kinds.
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
        default: return false
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

    /// Whether a union may have a value of a kind. A member that isn't known yet may.
    private mutating func hasMember(_ union: UnionShape, like kind: SchemaKind) -> Bool {
        union.members.contains { member in
            guard let shape = self.shape(of: member.use.schema) else { return true }
            switch (shape.kind, kind) {
            case (.string, .string), (.integer, .integer), (.number, .number), (.number, .integer), (.array, .array),
                (.boolean, .boolean), (.object, .object), (.map, .map), (.object, .map), (.map, .object), (.any, _),
                (.union, _), (_, .union), (.enumeration, _), (_, .enumeration):
                return true
            default: return false
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
