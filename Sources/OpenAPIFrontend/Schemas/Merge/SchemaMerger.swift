import APIModel
import Diagnostics

/// Merges `allOf`, the shape beside a `$ref`, and the choices of `oneOf` and `anyOf` into schemas. The result is an
/// arena in which each schema has its shape.
struct SchemaMerger: Reporter {
    /// The work that remains for a schema that already has its id.
    private enum Job {
        case statement(SchemaStatement)
        /// A property that two members of an `allOf` declare.
        indirect case intersection(SchemaUse, SchemaUse, SourceRange?)
    }

    /// The number of properties that all subclasses together may inherit, and the depth of nested schemas.
    static let inheritedLimit = 500_000
    static let depthLimit = 64

    var arena: SchemaArena
    var inherited = 0
    private let problems: Problems
    /// The inline members of `allOf`, and their shapes once they are known.
    let members: [SchemaStatement]
    /// The schemas that merge others, if some of them have conditions.
    let conditioned: [(id: SchemaID, statement: SchemaStatement)]
    private var memberShapes: [ShapeDraft?]
    private var jobs: [SchemaID: Job] = [:]
    /// The parts of an intersection, with nested intersections resolved.
    private var parts: [SchemaID: Set<SchemaID>] = [:]
    /// The members of merged unions, by the union's schema.
    var unionMembers: [SchemaID: Set<SchemaID>] = [:]
    /// The number of unions that have a schema as a member.
    var unionsListing: [SchemaID: Int] = [:]
    /// The unmerged schemas, each after those that it merges.
    private var waiting: [SchemaID]
    /// The schemas that are being merged, the innermost last.
    private(set) var underWay: [SchemaID] = []

    init(of read: consuming ReadSchemas, problems: Problems) {
        self.problems = problems
        arena = read.arena
        members = read.members
        memberShapes = Array(repeating: nil, count: read.members.count)
        waiting = read.statements.map(\.id)
        let isPlain =
            read.members.allSatisfy(\.conditions.isEmpty) && read.statements.allSatisfy(\.statement.conditions.isEmpty)
        conditioned = isPlain ? [] : read.statements
        for (id, statement) in read.statements { jobs[id] = .statement(statement) }
    }

    /// The intersections, each with its parts, in the order of their ids.
    var intersections: [(id: SchemaID, parts: [SchemaID])] {
        parts.map { ($0, $1.sorted { $0.index < $1.index }) }.sorted { $0.id.index < $1.id.index }
    }

    func isIntersection(_ id: SchemaID) -> Bool { parts[id] != nil }

    func report(_ problem: Diagnostic) { problems.report(problem) }

    /// Merges all schemas that aren't merged yet.
    mutating func mergeAll() {
        var position = 0
        while position < waiting.count {
            merge(waiting[position])
            position += 1
        }
        waiting = []
    }

    /// The id of the intersection of two uses: that of one of them if it already is an intersection with the other,
    /// since otherwise merging a schema whose property narrows the schema itself would never end.
    mutating func intersection(of left: SchemaUse, and right: SchemaUse, origin: Origin, conflictAt range: SourceRange?)
        -> SchemaID
    {
        let (first, second) = (parts[left.schema], parts[right.schema])
        if let first, first.isSuperset(of: second ?? [right.schema]) { return left.schema }
        if let second, second.isSuperset(of: first ?? [left.schema]) { return right.schema }
        let id = arena.add(origin: origin)
        parts[id] = (first ?? [left.schema]).union(second ?? [right.schema])
        jobs[id] = .intersection(left, right, range)
        waiting.append(id)
        return id
    }

    private mutating func merge(_ id: SchemaID) {
        guard let job = jobs.removeValue(forKey: id) else { return }
        underWay.append(id)
        switch job {
        case .statement(let statement):
            let shape = statement.completed(combined(statement, as: id))
            arena.settle(shape, of: id, as: statement).forEach(report)
        case .intersection(let left, let right, let range): arena.settle(intersect(left, right, at: range), of: id)
        }
        underWay.removeLast()
    }

    /// The shape of a schema that an `allOf` needs now. Nil if it is already being merged, which is a cycle.
    mutating func shape(of id: SchemaID) -> ShapeDraft? {
        var id = id
        var isNullable = false
        for _ in 0..<1000 {
            if jobs[id] != nil {
                guard underWay.count < Self.depthLimit else { return nil }
                merge(id)
            }
            guard !underWay.contains(id) else { return nil }
            isNullable = isNullable || arena[id].isNullable
            guard case .alias(let use) = arena[id].kind else { return arena.shape(of: id, isNullable: isNullable) }
            isNullable = isNullable || use.isNullable
            id = use.schema
        }
        return nil
    }

    /// The shape of an inline member of an `allOf`.
    mutating func shape(ofMember index: Int) -> ShapeDraft {
        if let known = memberShapes[index] { return known }
        let shape = members[index].completed(combined(members[index], as: nil))
        memberShapes[index] = shape
        return shape
    }

    func annotations(ofMember index: Int) -> Annotations { members[index].annotations }

