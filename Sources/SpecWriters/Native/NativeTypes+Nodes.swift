import APIModel

extension NativeTypes {
    /// A type as the value of a key: a word, `[Item]`, `{ String: Item }`, or properties in place.
    /// - Parameter isDescribed: whether its place says what is said of it, as the long form of a property does.
    func node(_ use: SchemaUse, depth: Int = 0, isDescribed: Bool = false) -> YAMLValue {
        let schema = api[use.schema]
        guard schema.name == nil, depth < 12 else { return .text(element(use) ?? "Any") }
        var head = YAMLMap()
        if !isDescribed {
            head.add("doc", text: annotations(use).documentation)
            head.add("deprecated", flag: annotations(use).isDeprecated)
            head.add("nullable", flag: isNullable(use))
        }
        // A line says all of a list that has no equal elements or may be null; where none can, its elements matter more.
        let isText = text(use, depth: depth) != nil
        switch schema.kind {
        case .array(let shape) where !isText || !shape.isSet && !isNullable(use):
            return .list([node(shape.element, depth: depth + 1)])
        case .map(let value) where !isText || !isNullable(use):
            return .map([.init("String", node(value, depth: depth + 1))])
        case .object(let shape): return .map(head.entries + structure(shape, depth: depth).entries)
        case .union(let shape) where !isText:
            return .map(head.entries + union(shape, depth: depth).entries)
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
        // A value can stand for one type only.
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
        let isPrefix =
            !bases.isEmpty && inherited.count <= properties.count
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
        switch shape.additional {
        case .unspecified: break
        case .forbidden: map.add("others", .raw("false"))
        case .any: map.add("others", .raw("true"))
        case .schema(let use): map.add("others", .text(element(use) ?? "Any"))
        }
        return map
    }

    /// Whether others can take over the properties of a type.
    private func isStructure(_ id: SchemaID) -> Bool {
        guard api[id].typeParameters.isEmpty, case .object = api.resolvedKind(of: id) else { return false }
        return true
    }
}
