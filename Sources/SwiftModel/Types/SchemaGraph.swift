import APIModel
import Diagnostics

/// The kind of Swift type that a schema becomes, before anything has a name.
enum SchemaForm: Sendable {
    /// `JSONValue`.
    case any
    /// A type that exists already.
    case plain(SwiftType)
    case array
    case map
    case structure
    case enumeration
    case union
    case tuple
    case typeParameter(String)

    /// Whether the schema has a declaration with a body; arrays and maps have one only as type aliases.
    var isDeclared: Bool {
        switch self {
        case .structure, .enumeration, .union, .tuple: true
        case .any, .plain, .array, .map, .typeParameter: false
        }
    }

    /// The noun for a type whose own name can't be used: `Commit.Details`.
    var noun: String {
        switch self {
        case .enumeration: "Option"
        case .union: "Choice"
        case .tuple: "Tuple"
        case .any, .plain, .array, .map, .structure, .typeParameter: "Details"
        }
    }
}

/// The form of each schema, with aliases followed: the facts that naming and typing share. It knows no names. It is a
/// class, since every planner holds it; it changes only while it is made.
final class SchemaGraph: @unchecked Sendable {
    /// The schema that an alias leads to, with the nullability and the type arguments found on the way.
    struct Target: Sendable {
        var schema: Int
        var isNullable: Bool
        var arguments: [SchemaUse]
    }

    let api: API
    /// The copies of schemas for the app; nil where the app uses the service's types.
    let entities: EntitySchemas?
    let formats: FormatTable
    private(set) var forms: [SchemaForm] = []
    /// The schemas that have a type of the team.
    private(set) var owned: Set<Int> = []
    private(set) var targets: [Target] = []
    /// The members of unions, without null and duplicates.
    private(set) var members: [Int: [UnionShape.Member]] = [:]

    init(_ normalised: NormalisedAPI, diagnostics: inout DiagnosticBag) {
        let conventions = normalised.conventions
        api = normalised.api
        entities = normalised.entities
        formats = FormatTable(conventions.models)
        forms.reserveCapacity(api.schemas.count)
        let style = IdentifierStyle(.upperCamel, acronyms: Acronyms(conventions.names.acronyms))
        var own: [Int: SwiftType] = [:]
        for index in api.schemas.indices {
            let form = form(at: index)
            let type = ownType(of: api.schemas[index], form, among: conventions.models.schemas, style: style)
            own[index] = type.map { SwiftType($0) }
            forms.append(form)
        }
        owned = Set(own.keys)
        let shared = SwiftType.sharedNames(in: own.values)
        for (index, type) in own { forms[index] = .plain(type.qualified(among: shared)) }
        targets = api.schemas.indices.map { Target(schema: $0, isNullable: api.schemas[$0].isNullable, arguments: []) }
        resolveAliases(&diagnostics)
        reduceUnions()
        resolveAliases(&diagnostics)
        breakListCycles(&diagnostics)
    }

    func schema(_ index: Int) -> Schema { api.schemas[index] }

    func isEntity(_ schema: Int) -> Bool { entities?.transfers[schema] != nil }

    /// The schema that a use leads to through all aliases, and whether null is allowed there.
    func target(of use: SchemaUse) -> Target {
        let index = Int(use.schema.index)
        guard api.schemas.indices.contains(index) else { return Target(schema: 0, isNullable: true, arguments: []) }
        var target = targets[index]
        if use.isNullable { target.isNullable = true }
        if target.schema == index { target.arguments = use.arguments }
        return target
    }

    /// The element of an array, or the value of a map; nil where any value is allowed.
    func element(of index: Int) -> SchemaUse? {
        switch api.schemas[index].kind {
        case .array(let shape): return shape.element
        case .map(let use): return use
        case .object(let shape):
            if case .schema(let use) = shape.additional { return use }
            return nil
        default: return nil
        }
    }

