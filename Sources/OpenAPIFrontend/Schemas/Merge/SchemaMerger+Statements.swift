import APIModel
import Diagnostics

extension SchemaMerger {
    /// A part with its shape, and the use of the schema that it names.
    typealias Part = (shape: ShapeDraft, use: SchemaUse?)

    /// The shape of a statement with all that is merged into it. `id` is nil for an inline member of an `allOf`.
    mutating func combined(_ statement: SchemaStatement, as id: SchemaID?) -> ShapeDraft {
        guard !statement.isPlain else { return statement.own }
        let own = statement.own
        var parts: [Part] = []
        for part in statement.parts {
            var part = self.shape(of: part)
            if let id { dropUnion(ofMember: id, from: &part) }
            parts.append(part)
        }
        let hasConditions = hasConditions(statement)
        if let id, own.isSoft, own.unmetRequired.isEmpty, statement.choices.isEmpty, !statement.isHeir,
            !hasConditions, let use = aliasOfOnlyShape(among: parts)
        {
            inheritTexts(of: statement, into: id)
            return ShapeDraft(kind: .alias(use))
        }
        if exceedsLimit(parts, at: own.range) { parts = [] }
        var shape = ShapeDraft.soft()
        shape.range = own.range
        let isNullable = !parts.isEmpty && parts.allSatisfy { $0.shape.isNullable }
        var rest = parts[...]
        while let part = rest.first {
            let objects = rest.prefix { !$0.shape.isSoft && $0.shape.object != nil }
            shape =
                objects.count > 1
                ? intersect(shape, merged(objects), base: nil) : intersect(shape, part.shape, base: base(of: part.use))
            rest = rest.dropFirst(max(objects.count, 1))
        }
        shape = intersect(shape, own, base: nil)
        shape.isNullable = own.isNullable || isNullable
        if let constraints = own.constraints { shape.constraints = constraints }
        if let id, !parts.isEmpty { inheritTexts(of: statement, into: id) }
        for choice in statement.choices { shape = add(choice, to: shape, range: own.range) }
        shape.meetRequired()
        if hasConditions {
            // What holds under them may declare what is required.
            for index in shape.unmetRequired.indices { shape.unmetRequired[index].isReported = true }
        }
        return shape
    }

    /// Counts the properties that bases bring, since each heir has a copy of them; the first schema with which they are
    /// too many is reported.
    private mutating func exceedsLimit(_ parts: [Part], at range: SourceRange?) -> Bool {
        guard inherited <= Self.inheritedLimit else { return true }
        for part in parts where part.use != nil { inherited += part.shape.object?.properties.count ?? 0 }
        guard inherited > Self.inheritedLimit else { return false }
        report(SchemaMessages.tooManyInherited(limit: Self.inheritedLimit, at: range))
        return true
    }

    mutating func shape(of part: SchemaPart) -> Part {
        switch part {
        case .reference(let use, let range):
            let shape = self.shape(of: use, at: range)
            return (shape, arena[use.schema].name == nil ? nil : use)
        case .member(let index):
            return (shape(ofMember: index), nil)
        case .scalar(let id):
            return (shape(of: id) ?? .soft(), nil)
        }
    }

    /// Whether all of `allOf` but one only annotates: then it is a use of that one.
    private func aliasOfOnlyShape(among parts: [Part]) -> SchemaUse? {
        let shaping = parts.filter { !$0.shape.isSoft || !$0.shape.unmetRequired.isEmpty || $0.use != nil }
        guard shaping.count == 1, var use = shaping[0].use, shaping[0].shape.unmetRequired.isEmpty else { return nil }
        use.isNullable = use.isNullable || parts.contains { $0.shape.isSoft && $0.shape.isNullable }
        return use
    }

    /// A base that lists its heirs as alternatives, and which they merge: they take what stands beside the list.
    private mutating func dropUnion(ofMember id: SchemaID, from part: inout Part) {
        guard case .union(let union) = part.shape.kind, members(of: union, of: part.use?.schema).contains(id) else {
            return
        }
        if let common = part.shape.common {
            part.shape.kind = .object(common)
            part.shape.common = nil
        } else {
            part.shape.kind = .any
            part.shape.isSoft = true
        }
    }

    /// The members of a union, which are listed once for all the heirs of a base.
    private mutating func members(of union: UnionShape, of base: SchemaID?) -> Set<SchemaID> {
        if let base, let known = unionMembers[base] { return known }
        let members = Set(union.members.map { arena.resolved($0.use.schema) })
        if let base { unionMembers[base] = members }
        return members
    }

    /// The named schema that a member merges, for `bases`.
    func base(of use: SchemaUse?) -> SchemaID? {
        guard var id = use?.schema else { return nil }
        for _ in 0..<16 {
            guard case .alias(let next) = arena[id].kind else { break }
            id = next.schema
        }
        return arena[id].name == nil ? nil : id
    }

    /// An inline member of `allOf` may hold the title and the description of the whole.
    private mutating func inheritTexts(of statement: SchemaStatement, into id: SchemaID) {
        for part in statement.parts {
            guard case .member(let index) = part else { continue }
            var merged = annotations(ofMember: index)
            merged.overlay(arena[id].annotations)
            arena[id].annotations = merged
        }
    }
}
