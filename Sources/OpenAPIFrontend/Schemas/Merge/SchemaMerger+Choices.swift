import APIModel
import Diagnostics

extension SchemaMerger {
    /// Adds `oneOf` or `anyOf` to what a schema says besides. Properties beside it become common to all alternatives.
    mutating func add(_ choice: SchemaChoice, to shape: ShapeDraft, range: SourceRange?) -> ShapeDraft {
        var shape = shape
        if choice.hasNull { shape.isNullable = true }
        let kind: SchemaKind
        switch choice.content {
        case .nothing(let isNull):
            if isNull { shape.kind = .null }
            return shape
        case .single(.reference(let use, _)) where underWay.contains(use.schema):
            // It leads back to what is being merged, so that its shape is not known.
            kind = .union(UnionShape(mode: choice.mode, members: [UnionShape.Member(use: use)]))
        case .single(let part):
            let part = self.shape(of: part)
            return intersect(shape, part.shape, base: base(of: part.use))
        case .several(let union):
            kind = .union(union)
        case .enumeration(let enumeration):
            kind = .enumeration(enumeration)
        }
        return join(ShapeDraft(kind: kind, range: range), with: shape, isInline: choice.isInline)
    }

    /// A union beside something else: an object is common to its members; a primitive with inline alternatives stays.
    private mutating func join(_ union: ShapeDraft, with shape: ShapeDraft, isInline: Bool) -> ShapeDraft {
        var joined = union
        joined.isNullable = shape.isNullable
        joined.constraints = shape.constraints
        joined.unmetRequired = shape.unmetRequired
        joined.range = shape.range
        switch shape.kind {
        case _ where shape.isSoft, .map:
            if !shape.unmetRequired.isEmpty { joined.common = ObjectShape(properties: []) }
        case .object(let object):
            joined.common = object
        case .union:
            return intersect(shape, union, base: nil)
        case .string, .integer, .number, .boolean, .enumeration, .array, .tuple:
            if case .union = union.kind, isInline { return shape }
        case .any, .never, .null, .alias, .typeParameter:
            break
        }
        return joined
    }
}
