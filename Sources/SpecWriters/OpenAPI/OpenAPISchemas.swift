import APIModel

/// Writes schemas as OpenAPI 3.1 has them. A generic type becomes one schema for each list of types that it is used
/// with: `Page<Item>` → `PageOfItem`.
struct OpenAPISchemas {
    let api: API
    /// The types that stand for the parameters of the generic schema that is being written.
    private var arguments: [String: SchemaUse] = [:]

    init(_ api: API) { self.api = api }

    private static let depthLimit = 32

    func components() -> YAMLMap {
        var map = YAMLMap()
        for id in api.namedSchemas where api[id].typeParameters.isEmpty {
            map.add(api[id].name ?? "", declaration(api[id]))
        }
        for use in instances() {
            let schema = api[use.schema]
            var inner = self
            for (name, argument) in zip(schema.typeParameters, use.arguments) {
                inner.arguments[name] = resolved(argument)
            }
            map.add(name(of: use) ?? "", inner.declaration(schema))
        }
        return map
    }

    /// The uses of generic schemas, each one once, in the order of the description.
    private func instances() -> [SchemaUse] {
        var found: [SchemaUse] = []
        var names: Set<String> = []
        func look(_ use: SchemaUse) {
            for argument in use.arguments { look(argument) }
            guard !use.arguments.isEmpty, !use.holdsParameter(api), names.insert(name(of: use) ?? "").inserted else {
                return
            }
            found.append(SchemaUse(use.schema, arguments: use.arguments))
        }
        for operation in api.operations { operation.uses.forEach(look) }
        for schema in api.schemas { schema.kind.uses.forEach(look) }
        return found
    }

    /// `Item`, `PageOfItem`; nil for an inline schema.
    func name(of use: SchemaUse) -> String? {
        guard let name = api[use.schema].name else { return nil }
        if use.arguments.isEmpty { return name }
        return name + "Of" + use.arguments.map { word(of: resolved($0)) }.joined(separator: "And")
    }

    private func word(of use: SchemaUse) -> String {
        if let name = name(of: use) { return name }
        switch api[use.schema].kind {
        case .array(let shape): return "ListOf" + word(of: resolved(shape.element))
        case .map(let value): return "MapOf" + word(of: resolved(value))
        case .string(let format): return format.map { $0.filter(\.isLetter).capitalizingFirst } ?? "String"
        case .integer: return "Integer"
        case .number: return "Number"
        case .boolean: return "Boolean"
        default: return "Value"
        }
    }

    /// What stands for a type parameter, where one does.
    private func resolved(_ use: SchemaUse) -> SchemaUse {
        guard case .typeParameter(let name) = api[use.schema].kind, let argument = arguments[name] else { return use }
        return argument
    }

    func value(_ given: SchemaUse, depth: Int = 0) -> YAMLValue {
        var use = resolved(given)
        use.isNullable = use.isNullable || given.isNullable
        if use.arguments.contains(where: { $0.holdsParameter(api) }) {
            use.arguments = use.arguments.map(resolved)
        }
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
        guard depth < OpenAPISchemas.depthLimit else { return .map([]) }
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
        for item in said.extensions where item.name == "x-netlayer" { map.add(item.name, YAMLValue(item.value)) }
    }

    /// `a/b` → `a~1b`
    private static func escaped(_ name: String) -> String {
        name.map { $0 == "~" ? "~0" : $0 == "/" ? "~1" : $0 == "%" ? "%25" : $0 == " " ? "%20" : String($0) }.joined()
    }
}

extension String {
    var capitalizingFirst: String { prefix(1).uppercased() + dropFirst() }
}
