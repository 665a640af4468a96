import APIModel
import Diagnostics

/// All schemas of a run by their ids, with further facts that are needed while they are merged.
struct SchemaArena {
    var api = API()
    /// Schemas whose kind is guessed from limits.
    var softSchemas: Set<SchemaID> = []
    /// Numbers whose kind is guessed from a format.
    var impliedSchemas: Set<SchemaID> = []
    var unmetRequired: [SchemaID: [RequiredName]] = [:]
    /// Properties that belong to each member of a union.
    var commonObjects: [SchemaID: ObjectShape] = [:]
    /// The content of strings.
    var contents: [SchemaID: HeldContent] = [:]
    var discriminators: [SchemaID: Discriminator] = [:]
    /// The values of `x-ms-discriminator-value`.
    var discriminatorValues: [SchemaID: String] = [:]
    /// The names that are taken.
    var takenNames: Set<String> = []
    private var anything: SchemaID?

    subscript(id: SchemaID) -> Schema {
        _read { yield api.schemas[Int(id.index)] }
        _modify { yield &api.schemas[Int(id.index)] }
    }

    func resolved(_ id: SchemaID) -> SchemaID { api.resolved(id) }
    func resolvedKind(of id: SchemaID) -> SchemaKind { api.resolvedKind(of: id) }

    /// Adds a schema and returns its id.
    mutating func add(_ kind: SchemaKind = .any, constraints: Constraints? = nil, origin: Origin = .none) -> SchemaID {
        let id = SchemaID(api.schemas.count)
        api.schemas.append(Schema(id: id, kind: kind, constraints: constraints, origin: origin))
        return id
    }

    /// A use of the shared schema for any value, for places without a schema.
    mutating func anyUse() -> SchemaUse {
        let id = anything ?? add()
        anything = id
        return SchemaUse(id)
    }

    /// Stores the final shape of a schema.
    mutating func settle(_ shape: ShapeDraft, of id: SchemaID) {
        self[id].kind = shape.kind
        self[id].isNullable = shape.isNullable
        if let constraints = shape.constraints { self[id].constraints = constraints }
        if let common = shape.common { commonObjects[id] = common }
        if let content = shape.content { contents[id] = content }
        if !shape.unmetRequired.isEmpty { unmetRequired[id] = shape.unmetRequired }
        if shape.isSoft { softSchemas.insert(id) }
        if shape.isImplied { impliedSchemas.insert(id) }
    }

    /// The shape of a schema that was stored.
    func shape(of id: SchemaID, isNullable: Bool) -> ShapeDraft {
        let schema = self[id]
        var shape = ShapeDraft(kind: schema.kind, isNullable: isNullable)
        shape.constraints = schema.constraints
        shape.isSoft = softSchemas.contains(id)
        shape.isImplied = !impliedSchemas.isEmpty && impliedSchemas.contains(id)
        shape.common = commonObjects[id]
        shape.content = contents.isEmpty ? nil : contents[id]
        shape.unmetRequired = (unmetRequired[id] ?? []).map {
            RequiredName(name: $0.name, range: $0.range, isReported: true)
        }
        shape.range = schema.origin.range
        return shape
    }
}

extension SchemaArena {
    /// Stores the final shape of a schema that isn't an inline part, and returns its problems.
    mutating func settle(_ shape: ShapeDraft, of id: SchemaID, as statement: SchemaStatement) -> [Diagnostic] {
        var shape = shape
        var problems: [Diagnostic] = []
        if let value = statement.defaultValue, let problem = checkDefault(value, of: id, shape) {
            problems.append(problem)
        }
        // A schema whose kind is only guessed from limits is free-form.
        if shape.isSoft, case .any = shape.kind, statement.isObject { shape.kind = .map(anyUse()) }
        settle(shape, of: id)
        return problems + shape.undeclaredRequired
    }

    /// Checks a default against its schema; one of the wrong kind is dropped with a warning.
    private mutating func checkDefault(_ written: SchemaStatement.Default, of id: SchemaID, _ shape: ShapeDraft)
        -> Diagnostic?
    {
        guard var value = self[id].annotations.defaultValue else { return nil }
        let node = written.node
        if node.isScalar, !written.isJSON {
            switch shape.kind {
            case .string where node.style == .plain: value = .string(node.text)
            case .enumeration(let enumeration) where enumeration.base == .string: value = .string(node.text)
            default: break
            }
        }
        let fits = shape.kind.takes(value)
        self[id].annotations.defaultValue = fits ? value : nil
        if fits || value.isEmptyDefault { return nil }
        return .wrongDefault(node, kind: shape.kind.displayName(for: value))
    }
}

