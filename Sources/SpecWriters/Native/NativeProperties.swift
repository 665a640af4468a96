import APIModel

extension NativeTypes {
    /// The key and the value of a property: `createdAt: Date = created_at`, or the long form.
    func property(_ property: Property, depth: Int) -> (String, YAMLValue) {
        let name = property.name ?? property.wireName
        var extra = YAMLMap()
        extra.add("lenient", annotations(property.use).lenient.map { YAMLValue($0) })
        extra.add(extensions: property.use.annotations.extensions.written)
        let value = self.value(
            property.use, name: name, wireName: property.wireName, isRequired: property.isRequired, extra: extra,
            depth: depth)
        return (NativeNames.key(name, isOptional: value.marksOptional), value.value)
    }

    /// The value of a property or parameter, and whether `?` in its key has to mark it as optional.
    func value(
        _ use: SchemaUse, name: String, wireName: String, isRequired: Bool, extra: YAMLMap = YAMLMap(), depth: Int = 0
    ) -> (value: YAMLValue, marksOptional: Bool) {
        var long = YAMLMap()
        var said = annotations(use)
        if let value = said.defaultValue, !fits(value, use) { said.defaultValue = nil }
        let isInline = api[use.schema].name == nil
        let (scalar, collection) = NativeTypes.split(said.defaultValue)
        let isOptional = !isRequired && said.defaultValue == nil
        describe(said, isInline ? api[use.schema].constraints : nil, to: &long)
        long.add(all: extra)
        let wire = name == wireName ? nil : NativeText.literal(wireName, until: "")
        let isTextual = scalar == nil && collection == nil && wire == nil
        // Made only once, since inline structs contain others.
        let node = node(use, depth: depth, isDescribed: true)
        if case .text = node {} else { long.add("nullable", flag: isNullable(use)) }
        if long.isEmpty, isTextual, !holdsType(node) {
            guard case .text(let text) = node, let plain = self.text(use, depth: depth) else {
                return (node, isOptional)
            }
            guard isOptional else { return (.text(text), false) }
            return (.text(plain + "?" + (isNullable(use) ? "|null" : "")), false)
        }
        if long.isEmpty, collection == nil, var text = text(use, depth: depth), name == wireName || wire != nil {
            if isOptional { text += "?" }
            if isNullable(use) { text += "|null" }
            if let scalar { text += " ?? " + scalar }
            if let wire { text += " = " + wire }
            return (.text(text), false)
        }
        var map = YAMLMap()
        var isShort = false
        if case .text = node, let plain = text(use, depth: depth) {
            // A type on one line has the `?` itself; otherwise the key has it.
            map.add("type", text: plain + (isOptional ? "?" : "") + (isNullable(use) ? "|null" : ""))
            isShort = true
        } else {
            map.add("type", node)
        }
        if name != wireName { map.add("wire", text: wireName) }
        map.add("default", said.defaultValue.map { YAMLValue($0) })
        map.add(all: long)
        return (map.value, isOptional && !isShort)
    }

    /// Whether an inline struct would be read as a long form, because it has a property `type`.
    func holdsType(_ node: YAMLValue) -> Bool {
        if case .map(let entries) = node { entries.contains { $0.key == "type" } } else { false }
    }

    /// Whether the reader accepts a default as a value of its type.
    func fits(_ literal: Literal, _ use: SchemaUse, depth: Int = 0) -> Bool {
        switch (api[use.schema].kind, literal) {
        case (.alias(let other), _): return depth < 32 && fits(literal, other, depth: depth + 1)
        case (.any, _), (.boolean, .bool), (.string, .string): return true
        case (.integer, .number(let text)): return Int64(text) != nil
        case (.number, .number(let text)): return Double(text)?.isFinite == true
        case (.enumeration(let enumeration), _): return enumeration.values.contains { $0.literal == literal }
        case (.array, .array), (.tuple, .array), (.object, .object), (.map, .object): return true
        case (.union, .array), (.union, .object): return true
        default: return false
        }
    }

    func describe(_ said: Annotations, _ constraints: Constraints?, to map: inout YAMLMap) {
        map.add("doc", text: said.documentation)
        map.add("example", said.examples.first.map { YAMLValue($0) })
        map.add("readOnly", flag: said.isReadOnly)
        map.add("writeOnly", flag: said.isWriteOnly)
        map.add("deprecated", flag: said.isDeprecated)
        guard let constraints else { return }
        map.add("minimum", constraints.minimum.map { .raw($0) })
        map.add("maximum", constraints.maximum.map { .raw($0) })
        map.add(limits: constraints)
    }

    /// A default as a literal of a short form, or as a collection that needs the long one.
    private static func split(_ literal: Literal?) -> (scalar: String?, collection: YAMLValue?) {
        switch literal {
        case nil: return (nil, nil)
        case .string(let text):
            if let word = NativeText.literal(text, until: "=") { return (word, nil) }
            return (nil, .text(text))
        case .number(let text): return (text, nil)
        case .bool(let flag): return (flag ? "true" : "false", nil)
        case .some(let other): return (nil, YAMLValue(other))
        }
    }
}
