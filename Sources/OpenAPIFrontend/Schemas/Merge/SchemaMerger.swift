import APIModel
import Diagnostics

/// Merges what schemas refer to into them: `allOf`, the shape beside a `$ref`, and the choices of `oneOf` and `anyOf`.
/// What comes out is an arena in which each schema has its shape.
struct SchemaMerger {
    /// What is still to be done for a schema that has its address already.
    private enum Job {
        case statement(SchemaStatement)
        /// A property that two members of an `allOf` declare.
        indirect case intersection(SchemaUse, SchemaUse, SourceRange?)
    }

    /// How many properties bases may bring to all heirs together, and how many schemas may lie in each other.
    static let inheritedLimit = 500_000
    static let depthLimit = 64

    var arena: SchemaArena
    var inherited = 0
    private let problems: Problems
    /// What stands in `allOf` itself, and its shape once it is known.
    let members: [SchemaStatement]
    /// The schemas into which something is merged, where some of them have conditions.
    let conditioned: [(id: SchemaID, statement: SchemaStatement)]
    private var memberShapes: [ShapeDraft?]
    private var jobs: [SchemaID: Job] = [:]
    /// What an intersection is made of, down to schemas that are none.
    private var parts: [SchemaID: Set<SchemaID>] = [:]
    /// The members of unions that are merged, by the schema that is such a union.
    var unionMembers: [SchemaID: Set<SchemaID>] = [:]
    /// How many unions list a schema as their member.
    var unionsListing: [SchemaID: Int] = [:]
    /// The schemas that wait, each after those that it merges.
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

    /// The intersections, each with the schemas of which it is made, in the order of their addresses.
    var intersections: [(id: SchemaID, parts: [SchemaID])] {
        parts.map { ($0, $1.sorted { $0.index < $1.index }) }.sorted { $0.id.index < $1.id.index }
    }

    func isIntersection(_ id: SchemaID) -> Bool { parts[id] != nil }

    func report(_ problem: Diagnostic) { problems.report(problem) }

    /// Merges everything that waits.
    mutating func mergeAll() {
        var position = 0
        while position < waiting.count {
            merge(waiting[position])
            position += 1
        }
        waiting = []
    }

    /// Gives the intersection of two uses an address: that of one of them, if it is an intersection that holds the other
    /// already. A schema whose property narrows the schema itself would go on without an end.
    mutating func intersection(
        of left: SchemaUse,
        and right: SchemaUse,
        origin: Origin,
        conflictAt range: SourceRange?
    ) -> SchemaID {
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
        case .intersection(let left, let right, let range):
            arena.settle(intersect(left, right, at: range), of: id)
        }
        underWay.removeLast()
    }

    /// The shape of a schema that is needed now: by an `allOf`. Nil where it is being merged already, which is a circle.
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

    /// The shape of what a member of `allOf` refers to; a circle is reported where it closes.
    mutating func shape(of use: SchemaUse, at range: SourceRange) -> ShapeDraft {
        if let shape = self.shape(of: use.schema) { return shape }
        guard let start = underWay.firstIndex(of: arena.resolved(use.schema)) else {
            report(SchemaMessages.tooDeep(limit: Self.depthLimit, at: range))
            return .soft()
        }
        let trail = underWay[start...].compactMap { arena[$0].origin.range }
        report(SchemaMessages.cyclicAllOf(arena[use.schema].name ?? "", at: range, trail: trail))
        return .soft()
    }
}
