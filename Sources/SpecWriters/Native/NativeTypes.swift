import APIModel

/// Writes types for the native spec: on the rest of a line where that is possible, otherwise as inline structs and
/// mappings.
struct NativeTypes {
    let api: API
    let names: NativeNames
    /// The schemas that contain themselves through aliases, lists, maps and tuples only.
    let circular: Set<SchemaID>

    init(_ api: API) {
        self.api = api
        names = NativeNames(api)
        circular = Set(
            api.cycles(from: api.schemas.map(\.id)) { kind in
                let uses = if case .tuple(let shape) = kind { shape.elements } else { kind.held }
                return uses.map { SchemaUse($0.schema) }
            }.joined())
    }

    /// The depth to which inline types are written, since inline schemas can be recursive.
    private static let depthLimit = 12

    func isNullable(_ use: SchemaUse) -> Bool {
        use.isNullable || api[use.schema].name == nil && api[use.schema].isNullable
    }

    /// The annotations of a use and of an inline schema together.
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

    /// `Page<Item>`, `Array<String>`; nil for a type that needs several lines.
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
        case .any, .never, .null, .boolean, .integer, .number, .string: return NativePrimitive.name(of: kind)
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

    /// A type at a place that can't be absent: `Item|null`
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
            ? "\(word) \(key) [\(types.joined(separator: ", "))]" : "\(word) \(key) {\(parts.joined(separator: ", "))}"
    }

    /// A type as the value of a key: a name, `[Item]`, `{ String: Item }`, or an inline struct.
    /// - Parameter isDescribed: whether the annotations are written beside it, as in the long form of a property.
    func node(_ use: SchemaUse, depth: Int = 0, isDescribed: Bool = false) -> YAMLValue {
        let schema = api[use.schema]
        guard schema.name == nil, depth < 12 else { return .text(element(use) ?? "Any") }
        var head = YAMLMap()
        if !isDescribed {
            head.add("doc", text: annotations(use).documentation)
            head.add("deprecated", flag: annotations(use).isDeprecated)
            head.add("nullable", flag: isNullable(use))
        }
        // Sets and nullable lists are written on a line, which can express that; for other lists a node reads better.
        let isText = text(use, depth: depth) != nil
        switch schema.kind {
        case .array(let shape) where !isText || !shape.isSet && !isNullable(use):
            return .list([node(shape.element, depth: depth + 1)])
        case .map(let value) where !isText || !isNullable(use):
            return .map([.init("String", node(value, depth: depth + 1))])
        case .object(let shape): return .map(head.entries + structure(shape, depth: depth).entries)
        case .union(let shape) where !isText: return .map(head.entries + union(shape, depth: depth).entries)
        case .enumeration(let enumeration) where enumeration.values.contains { $0.documentation != nil }:
            guard let values = NativeEnum.node(enumeration) else { break }
            return .map(head.entries + values.entries)
        case .alias(let other): return node(other, depth: depth + 1, isDescribed: isDescribed)
        default: break
        }
        return .text(element(use, depth: depth) ?? "Any")
    }

    /// `{ oneOf: { card: Card }, by: type }`
    func union(_ shape: UnionShape, depth: Int) -> YAMLMap {
        var map = YAMLMap()
        let word = shape.mode == .anyOf ? "anyOf" : "oneOf"
        // A value that is a key can only select one type.
        let values = shape.members.flatMap(\.discriminatorValues)
        if let discriminator = shape.discriminator, !values.isEmpty, Set(values).count == values.count {
            var members = YAMLMap()
            for member in shape.members {
                for value in member.discriminatorValues { members.add(value, node(member.use, depth: depth + 1)) }
            }
            map.add(word, members.value)
            map.add("by", text: discriminator)
        } else {
            map.add(word, .list(shape.members.map { node($0.use, depth: depth + 1) }))
            map.add("by", text: shape.discriminator)
        }
        return map
    }

    /// The properties of a struct, without those of its bases where these come first.
    func structure(_ shape: ObjectShape, depth: Int = 0) -> YAMLMap {
        var map = YAMLMap()
        var properties = shape.properties
        let bases = shape.bases.filter { names[$0] != nil && isStructure($0) }
        var known: Set<String> = []
        let inherited = bases.flatMap { api.properties(of: SchemaUse($0)) }.filter {
            known.insert($0.wireName).inserted
        }
        if !bases.isEmpty, let own = shape.properties(behind: inherited) {
            properties = own
            map.add(
                "extends", bases.count == 1 ? .text(names[bases[0]] ?? "") : .list(bases.map { .text(names[$0] ?? "") })
            )
        }
        for property in properties {
            let (key, value) = self.property(property, depth: depth)
            map.add(key, value)
        }
        switch shape.additional {
        case .unspecified: break
        case .forbidden: map.add("others", .raw("false"))
        case .any: map.add("others", .raw("true"))
        case .schema(let use): map.add("others", .text(element(use) ?? "Any"))
        }
        return map
    }

    /// Whether other structs can extend the type.
    private func isStructure(_ id: SchemaID) -> Bool {
        guard api[id].typeParameters.isEmpty, case .object = api.resolvedKind(of: id) else { return false }
        return true
    }
}

