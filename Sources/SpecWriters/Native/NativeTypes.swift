import APIModel

/// Writes types in the words of the native spec: on the rest of a line where that is possible, as properties in place
/// otherwise.
struct NativeTypes {
    let api: API
    let names: NativeNames
    /// The schemas that are nothing but themselves, through aliases, lists and maps.
    let circular: Set<SchemaID>

    init(_ api: API) {
        self.api = api
        names = NativeNames(api)
        var circular: Set<SchemaID> = []
        SchemaCircles.forEach(from: api.schemas.map(\.id), among: api.schemas.count) { id in
            NativeTypes.targets(of: api[id].kind)
        } visit: {
            circular.formUnion($0)
        }
        self.circular = circular
    }

    private static func targets(of kind: SchemaKind) -> [SchemaID] {
        switch kind {
        case .alias(let use), .map(let use): [use.schema]
        case .array(let shape): [shape.element.schema]
        case .tuple(let shape): shape.elements.map(\.schema)
        default: []
        }
    }

    /// How deep inline types may lie in each other; recursion without a name has no other end.
    private static let depthLimit = 12

    func isNullable(_ use: SchemaUse) -> Bool {
        use.isNullable || api[use.schema].name == nil && api[use.schema].isNullable
    }

    /// What is said of a use and of an inline schema, in one.
    func annotations(_ use: SchemaUse) -> Annotations {
        guard api[use.schema].name == nil else { return use.annotations }
        let own = api[use.schema].annotations
        var merged = use.annotations
        if merged.documentation == nil { merged.documentation = own.documentation }
        if merged.defaultValue == nil { merged.defaultValue = own.defaultValue }
        if merged.examples.isEmpty { merged.examples = own.examples }
        merged.isDeprecated = merged.isDeprecated || own.isDeprecated
        merged.isReadOnly = merged.isReadOnly || own.isReadOnly
        merged.isWriteOnly = merged.isWriteOnly || own.isWriteOnly
        return merged
    }

    /// `Page<Item>`, `Array<String>`; nil for what needs lines of its own.
    func text(_ use: SchemaUse, depth: Int = 0) -> String? {
        let schema = api[use.schema]
        if let name = names[use.schema] ?? (schema.name.flatMap { NativeNames.isWord($0) ? $0 : nil }) {
            if use.arguments.isEmpty { return name }
            let arguments = use.arguments.compactMap { element($0, depth: depth + 1) }
            return arguments.count == use.arguments.count ? "\(name)<\(arguments.joined(separator: ", "))>" : name
        }
        guard depth < NativeTypes.depthLimit else { return "Any" }
        if let type = schema.fixedType {
            let arguments = use.arguments.compactMap { element($0, depth: depth + 1) }
            return arguments.isEmpty ? type.text : "\(type.text)<\(arguments.joined(separator: ", "))>"
        }
        return text(schema.kind, depth: depth)
    }

    func text(_ kind: SchemaKind, depth: Int = 0) -> String? {
        switch kind {
        case .any, .never, .null: return "Any"
        case .boolean: return "Bool"
        case .integer(let format): return NativeTypes.integer(format)
        case .number(let format): return NativeTypes.number(format)
        case .string(let format): return NativeTypes.string(format)
        case .enumeration(let enumeration): return NativeEnum.text(enumeration)
        case .array(let shape):
            return element(shape.element, depth: depth + 1).map { (shape.isSet ? "Set<" : "Array<") + $0 + ">" }
        case .tuple(let shape):
            let elements = shape.elements.compactMap { element($0, depth: depth + 1) }
            return elements.count == shape.elements.count && !elements.isEmpty
                ? "(" + elements.joined(separator: ", ") + ")" : "Array<Any>"
        case .map(let value): return element(value, depth: depth + 1).map { "Map<\($0)>" }
        case .object: return nil
        case .union(let shape): return union(shape, depth: depth)
        case .alias(let other): return text(other, depth: depth + 1)
        case .typeParameter(let name): return name
        }
    }

    /// A type at a place where nothing is absent: `Item|null`
    func element(_ use: SchemaUse, depth: Int = 0) -> String? {
        text(use, depth: depth).map { isNullable(use) ? $0 + "|null" : $0 }
    }

    /// `oneOf kind {cat:Cat, dog:Dog}`, `anyOf [String, Int]`
    private func union(_ shape: UnionShape, depth: Int) -> String? {
        let word = shape.mode == .anyOf ? "anyOf" : "oneOf"
        if shape.members.isEmpty { return "Any" }
        let types = shape.members.compactMap { element($0.use, depth: depth + 1) }
        guard types.count == shape.members.count else { return nil }
        guard let discriminator = shape.discriminator else { return "\(word) [\(types.joined(separator: ", "))]" }
        guard let key = NativeText.literal(discriminator, until: " [{") else { return nil }
        let isByName = shape.members.allSatisfy { $0.discriminatorValues == [api[$0.use.schema].name ?? ""] }
        if isByName { return "\(word) \(key) [\(types.joined(separator: ", "))]" }
        var parts: [String] = []
        for (member, type) in zip(shape.members, types) {
            for value in member.discriminatorValues {
                guard let value = NativeText.literal(value, until: ":,}") else { return nil }
                parts.append("\(value):\(type)")
            }
        }
        return parts.isEmpty
            ? "\(word) \(key) [\(types.joined(separator: ", "))]"
            : "\(word) \(key) {\(parts.joined(separator: ", "))}"
    }

    private static func integer(_ format: String?) -> String {
        switch format {
        case "int32": return "Int32"
        case "int64": return "Int64"
        default: return "Int"
        }
    }

    private static func number(_ format: String?) -> String {
        switch format {
        case "float": return "Float"
        case "decimal": return "Decimal"
        default: return "Double"
        }
    }

    private static func string(_ format: String?) -> String {
        switch format {
        case "date-time": return "Date"
        case "date": return "Day"
        case "duration": return "Duration"
        case "uuid": return "UUID"
        case "uri": return "URL"
        case "byte": return "Data"
        case "binary": return "File"
        default: return "String"
        }
    }
}