    /// The team's type for a schema, from the configuration or the description. A pattern applies only to
    /// types that would be declared otherwise.
    private func ownType(of schema: Schema, _ form: SchemaForm, among types: OwnTypes, style: IdentifierStyle)
        -> FixedType?
    {
        guard let name = schema.name, !types.isEmpty else { return schema.fixedType }
        if let type = types.type(of: name) ?? schema.fixedType { return type }
        switch form {
        case .any, .plain, .typeParameter: return nil
        case .array, .map, .structure, .enumeration, .union, .tuple: return types.type(matching: name, style: style)
        }
    }

    private func form(at index: Int) -> SchemaForm {
        let schema = api.schemas[index]
        switch schema.kind {
        case .any, .never, .null, .alias: return .any
        case .boolean: return plain("boolean")
        case .integer(let format): return plain("integer", format, schema.constraints)
        case .number(let format): return plain("number", format)
        case .string(let format):
            // `base64url` has another alphabet, which decoders of data don't read.
            let isEncoded = format == nil && schema.constraints?.contentEncoding?.lowercased() == "base64"
            return plain("string", isEncoded ? "byte" : format)
        case .enumeration(let enumeration): return form(of: enumeration)
        case .array: return .array
        case .tuple(let shape): return shape.elements.isEmpty ? .any : .tuple
        case .map: return .map
        case .object(let shape): return form(of: shape, isNamed: schema.name != nil)
        case .union: return .union
        case .typeParameter(let name): return .typeParameter(name)
        }
    }

    private func plain(_ kind: String, _ format: String? = nil, _ limits: Constraints? = nil) -> SchemaForm {
        .plain(formats.type(kind, format: format, limits: limits))
    }

    private func form(of enumeration: Enumeration) -> SchemaForm {
        let values = enumeration.values.filter { $0.literal != .null }
        if values.isEmpty { return enumeration.values.isEmpty ? plain(enumeration.base.rawValue) : .any }
        return enumeration.base == .boolean ? plain("boolean") : .enumeration
    }

    /// An inline object without keywords is a map of anything; a named one keeps its name as an empty struct.
    private func form(of shape: ObjectShape, isNamed: Bool) -> SchemaForm {
        guard shape.properties.isEmpty else { return .structure }
        switch shape.additional {
        case .any, .schema: return .map
        case .unspecified, .forbidden: return isNamed ? .structure : .map
        }
    }
}

extension SchemaGraph {
    /// Finds the target of each alias, and follows each only once.
    private func resolveAliases(_ diagnostics: inout DiagnosticBag) {
        let cycles = cycles { alias(targets[$0].schema).map { Int($0.schema.index) } }
        for cycle in cycles { breakCycle(at: cycle, &diagnostics) }
        var isDone = [Bool](repeating: false, count: targets.count)
        for cycle in cycles { isDone[cycle] = true }
        for start in targets.indices where !isDone[start] {
            var trail: [(index: Int, use: SchemaUse)] = []
            var index = start
            while !isDone[index], let next = alias(targets[index].schema) {
                isDone[index] = true
                trail.append((index, next))
                index = Int(next.schema.index)
            }
            isDone[index] = true
            for (index, use) in trail.reversed() {
                let following = Int(use.schema.index)
                let target = targets[following]
                targets[index].schema = target.schema
                targets[index].isNullable = targets[index].isNullable || use.isNullable || target.isNullable
                targets[index].arguments = target.schema == following ? use.arguments : target.arguments
            }
        }
    }

    /// The first schema of each cycle, where each schema leads to at most one other.
    private func cycles(following next: (Int) -> Int?) -> [Int] {
        var starts: [Int] = []
        stronglyConnected(from: Array(targets.indices), among: targets.count) {
            next($0).map { [$0] } ?? []
        } closing: { path, _ in
            starts += path.prefix(1)
        }
        return starts
    }

    private func breakCycle(at index: Int, _ diagnostics: inout DiagnosticBag) {
        diagnostics.report(.endlessType(api.schemas[index], "is only another name for itself"))
        forms[index] = .any
        targets[index] = Target(schema: index, isNullable: true, arguments: [])
        members[index] = nil
    }