/// Writes enumerations.
enum NativeEnum {
    /// `enum [newest, mostReviewed = MOST_REVIEWED]`, `enum Int [1, 2]`; a wider type if the enum can't be written.
    static func text(_ enumeration: Enumeration) -> String? {
        guard let word = word(enumeration.base) else { return enumeration.base == .boolean ? "Bool" : "Any" }
        guard hasUsualNumbers(enumeration) else { return "Any" }
        let parts = enumeration.values.compactMap { part($0) }
        guard parts.count == enumeration.values.count, !parts.isEmpty else { return "String" }
        let base = enumeration.areTextsNumbers ? "String " : word
        return "enum \(base)[\(parts.joined(separator: ", "))]"
    }

    /// `{ enum: [a, b = B] }`, or with a mapping where values have documentation.
    static func node(_ enumeration: Enumeration) -> YAMLMap? {
        guard word(enumeration.base) != nil, hasUsualNumbers(enumeration) else { return nil }
        var map = YAMLMap()
        if enumeration.values.contains(where: { $0.documentation != nil }) {
            var values = YAMLMap()
            for value in enumeration.values {
                var item = YAMLMap()
                item.add("value", YAMLValue(value.literal))
                item.add("doc", text: value.documentation)
                values.add(value.name ?? value.literal.word, item.value)
            }
            map.add("enum", values.value)
        } else {
            let parts = enumeration.values.compactMap { part($0) }
            guard parts.count == enumeration.values.count, !parts.isEmpty else { return nil }
            map.add("enum", .list(parts.map { .text($0) }))
        }
        switch enumeration.base {
        case .integer: map.add("type", text: "Int")
        case .number: map.add("type", text: "Double")
        default: if enumeration.areTextsNumbers { map.add("type", text: "String") }
        }
        return map
    }

    /// `mostReviewed = MOST_REVIEWED`
    private static func part(_ value: Enumeration.Value) -> String? {
        guard let wire = NativeText.literal(value.literal.word, until: ",]=") else { return nil }
        guard let name = value.name else { return wire }
        return NativeText.literal(name, until: ",]=").map { "\($0) = \(wire)" }
    }

    /// Whether all whole numbers fit in 64 bits, as a native spec requires.
    private static func hasUsualNumbers(_ enumeration: Enumeration) -> Bool {
        enumeration.base != .integer || enumeration.values.allSatisfy { Int64($0.literal.word) != nil }
    }

    private static func word(_ base: Enumeration.Base) -> String? {
        switch base {
        case .string: return ""
        case .integer: return "Int "
        case .number: return "Double "
        case .boolean, .mixed: return nil
        }
    }

}
