import APIModel

/// Writes schemas for OpenAPI 3.1. A generic type becomes one schema for each list of its arguments: `Page<Item>` →
/// `PageOfItem`.
struct OpenAPISchemas {
    let api: API
    private let instances: [GenericInstances.Instance]
    private let names: InstanceNames
    private var types: TypeArguments

    init(_ api: API) {
        let found = GenericInstances(api)
        self.api = api
        instances = found.all
        names = found.names
        types = TypeArguments(api)
    }

    /// For use while the generic schemas are being named.
    init(_ api: API, names: InstanceNames, types: TypeArguments) {
        self.api = api
        instances = []
        self.names = names
        self.types = types
    }

    private static let depthLimit = 32

    func components() -> YAMLMap {
        var map = YAMLMap()
        for id in api.namedSchemas where api[id].typeParameters.isEmpty {
            map.add(api[id].name ?? "", declaration(api[id]))
        }
        for instance in instances { map.add(instance.name, within(instance.types).declaration(api[instance.schema])) }
        return map
    }

    private func within(_ types: TypeArguments) -> OpenAPISchemas {
        var inner = self
        inner.types = types
        return inner
    }

    /// `Item`, `PageOfItem`; nil for an inline schema, and for a generic one beyond the limits.
    func name(of given: SchemaUse) -> String? {
        let resolved = types.resolved(given)
        let use = resolved.use
        return use.arguments.isEmpty ? api[use.schema].name : names[within(resolved.types).key(of: use)]
    }

    /// The schema's name in the document; for a generic one, the names of all instances.
    func names(of schema: String) -> [String] {
        let found = instances.filter { api[$0.schema].name == schema }.map(\.name)
        return found.isEmpty ? [schema] : found
    }

    func key(of use: SchemaUse) -> InstanceNames.Key {
        InstanceNames.Key(schema: use.schema, arguments: use.arguments.map { value($0) })
    }

    func value(_ use: SchemaUse, depth: Int = 0) -> YAMLValue {
        let resolved = types.resolved(use)
        return within(resolved.types).written(resolved.use, depth: depth)
    }

    private func written(_ use: SchemaUse, depth: Int) -> YAMLValue {
        var map = YAMLMap()
        if let name = name(of: use) {
            let reference = OpenAPISchemas.reference(to: name)
            if use.isNullable {
                map.add("anyOf", .list([.map([.init("$ref", reference)]), .map([.init("type", .text("null"))])]))
            } else {
                map.add("$ref", reference)
            }
            annotate(use.annotations, to: &map)
            return map.value
        }
        let schema = api[use.schema]
        guard use.arguments.isEmpty, depth < OpenAPISchemas.depthLimit else { return .map([]) }
        write(schema.kind, isNullable: use.isNullable || schema.isNullable, to: &map, depth: depth)
        if let constraints = schema.constraints { OpenAPISchemas.write(constraints, to: &map) }
        annotate(schema.annotations, besides: use.annotations, to: &map)
        annotate(use.annotations, to: &map)
        return map.value
    }

    private func declaration(_ schema: Schema) -> YAMLValue {
        var map = YAMLMap()
        write(schema.kind, isNullable: schema.isNullable, to: &map, depth: 0)
        if let constraints = schema.constraints { OpenAPISchemas.write(constraints, to: &map) }
        annotate(schema.annotations, to: &map)
        return map.value
    }

    private func annotate(_ said: Annotations, besides other: Annotations = Annotations(), to map: inout YAMLMap) {
        if other.title == nil { map.add("title", text: said.title) }
        if other.documentation == nil { map.add("description", text: said.documentation) }
        if !other.isDeprecated { map.add("deprecated", flag: said.isDeprecated) }
        if !other.isReadOnly { map.add("readOnly", flag: said.isReadOnly) }
        if !other.isWriteOnly { map.add("writeOnly", flag: said.isWriteOnly) }
        if other.defaultValue == nil { map.add("default", said.defaultValue.map { YAMLValue($0) }) }
        if other.examples.isEmpty { map.add("examples", list: said.examples.map { YAMLValue($0) }) }
        map.add(extensions: said.extensions.filter { item in !other.extensions.contains { $0.name == item.name } })
    }