    /// The shape of the target of a member of `allOf`; reports a cycle where it closes.
    mutating func shape(of use: SchemaUse, at range: SourceRange) -> ShapeDraft {
        if let shape = self.shape(of: use.schema) { return shape }
        guard let start = underWay.firstIndex(of: arena.resolved(use.schema)) else {
            report(
                .tooDeep,
                "`allOf` is nested deeper here than the limit of \(Self.depthLimit) schemas; the rest is left out",
                at: range)
            return .soft()
        }
        let trail = underWay[start...].compactMap { arena[$0].origin.range }
        report(.cyclicAllOf(arena[use.schema].name ?? "", at: range, trail: trail))
        return .soft()
    }

    /// A part with its shape, and the use of the schema that it names.
    typealias Part = (shape: ShapeDraft, use: SchemaUse?)

    /// The shape of a statement with its parts merged. `id` is nil for an inline member of an `allOf`.
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
        if let id, own.isSoft, own.unmetRequired.isEmpty, statement.choices.isEmpty, !statement.isSubclass,
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
            // Conditions may declare required properties.
            for index in shape.unmetRequired.indices { shape.unmetRequired[index].isReported = true }
        }
        return shape
    }

    /// Counts inherited properties, since each subclass has a copy of them; reports the first schema that exceeds the
    /// limit.
    private mutating func exceedsLimit(_ parts: [Part], at range: SourceRange?) -> Bool {
        guard inherited <= Self.inheritedLimit else { return true }
        for part in parts where part.use != nil { inherited += part.shape.object?.properties.count ?? 0 }
        guard inherited > Self.inheritedLimit else { return false }
        report(
            .tooDeep,
            "the schemas up to here inherit more than the limit of \(Self.inheritedLimit) properties by `allOf`; those that this schema and "
                + "those after it would inherit are left out", at: range)
        return true
    }

    mutating func shape(of part: SchemaPart) -> Part {
        switch part {
        case .reference(let use, let range):
            let shape = self.shape(of: use, at: range)
            return (shape, arena[use.schema].name == nil ? nil : use)
        case .member(let index): return (shape(ofMember: index), nil)
        case .scalar(let id): return (shape(of: id) ?? .soft(), nil)
        }
    }

    /// The use of the one part that gives the shape, if all others only annotate it.
    private func aliasOfOnlyShape(among parts: [Part]) -> SchemaUse? {
        let shaping = parts.filter { !$0.shape.isSoft || !$0.shape.unmetRequired.isEmpty || $0.use != nil }
        guard shaping.count == 1, var use = shaping[0].use, shaping[0].shape.unmetRequired.isEmpty else { return nil }
        use.isNullable = use.isNullable || parts.contains { $0.shape.isSoft && $0.shape.isNullable }
        return use
    }

    /// Drops the union of a base that has this subclass as an alternative: only the shape beside the union is merged.
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

    /// The members of a union, cached for all the subclasses of a base.
    private mutating func members(of union: UnionShape, of base: SchemaID?) -> Set<SchemaID> {
        if let base, let known = unionMembers[base] { return known }
        let members = Set(union.members.map { arena.resolved($0.use.schema) })
        if let base { unionMembers[base] = members }
        return members
    }

    /// The named schema behind a member, for `bases`.
    func base(of use: SchemaUse?) -> SchemaID? {
        guard var id = use?.schema else { return nil }
        for _ in 0..<16 {
            guard case .alias(let next) = arena[id].kind else { break }
            id = next.schema
        }
        return arena[id].name == nil ? nil : id
    }

    /// Takes title and description from inline members of `allOf`, which may describe the whole schema.
    private mutating func inheritTexts(of statement: SchemaStatement, into id: SchemaID) {
        for part in statement.parts {
            guard case .member(let index) = part else { continue }
            var merged = annotations(ofMember: index)
            merged.overlay(arena[id].annotations)
            arena[id].annotations = merged
        }
    }
}

extension ShapeDraft {
    /// Makes properties required that a `required` elsewhere in the `allOf` names.
    mutating func meetRequired() {
        guard !unmetRequired.isEmpty else { return }
        if var object {
            unmetRequired = object.require(unmetRequired)
            kind = .object(object)
        } else if var common {
            unmetRequired = common.require(unmetRequired)
            self.common = common
        }
    }
}

extension ObjectShape {
    /// Marks properties as required; returns the names of missing ones.
    mutating func require(_ names: [RequiredName]) -> [RequiredName] {
        let positions = names.isEmpty ? nil : positions
        return names.filter { required in
            guard let position = position(of: required.name, positions) else { return true }
            properties[position].isRequired = true
            return false
        }
    }

    /// The positions of the properties by their names; nil for few properties, which are found faster by searching.
    var positions: [String: Int]? {
        guard properties.count > 8 else { return nil }
        return Dictionary(properties.enumerated().map { ($1.wireName, $0) }) { first, _ in first }
    }

    func position(of name: String, _ positions: [String: Int]?) -> Int? {
        guard let positions else { return properties.firstIndex { $0.wireName == name } }
        return positions[name]
    }
}

extension Diagnostic {
    fileprivate static func cyclicAllOf(_ name: String, at range: SourceRange, trail: [SourceRange]) -> Self {
        OpenAPICodes.cyclicAllOf(
            (name.isEmpty ? "a schema" : "schema `\(name)`") + " is part of its own `allOf`", at: range
        ).notes(trail.map { Note("through this schema", at: $0) })
    }
}
