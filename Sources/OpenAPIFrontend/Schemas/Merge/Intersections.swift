import APIModel
import Diagnostics

extension SchemaMerger {
    /// What fits two shapes. `base` is the named schema that the right one is, where it is one.
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
        case (.union, .union):
            return flatten(right, into: left)
        case (.union, .object(let object)), (.object(let object), .union):
            var union = left.object == nil ? left : right
            let own = base.map { ObjectShape(properties: object.properties, bases: [$0]) } ?? object
            union.common = union.common.map { merge($0, own, base: nil) } ?? own
            return union
        case (.union, .map):
            return left
        case (.map, .union):
            return right
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

    /// A text whose format is one of numbers: `{ type: string }` beside `{ format: int64 }`.
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

    /// Two unions at once: what the members of the second one add is kept as optional properties of all.
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
        if let range = right.range { report(SchemaMessages.twoUnions(at: range, other: left.range)) }
        shape.common = common
        return shape
    }

    private func reportConflict(_ left: SchemaKind, _ right: SchemaKind, at range: SourceRange?, other: SourceRange?) {
        let message = SchemaMessages.conflictingTypes(
            left.displayName,
            right.displayName,
            at: range,
            other: other
        )
        report(message)
    }
}

extension SchemaMerger {
    /// All properties of two objects, those of the first one first; of two of one name both say something.
    mutating func merge(_ first: ObjectShape, _ second: ObjectShape, base: SchemaID?) -> ObjectShape {
        var merged = first
        var positions = first.positions
        add(second, base: base, to: &merged, &positions)
        return merged
    }

    /// The same of many objects. Each merge of two would copy all that came before.
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
        _ second: ObjectShape,
        base: SchemaID?,
        to merged: inout ObjectShape,
        _ positions: inout [String: Int]?
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

    /// What fits two uses: mostly one of them, since one says more than the other.
    mutating func intersect(_ left: SchemaUse, _ right: SchemaUse, at range: SourceRange?) -> ShapeDraft {
        guard let first = self.shape(of: left.schema), let second = self.shape(of: right.schema) else {
            return ShapeDraft(kind: .alias(right))
        }
        var shape = intersect((left, first), (right, second), at: range)
        shape.content = second.content ?? first.content
        return shape
    }

    private mutating func intersect(
        _ known: (use: SchemaUse, shape: ShapeDraft),
        _ other: (use: SchemaUse, shape: ShapeDraft),
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
