import APIModel

extension NativeTypes {
    /// `Item: { … }`, `Sort: enum [newest, nearest]`, `Page<T>: { contents: [T] }`
    func declarations() -> YAMLMap {
        var map = YAMLMap()
        for id in api.namedSchemas {
            guard let name = names[id] else { continue }
            let schema = api[id]
            let parameters = schema.typeParameters.isEmpty ? "" : "<\(schema.typeParameters.joined(separator: ", "))>"
            map.add(name + parameters, declaration(schema))
        }
        return map
    }

    private func declaration(_ schema: Schema) -> YAMLValue {
        let said = schema.annotations
        var head = YAMLMap()
        head.add("doc", text: said.documentation)
        head.add("deprecated", flag: said.isDeprecated)
        let isPlain = head.isEmpty
        switch schema.kind {
        case .object(let shape):
            head.add("nullable", flag: schema.isNullable)
            return .map(head.entries + structure(shape).entries)
        case .enumeration(let enumeration):
            let hasWords = enumeration.values.contains { $0.documentation != nil }
            if isPlain, !hasWords, let text = NativeEnum.text(enumeration), text.utf8.count < 100 {
                return .text(text + (schema.isNullable ? "|null" : ""))
            }
            guard let node = NativeEnum.node(enumeration) else { break }
            head.add("nullable", flag: schema.isNullable)
            for entry in node.entries { head.add(entry.key, entry.value) }
            return head.value
        case .union(let shape):
            if isPlain, let text = text(schema.kind), text.utf8.count < 100 {
                return .text(text + (schema.isNullable ? "|null" : ""))
            }
            head.add("nullable", flag: schema.isNullable)
            for entry in union(shape, depth: 0).entries { head.add(entry.key, entry.value) }
            return head.value
        case .map(let value) where circular.contains(schema.id):
            // An alias of itself is no type; a struct of further keys is.
            head.add("others", text: element(value) ?? "Any")
            return head.value
        case .alias(let other) where text(schema.kind) == nil && !circular.contains(schema.id):
            guard case .map(let entries) = node(other, depth: 1, isDescribed: true) else { break }
            head.add("nullable", flag: schema.isNullable || isNullable(other))
            return .map(head.entries + entries)
        case .array, .tuple, .alias: if circular.contains(schema.id) { return .text("Any") }
        default: break
        }
        return alias(schema)
    }

    /// `Name: String`, or `{ alias: String, minLength: 1 }`
    private func alias(_ schema: Schema) -> YAMLValue {
        var details = YAMLMap()
        let said = schema.annotations
        describe(said, schema.constraints, to: &details)
        if let value = said.defaultValue, fits(value, SchemaUse(schema.id)) { details.add("default", YAMLValue(value)) }
        var entries = details.entries.filter { !["readOnly", "writeOnly"].contains($0.key) }
        let line = text(schema.kind).map { YAMLValue.text($0 + (schema.isNullable ? "|null" : "")) }
        let isPlain = entries.isEmpty && !schema.isNullable
        guard let value = isPlain ? collection(schema.kind) ?? line : line ?? collection(schema.kind) else {
            return .text("Any")
        }
        if line == nil, schema.isNullable { entries.append(.init("nullable", .raw("true"))) }
        return entries.isEmpty ? value : .map([.init("alias", value)] + entries)
    }

    private func collection(_ kind: SchemaKind) -> YAMLValue? {
        switch kind {
        case .array(let shape):
            let isLine = shape.isSet && text(kind) != nil
            return isLine ? nil : .list([node(shape.element, depth: 1)])
        case .map(let value): return .map([.init("String", node(value, depth: 1))])
        default: return nil
        }
    }
}
