import APIModel

extension NativeTypes {
    /// A type as the value of a key: a word, `[Item]`, `{ String: Item }`, or properties in place.
    func node(_ use: SchemaUse, depth: Int = 0) -> YAMLValue {
        let schema = api[use.schema]
        guard schema.name == nil, depth < 12 else { return .text(element(use) ?? "Any") }
        switch schema.kind {
        case .array(let shape) where !shape.isSet && !isNullable(use):
            return .list([node(shape.element, depth: depth + 1)])
        case .map(let value) where !isNullable(use):
            return .map([.init("String", node(value, depth: depth + 1))])
        case .object(let shape): return structure(shape, depth: depth).value
        case .union(let shape) where text(use, depth: depth) == nil: return union(shape, depth: depth).value
        case .enumeration(let enumeration) where enumeration.values.contains { $0.documentation != nil }:
            return NativeEnum.node(enumeration)?.value ?? .text(element(use) ?? "Any")
        case .alias(let other): return node(other, depth: depth + 1)
        default: return .text(element(use, depth: depth) ?? "Any")
        }
    }

    /// `{ oneOf: { card: Card }, by: type }`
    func union(_ shape: UnionShape, depth: Int) -> YAMLMap {
        var map = YAMLMap()
        let word = shape.mode == .anyOf ? "anyOf" : "oneOf"
        let hasValues = shape.members.contains { !$0.discriminatorValues.isEmpty }
        if let discriminator = shape.discriminator, hasValues {
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
        let bases = shape.bases.filter { names[$0] != nil }
        let inherited = bases.flatMap { id -> [Property] in
            if case .object(let base) = api[id].kind { base.properties } else { [] }
        }
        // A property of the same name takes the place of the key.
        let taken = shape.properties.map { $0.name ?? $0.wireName }
        let isPrefix =
            !bases.isEmpty && !taken.contains("extends") && inherited.count <= properties.count
            && zip(inherited, properties).allSatisfy { $0.wireName == $1.wireName }
        if isPrefix {
            properties = properties.enumerated().filter { index, property in
                index >= inherited.count || inherited[index] != property
            }.map(\.element)
            map.add(
                "extends",
                bases.count == 1
                    ? .text(names[bases[0]] ?? "")
                    : .list(bases.map { .text(names[$0] ?? "") })
            )
        }
        for property in properties {
            let (key, value) = self.property(property, depth: depth)
            map.add(key, value)
        }
        if taken.contains("others") { return map }
        switch shape.additional {
        case .unspecified: break
        case .forbidden: map.add("others", .raw("false"))
        case .any: map.add("others", .raw("true"))
        case .schema(let use): map.add("others", .text(element(use) ?? "Any"))
        }
        return map
    }
}