    /// The use that the schema only renames: that of an alias, or of a union with one member.
    private func alias(_ index: Int) -> SchemaUse? {
        if let members = members[index] { return members.count == 1 && members[0].name == nil ? members[0].use : nil }
        guard case .any = forms[index], case .alias(let use) = api.schemas[index].kind else { return nil }
        return use
    }

    private func reduceUnions() {
        for index in api.schemas.indices {
            guard case .union = forms[index], case .union(let shape) = api.schemas[index].kind else { continue }
            var (kept, places): ([UnionShape.Member], [MemberType: Int]) = ([], [:])
            for member in shape.members {
                let target = target(of: member.use)
                targets[index].isNullable = targets[index].isNullable || target.isNullable
                let type = member.name == nil ? self.type(of: member.use) : nil
                if case .null = api.schemas[target.schema].kind {
                    targets[index].isNullable = true
                } else if let place = type.flatMap({ places[$0] }) {
                    kept[place].add(member)
                } else {
                    if let type { places[type] = kept.count }
                    kept.append(member)
                }
            }
            if kept.isEmpty { forms[index] = .any } else { members[index] = kept }
        }
    }

    /// Equal for members of the same Swift type, before any type has a name.
    private indirect enum MemberType: Hashable {
        case known(SwiftType)
        case typeParameter(String)
        case declared(Int, arguments: [MemberType])
        case array(MemberType)
        case map(MemberType)
    }

    private func type(of use: SchemaUse, depth: Int = 0) -> MemberType {
        let target = target(of: use)
        let index = target.schema
        switch forms[index] {
        case .any: return .known(.jsonValue)
        case .plain(let type): return .known(type)
        case .typeParameter(let name): return .typeParameter(name)
        case .structure, .enumeration, .union, .tuple:
            return .declared(index, arguments: target.arguments.map { type(of: $0, depth: depth + 1) })
        case .array, .map:
            guard depth < 16 else { return .declared(index, arguments: []) }
            let inner = element(of: index).map { type(of: $0, depth: depth + 1) } ?? .known(.jsonValue)
            if case .array = forms[index] { return .array(inner) }
            return .map(inner)
        }
    }

    /// A list that holds nothing but itself (`Tree = [Tree]`) can't be a type alias: it becomes any JSON. So does an
    /// unnamed list inside of hundreds of others.
    private func breakListCycles(_ diagnostics: inout DiagnosticBag) {
        for cycle in cycles(following: { isList($0) ? elementTarget(of: $0) : nil }) {
            forms[cycle] = .any
            diagnostics.report(.endlessType(api.schemas[cycle], "holds nothing but lists of itself"))
        }
        var isDone = [Bool](repeating: false, count: forms.count)
        for start in forms.indices {
            var current = start
            var depth = 0
            while !isDone[current], isList(current) {
                isDone[current] = true
                depth += 1
                if depth > 100, depth % 100 == 0, api.schemas[current].name == nil {
                    forms[current] = .any
                    diagnostics.report(
                        SwiftModelCodes.deepType(
                            "lists are nested more than 100 levels deep; what is inside is generated as any JSON"
                        ).at((api.schemas[current]).origin.range))
                }
                current = elementTarget(of: current) ?? current
            }
        }
    }

    private func elementTarget(of index: Int) -> Int? { element(of: index).map { target(of: $0).schema } }

    private func isList(_ index: Int) -> Bool {
        switch forms[index] {
        case .array, .map: return true
        default: return false
        }
    }
}

extension Diagnostic {
    fileprivate static func endlessType(_ schema: Schema, _ fault: Message) -> Diagnostic {
        SwiftModelCodes.endlessType("schema \(label(schema)) \(fault); it is generated as any JSON").at(
            schema.origin.range)
    }
}