extension ShapeDraft {
    /// Warnings about required names that aren't properties, unless the object takes further properties.
    fileprivate var undeclaredRequired: [Diagnostic] {
        guard !unmetRequired.isEmpty, let object, !object.properties.isEmpty else { return [] }
        switch object.additional {
        case .any, .schema: return []
        case .unspecified, .forbidden: break
        }
        let names = object.properties.map(\.wireName)
        return unmetRequired.filter { !$0.isReported }.enumerated().map { index, required in
            // Nobody reads more than dozens of suggestions.
            let candidates = index < 50 ? names : []
            return .undeclaredRequired(required.name, among: candidates, at: required.range)
        }
    }
}

extension SchemaArena {
    /// Breaks cycles of aliases, which arise from `$ref`, or from `allOf` or `oneOf` of one.
    mutating func breakAliasCycles() -> [Diagnostic] {
        api.cycles(from: api.schemas.map(\.id), over: \.aliased).map { cut(cycle: $0) }
    }

    /// Makes the first schema of a cycle any JSON, which ends it.
    private mutating func cut(cycle: [SchemaID]) -> Diagnostic {
        let first = cycle.indices.min { cycle[$0].index < cycle[$1].index } ?? 0
        let trail = cycle[first...] + cycle[..<first]
        let start = cycle[first]
        self[start].kind = .any
        return .onlyItself(self[start].name ?? "", trail: trail.map { self[$0].origin.range })
    }

    /// Removes the members that make unions members of themselves, directly or through other unions. Decoding such a
    /// value would never end, and the member adds nothing: the others already allow the same values.
    mutating func breakUnionCycles() -> [Diagnostic] {
        var problems: [Diagnostic] = []
        var closing: [SchemaID: Set<SchemaID>] = [:]
        stronglyConnected(from: Array(api.schemas.indices), among: api.schemas.count, over: unions) { path, _ in
            guard let first = path.first, let last = path.last else { return }
            let (member, union) = (SchemaID(first), SchemaID(last))
            closing[union, default: []].insert(member)
            let name = self[member].name ?? ""
            problems.append(.cyclicUnion(self[union].name, member: name, at: self[union].origin.range))
        }
        let unions = closing.keys.sorted { $0.index < $1.index }
        for (union, kind) in zip(unions, unions.map { kind(of: $0, without: closing[$0] ?? []) }) {
            self[union].kind = kind
        }
        return problems
    }

    private func kind(of id: SchemaID, without members: Set<SchemaID>) -> SchemaKind {
        guard case .union(var union) = self[id].kind else { return self[id].kind }
        union.members.removeAll { members.contains(resolved($0.use.schema)) }
        return union.members.count > 1 ? .union(union) : union.members.first.map { .alias($0.use) } ?? .any
    }

    /// The unions among the members of a union.
    private func unions(among index: Int) -> [Int] {
        guard case .union(let union) = api.schemas[index].kind else { return [] }
        return union.members.map { Int(resolved($0.use.schema).index) }.filter {
            if case .union = api.schemas[$0].kind { true } else { false }
        }
    }
}

extension Diagnostic {
    fileprivate static func undeclaredRequired(_ name: String, among names: [String], at range: SourceRange) -> Self {
        OpenAPICodes.undeclaredRequired("`required` names `\(name)`, which is not a property of the schema").at(range)
            .help(suggestion(for: name, among: names))
    }

    fileprivate static func onlyItself(_ name: String, trail: [SourceRange?]) -> Self {
        OpenAPICodes.cyclicReference("schema `\(name)` only refers to itself").at(trail.first ?? nil).notes(
            trail.dropFirst().prefix(16).map { Note("through this schema", at: $0) })
    }

    fileprivate static func cyclicUnion(_ name: String?, member: String, at range: SourceRange?) -> Self {
        let subject = name.map { "union `\($0)`" } ?? "a union"
        let text =
            name == member
            ? "\(subject) is a member of itself" : "\(subject) has the member `\(member)`, which has it as a member"
        return OpenAPICodes.cyclicUnion("\(text); this member is left out").at(range)
    }
}
