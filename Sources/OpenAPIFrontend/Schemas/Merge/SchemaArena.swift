import APIModel
import Diagnostics

/// All schemas of a run by their ids, with the facts that are needed while they are merged.
struct SchemaArena {
    var api = API()
    /// Schemas whose kind is guessed from limits.
    var softSchemas: Set<SchemaID> = []
    /// Numbers whose kind is guessed from a format.
    var impliedSchemas: Set<SchemaID> = []
    var unmetRequired: [SchemaID: [RequiredName]] = [:]
    /// Properties that belong to each member of a union.
    var commonObjects: [SchemaID: ObjectShape] = [:]
    var contents: [SchemaID: HeldContent] = [:]
    var discriminators: [SchemaID: Discriminator] = [:]
    /// The values of `x-ms-discriminator-value`.
    var discriminatorValues: [SchemaID: String] = [:]
    var takenNames: Set<String> = []
    private var anything: SchemaID?

    subscript(id: SchemaID) -> Schema {
        _read { yield api.schemas[Int(id.index)] }
        _modify { yield &api.schemas[Int(id.index)] }
    }

    func resolved(_ id: SchemaID) -> SchemaID { api.resolved(id) }
    func resolvedKind(of id: SchemaID) -> SchemaKind { api.resolvedKind(of: id) }

    mutating func add(_ kind: SchemaKind = .any, constraints: Constraints? = nil, origin: Origin = .none) -> SchemaID {
        let id = api.add(kind, origin: origin)
        if let constraints { self[id].constraints = constraints }
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

    /// Stores the final shape of a schema with an id, and returns its problems.
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
            return OpenAPICodes.undeclaredRequired(
                "`required` names `\(required.name)`, which is not a property of the schema", at: required.range,
                help: suggestion(for: required.name, among: candidates))
        }
    }
}

extension SchemaArena {
    /// Breaks cycles of aliases, which come from `$ref`, or from `allOf` or `oneOf` with a single member.
    mutating func breakAliasCycles() -> [Diagnostic] {
        api.cycles(from: api.schemas.map(\.id), over: \.aliased).map { cut(cycle: $0) }
    }

    /// Makes the first schema of a cycle any JSON value, which ends the cycle.
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

    private func unions(among index: Int) -> [Int] {
        guard case .union(let union) = api.schemas[index].kind else { return [] }
        return union.members.map { Int(resolved($0.use.schema).index) }.filter {
            if case .union = api.schemas[$0].kind { true } else { false }
        }
    }
}

extension Diagnostic {
    fileprivate static func onlyItself(_ name: String, trail: [SourceRange?]) -> Self {
        OpenAPICodes.cyclicReference("schema `\(name)` only refers to itself", at: trail.first ?? nil).notes(
            trail.dropFirst().prefix(16).map { Note("through this schema", at: $0) })
    }

    fileprivate static func cyclicUnion(_ name: String?, member: String, at range: SourceRange?) -> Self {
        let subject = name.map { "union `\($0)`" } ?? "a union"
        let text =
            name == member
            ? "\(subject) is a member of itself" : "\(subject) has the member `\(member)`, which has it as a member"
        return OpenAPICodes.cyclicUnion("\(text); this member is left out", at: range)
    }
}

/// The shape of a schema's values while schemas are still being merged.
struct ShapeDraft {
    var kind: SchemaKind
    var isNullable = false
    var constraints: Constraints? {
        get { limits?.value }
        set { limits = newValue.map(Boxed.init) }
    }
    /// Behind a pointer, which keeps shapes small.
    private var limits: Boxed<Constraints>?
    /// Whether the kind is only guessed from limits (`pattern`, `required`), so that any stated kind wins.
    var isSoft = false
    /// Whether only a format, which a string may also have, makes it a number.
    var isImplied = false
    /// The names of required properties that aren't declared here; a schema that merges this one may declare them.
    var unmetRequired: [RequiredName] = []
    /// Properties beside a union, which belong to each of its members.
    var common: ObjectShape?
    var content: HeldContent?
    /// The place for a message about a conflict.
    var range: SourceRange?

    static func soft(_ kind: SchemaKind = .any) -> ShapeDraft { ShapeDraft(kind: kind, isSoft: true) }

    init(kind: SchemaKind, isNullable: Bool = false, isSoft: Bool = false, range: SourceRange? = nil) {
        self.kind = kind
        self.isNullable = isNullable
        self.isSoft = isSoft
        self.range = range
    }

    var object: ObjectShape? { if case .object(let object) = kind { object } else { nil } }
}

/// The content of a string, from `contentSchema`.
struct HeldContent {
    let use: SchemaUse
    /// Whether it is JSON, without another encoding.
    let isJSON: Bool
    let place: NodeIdentity
    let range: SourceRange
}

/// One entry of a `required` list.
struct RequiredName {
    var name: String
    var range: SourceRange
    var isReported = false
}

extension SchemaKind {
    /// Whether a value matches the kind. Unions and free-form values match all.
    func takes(_ value: Literal) -> Bool {
        switch self {
        case .boolean: return value.fits(.boolean)
        case .integer(let format): return value.fits(.integer) && value.isInRange(of: format)
        case .number: return value.fits(.number)
        case .string(let format): return value.fits(.string) && value.isPlausible(as: format)
        case .array, .tuple: return value.fits(.array)
        case .map, .object: return value.fits(.object)
        case .enumeration(let enumeration):
            return enumeration.isOpen || enumeration.values.contains { $0.literal == value }
        case .never, .null: return false
        case .any, .union, .alias, .typeParameter: return true
        }
    }

    /// The kind in messages about a value that doesn't match: `a date`, for a string.
    func displayName(for value: Literal) -> String {
        switch self {
        case .integer(let format) where value.isWhole:
            return format == "int32" ? "a whole number of 32 bits" : "a whole number of 64 bits"
        case .string(format: "date") where value.fits(.string): return "a date"
        case .string(format: "date-time") where value.fits(.string): return "a date with a time"
        default: return displayName
        }
    }

    /// The kind in messages: `a string`, `one of the listed values`.
    var displayName: String {
        switch self {
        case .any, .typeParameter, .alias, .union: return "any value"
        case .never, .null: return "null"
        case .boolean: return "true or false"
        case .integer: return "a whole number"
        case .number: return "a number"
        case .string: return "a string"
        case .enumeration: return "one of the listed values"
        case .array, .tuple: return "a list"
        case .map, .object: return "an object"
        }
    }
}