/// Whether values of each schema are sent, received, or both. A schema that no operation uses counts as both.
struct SchemaDirections: Sendable {
    static let sent: UInt8 = 1
    static let received: UInt8 = 2
    /// Received values that are encoded, too: those of unions, to see which member keeps the most, and kept responses.
    static let compared: UInt8 = 4
    /// Parts of JSON bodies that are sent, where null differs from an absent key.
    static let stated: UInt8 = 8
    /// Values of a request that waits in a file, which are decoded from there.
    static let waiting: UInt8 = 16

    private let areCodable: Bool
    private var masks: [UInt8]
    private var pending: [(Int, UInt8)] = []

    init(_ graph: SchemaGraph, _ conventions: Conventions) {
        areCodable = conventions.models.coding == .codable
        // Tests encode replies.
        let areReplied = conventions.operations.hasReplies
        masks = [UInt8](repeating: 0, count: graph.api.schemas.count)
        for operation in graph.api.operations { seed(operation, request: Self.sent, response: Self.received) }
        for content in graph.api.operations.flatMap({ $0.body?.contents ?? [] }) where content.mediaType.isJSON {
            content.forEachUse { add($0, Self.stated) }
        }
        for operation in graph.api.operations where areReplied || operation.directives.caching != nil {
            for response in areReplied ? operation.responses : operation.successes.map({ operation.responses[$0] }) {
                for header in response.headers { add(header.use, Self.compared) }
                for content in response.contents { content.forEachUse { add($0, Self.compared) } }
            }
        }
        for operation in graph.api.operations where operation.directives.waits == true {
            operation.forEachUse { use, side in if side == .request { add(use, Self.waiting) } }
        }
        for webhook in graph.api.webhooks { seed(webhook, request: Self.received, response: Self.sent) }
        spread(graph)
        let transfers = graph.entities?.transfers ?? [:]
        for id in graph.api.namedSchemas where masks[Int(id.index)] == 0 && transfers[Int(id.index)] == nil {
            pending.append((Int(id.index), Self.sent | Self.received))
        }
        spread(graph)
        for index in graph.api.schemas.indices where graph.members[index] != nil && isReceived(index) {
            pending.append((index, Self.compared))
        }
        // Kept responses and waiting requests are written into files as the app's types, and read again.
        if graph.entities?.areKept == true { pending += transfers.keys.map { ($0, Self.compared | Self.waiting) } }
        spread(graph)
        // The app's types have the directions of the types that they are copies of.
        for (entity, transfer) in transfers { masks[entity] = masks[transfer] }
    }

    func isSent(_ schema: Int) -> Bool { masks[schema] & Self.sent != 0 || isUnused(schema) }
    func isReceived(_ schema: Int) -> Bool { masks[schema] & Self.received != 0 || isUnused(schema) }
    /// Whether code decodes values, as received or from a file.
    func isDecoded(_ schema: Int) -> Bool { areCodable || masks[schema] & Self.waiting != 0 || isReceived(schema) }
    /// Whether code encodes values, to send or to compare them.
    func isEncoded(_ schema: Int) -> Bool { areCodable || masks[schema] & Self.compared != 0 || isSent(schema) }

    /// Whether values are only sent, in JSON bodies among other places.
    func isOnlyStated(_ schema: Int) -> Bool { masks[schema] & Self.stated != 0 && masks[schema] & Self.received == 0 }

    private func isUnused(_ schema: Int) -> Bool { masks[schema] & (Self.sent | Self.received) == 0 }

    private mutating func seed(_ operation: Operation, request: UInt8, response: UInt8) {
        operation.forEachUse { use, side in add(use, side == .request ? request : response) }
    }

    private mutating func add(_ use: SchemaUse, _ mask: UInt8) {
        use.forEachSchema { pending.append((Int($0.index), mask)) }
    }

    private mutating func spread(_ graph: SchemaGraph) {
        while let (index, mask) = pending.popLast() {
            guard masks.indices.contains(index), masks[index] & mask != mask else { continue }
            masks[index] |= mask
            graph.schema(index).kind.forEachUse { add($0, mask) }
        }
    }
}