    /// `a/b` → `#/components/schemas/a~1b`
    private static func reference(to name: String) -> YAMLValue {
        let name = JSONPointer.escaped(name).replacing("%", with: "%25").replacing(" ", with: "%20")
        return .text("#/components/schemas/" + name)
    }
}

extension String { var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() } }

extension OpenAPISchemas {
    func write(_ kind: SchemaKind, isNullable: Bool, to map: inout YAMLMap, depth: Int) {
        switch kind {
        case .any: break
        case .never: map.add("not", .map([]))
        case .null: map.add("type", text: "null")
        case .boolean: add(type: "boolean", format: nil, isNullable, to: &map)
        case .integer(let format): add(type: "integer", format: format, isNullable, to: &map)
        case .number(let format): add(type: "number", format: format, isNullable, to: &map)
        case .string(let format): add(type: "string", format: format, isNullable, to: &map)
        case .enumeration(let enumeration): write(enumeration, isNullable, to: &map)
        case .array(let shape):
            add(type: "array", format: nil, isNullable, to: &map)
            map.add("items", value(shape.element, depth: depth + 1))
            map.add("uniqueItems", flag: shape.isSet)
        case .tuple(let shape):
            add(type: "array", format: nil, isNullable, to: &map)
            map.add("prefixItems", .list(shape.elements.map { value($0, depth: depth + 1) }))
            map.add("items", shape.rest.map { value($0, depth: depth + 1) } ?? .raw("false"))
        case .map(let values):
            add(type: "object", format: nil, isNullable, to: &map)
            map.add("additionalProperties", value(values, depth: depth + 1))
        case .object(let shape): write(shape, isNullable, to: &map, depth: depth)
        case .union(let shape): write(shape, isNullable, to: &map, depth: depth)
        case .alias(let use):
            guard case .map(let entries) = value(use, depth: depth + 1) else { return }
            for entry in entries { map.add(entry.key, entry.value) }
        case .typeParameter: break
        }
    }

    private func add(type: String, format: String?, _ isNullable: Bool, to map: inout YAMLMap) {
        map.add("type", isNullable ? .list([.text(type), .text("null")]) : .text(type))
        map.add("format", text: format)
    }

    private func write(_ enumeration: Enumeration, _ isNullable: Bool, to map: inout YAMLMap) {
        switch enumeration.base {
        case .string: add(type: "string", format: enumeration.format, isNullable, to: &map)
        case .integer: add(type: "integer", format: enumeration.format, isNullable, to: &map)
        case .number: add(type: "number", format: enumeration.format, isNullable, to: &map)
        case .boolean: add(type: "boolean", format: enumeration.format, isNullable, to: &map)
        case .mixed: break
        }
        var values = enumeration.values.map { YAMLValue($0.literal) }
        if enumeration.isConstant, values.count == 1 {
            map.add("const", values[0])
        } else {
            if isNullable, !enumeration.values.contains(where: { $0.literal == .null }) { values.append(.raw("null")) }
            map.add("enum", .list(values))
        }
        if enumeration.values.contains(where: { $0.name != nil }) {
            map.add("x-enum-varnames", .list(enumeration.values.map { .text($0.name ?? $0.literal.word) }))
        }
        if enumeration.values.contains(where: { $0.documentation != nil }) {
            map.add("x-enum-descriptions", .list(enumeration.values.map { .text($0.documentation ?? "") }))
        }
        let deprecated = enumeration.values.filter(\.isDeprecated)
        if !deprecated.isEmpty { map.add("x-deprecated-enums", .list(deprecated.map { YAMLValue($0.literal) })) }
    }

