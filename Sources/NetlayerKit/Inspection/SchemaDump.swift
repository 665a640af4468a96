import APIModel

extension APIDump {
    /// A place that uses a schema: `{ "ref": "Item" }` for a named one, the schema itself for an inline one.
    mutating func use(_ key: DumpKey, _ use: SchemaUse?) { object(key, use) { $0.write($1) } }

    mutating func write(_ use: SchemaUse) {
        let schema = api[use.schema]
        // Schemas that contain no others are small enough to be written out each time.
        let isShared = schema.name == nil && !written.insert(use.schema).inserted && schema.kind.hasUses
        if let name = schema.name {
            field(.ref, name)
        } else if isShared {
            field(.ref, DumpValue.pointer(schema.origin.pointer))
        } else {
            fields(of: schema, isNullable: use.isNullable, besides: use.annotations)
        }
        if schema.name != nil || isShared { flag(.nullable, use.isNullable) }
        listIfAny(.arguments, use.arguments) { $0.write($1) }
        annotations(use.annotations)
    }

    /// All facts of a schema but its name. Annotations of the place that uses it win, and are written by the caller.
    mutating func fields(of schema: Schema, isNullable: Bool = false, besides used: Annotations = Annotations()) {
        write(schema.kind)
        texts(.typeParameters, schema.typeParameters)
        field(.type, schema.fixedType?.text)
        flag(.nullable, schema.isNullable || isNullable)
        object(.constraints, schema.constraints) { $0.write($1) }
        annotations(schema.annotations.without(used))
        pointer(schema.origin)
    }

    private mutating func write(_ kind: SchemaKind) {
        field(.kind, kind.name)
        switch kind {
        case .any, .never, .null, .boolean: break
        case .integer(let format), .number(let format), .string(let format): field(.format, format)
        case .enumeration(let enumeration): write(enumeration)
        case .array(let shape):
            flag(.unique, shape.isSet)
            use(.items, shape.element)
        case .tuple(let shape):
            list(.elements, shape.elements) { $0.write($1) }
            use(.rest, shape.rest)
        case .map(let values): use(.values, values)
        case .object(let shape): write(shape)
        case .union(let shape): write(shape)
        case .alias(let other): use(.of, other)
        case .typeParameter(let name): field(.parameter, name)
        }
    }

    private mutating func write(_ enumeration: Enumeration) {
        field(.base, enumeration.base.rawValue)
        field(.format, enumeration.format)
        flag(.constant, enumeration.isConstant)
        flag(.open, enumeration.isOpen)
        list(.values, enumeration.values) { dump, value in
            dump.field(.value, value.literal)
            dump.field(.name, value.name)
            dump.field(.documentation, value.documentation)
            dump.flag(.deprecated, value.isDeprecated)
        }
    }

    private mutating func write(_ shape: ObjectShape) {
        texts(.bases, shape.bases.compactMap { api[$0].name })
        list(.properties, shape.properties) { dump, property in
            dump.field(.name, property.wireName)
            dump.field(.givenName, property.name)
            dump.field(.required, property.isRequired)
            dump.use(.schema, property.use)
        }
        switch shape.additional {
        case .unspecified: break
        case .forbidden: field(.additionalProperties, false)
        case .any: field(.additionalProperties, true)
        case .schema(let values): use(.additionalProperties, values)
        }
    }

    private mutating func write(_ shape: UnionShape) {
        field(.mode, shape.mode.rawValue)
        field(.discriminator, shape.discriminator)
        list(.members, shape.members) { dump, member in
            dump.field(.name, member.name)
            dump.texts(.discriminatorValues, member.discriminatorValues)
            dump.flag(.default, member.isDefault)
            dump.use(.schema, member.use)
        }
    }

    private mutating func write(_ constraints: Constraints) {
        number(constraints.isMinimumExclusive ? .exclusiveMinimum : .minimum, constraints.minimum)
        number(constraints.isMaximumExclusive ? .exclusiveMaximum : .maximum, constraints.maximum)
        number(.multipleOf, constraints.multipleOf)
        field(.minLength, constraints.minLength)
        field(.maxLength, constraints.maxLength)
        field(.pattern, constraints.pattern)
        field(.minItems, constraints.minItems)
        field(.maxItems, constraints.maxItems)
        flag(.uniqueItems, constraints.hasUniqueItems)
        field(.minProperties, constraints.minProperties)
        field(.maxProperties, constraints.maxProperties)
        field(.contentMediaType, constraints.contentMediaType)
        field(.contentEncoding, constraints.contentEncoding)
    }

    private mutating func annotations(_ annotations: Annotations) {
        field(.title, annotations.title)
        field(.documentation, annotations.documentation)
        flag(.deprecated, annotations.isDeprecated)
        flag(.readOnly, annotations.isReadOnly)
        flag(.writeOnly, annotations.isWriteOnly)
        field(.default, annotations.defaultValue)
        values(.examples, annotations.examples.map { DumpValue($0) })
        extensions(annotations.extensions)
    }
}

extension SchemaKind {
    var name: String {
        switch self {
        case .any: return "any"
        case .never: return "never"
        case .null: return "null"
        case .boolean: return "boolean"
        case .integer: return "integer"
        case .number: return "number"
        case .string: return "string"
        case .enumeration: return "enum"
        case .array: return "array"
        case .tuple: return "tuple"
        case .map: return "map"
        case .object: return "object"
        case .union: return "union"
        case .alias: return "alias"
        case .typeParameter: return "typeParameter"
        }
    }
}

extension Annotations {
    /// These annotations without those that the others state as well, since a key is written once.
    func without(_ others: Annotations) -> Annotations {
        var rest = self
        if others.title != nil { rest.title = nil }
        if others.documentation != nil { rest.documentation = nil }
        if others.isDeprecated { rest.isDeprecated = false }
        if others.isReadOnly { rest.isReadOnly = false }
        if others.isWriteOnly { rest.isWriteOnly = false }
        if others.defaultValue != nil { rest.defaultValue = nil }
        if !others.examples.isEmpty { rest.examples = [] }
        if !others.extensions.isEmpty {
            rest.extensions = extensions.filter { item in !others.extensions.contains { $0.name == item.name } }
        }
        return rest
    }
}
