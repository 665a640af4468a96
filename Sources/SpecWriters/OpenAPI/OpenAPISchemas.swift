import APIModel

/// Writes schemas as OpenAPI 3.1 has them. A generic type becomes one schema for each list of types that it is used
/// with: `Page<Item>` → `PageOfItem`.
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

    /// While the generic schemas are being named.
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
        for instance in instances {
            map.add(instance.name, within(instance.types).declaration(api[instance.schema]))
        }
        return map
    }

    private func within(_ types: TypeArguments) -> OpenAPISchemas {
        var inner = self
        inner.types = types
        return inner
    }

    /// `Item`, `PageOfItem`; nil for an inline schema, and for a generic one that has no end.
    func name(of given: SchemaUse) -> String? {
        let resolved = types.resolved(given)
        let use = resolved.use
        return use.arguments.isEmpty ? api[use.schema].name : names[within(resolved.types).key(of: use)]
    }

    /// What a use of a generic schema is known by.
    /// What a schema is called in the document; a generic one by each of its instances.
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
            let reference = YAMLValue.text("#/components/schemas/" + OpenAPISchemas.escaped(name))
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

    /// `a/b` → `a~1b`
    private static func escaped(_ name: String) -> String {
        name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : $0 == "%" ? "%25" : $0 == " " ? "%20" : String($0) }.joined()
    }
}

extension String {
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