    private func write(_ shape: ObjectShape, _ isNullable: Bool, to map: inout YAMLMap, depth: Int) {
        let bases = shape.bases.filter { api[$0].name != nil && api[$0].typeParameters.isEmpty }
        let inherited = bases.flatMap { id -> [Property] in
            if case .object(let base) = api[id].kind { base.properties } else { [] }
        }
        guard !bases.isEmpty, !isNullable, let own = shape.properties(behind: inherited) else {
            return writeOwn(shape.properties, shape, isNullable, to: &map, depth: depth)
        }
        var inner = YAMLMap()
        writeOwn(own, shape, false, to: &inner, depth: depth)
        let references = bases.map { YAMLValue.map([.init("$ref", OpenAPISchemas.reference(to: api[$0].name ?? ""))]) }
        map.add("allOf", .list(references + [inner.value]))
    }

    private func writeOwn(
        _ properties: [Property], _ shape: ObjectShape, _ isNullable: Bool, to map: inout YAMLMap, depth: Int
    ) {
        add(type: "object", format: nil, isNullable, to: &map)
        let required = properties.filter(\.isRequired)
        map.add("required", list: required.map { .text($0.wireName) })
        var members = YAMLMap()
        for property in properties {
            let value = value(property.use, depth: depth + 1)
            members.add(property.wireName, value.named(property.name, besides: property.wireName))
        }
        if !members.isEmpty || shape.additional == .unspecified { map.add("properties", members.value) }
        switch shape.additional {
        case .unspecified: break
        case .forbidden: map.add("additionalProperties", .raw("false"))
        case .any: map.add("additionalProperties", .raw("true"))
        case .schema(let use): map.add("additionalProperties", value(use, depth: depth + 1))
        }
    }

    private func write(_ shape: UnionShape, _ isNullable: Bool, to map: inout YAMLMap, depth: Int) {
        var members = shape.members.map { value($0.use, depth: depth + 1) }
        if isNullable { members.append(.map([.init("type", .text("null"))])) }
        map.add(shape.mode == .anyOf ? "anyOf" : "oneOf", .list(members))
        guard let discriminator = shape.discriminator else { return }
        var details = YAMLMap()
        details.add("propertyName", text: discriminator)
        var mapping = YAMLMap()
        for member in shape.members {
            guard let name = name(of: member.use), member.discriminatorValues != [name] else { continue }
            for value in member.discriminatorValues { mapping.add(value, OpenAPISchemas.reference(to: name)) }
        }
        details.add("mapping", map: mapping)
        map.add("discriminator", details.value)
    }

    static func write(_ constraints: Constraints, to map: inout YAMLMap) {
        let (minimum, maximum) = (constraints.minimum, constraints.maximum)
        map.add(constraints.isMinimumExclusive ? "exclusiveMinimum" : "minimum", minimum.map { .raw($0) })
        map.add(constraints.isMaximumExclusive ? "exclusiveMaximum" : "maximum", maximum.map { .raw($0) })
        map.add(limits: constraints)
        map.add("minProperties", number: constraints.minProperties)
        map.add("maxProperties", number: constraints.maxProperties)
        map.add("contentMediaType", text: constraints.contentMediaType)
        map.add("contentEncoding", text: constraints.contentEncoding)
    }
}

extension ObjectShape {
    /// The properties without the inherited ones, unless they differ; nil if inherited ones don't come first.
    func properties(behind inherited: [Property]) -> [Property]? {
        guard inherited.count <= properties.count, zip(inherited, properties).allSatisfy({ $0.wireName == $1.wireName })
        else { return nil }
        return properties.enumerated().filter { index, property in
            index >= inherited.count || inherited[index] != property
        }.map(\.element)
    }
}

extension Literal {
    /// The literal as text: the name of a value without one, or the value in a short form.
    var word: String {
        switch self {
        case .string(let text), .number(let text): return text
        case .bool(let flag): return flag ? "true" : "false"
        case .null, .array, .object: return "null"
        }
    }
}
