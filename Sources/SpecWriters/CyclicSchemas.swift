import APIModel

/// Names inline schemas that contain themselves, since they couldn't be written inline.
package enum CyclicSchemas {
    package static func named(in api: API) -> API {
        var api = api
        var taken = Set(api.namedSchemas.compactMap { api[$0].name })
        for id in unending(in: api) where api[id].name == nil {
            api[id].name = taken.claim(word(of: api[id].origin.pointer)) { !NativePrimitive.isBuiltIn($0) }
            api.namedSchemas.append(id)
        }
        return api
    }

    /// The schemas at which cycles of inline schemas begin.
    private static func unending(in api: API) -> [SchemaID] {
        var found: [SchemaID] = []
        stronglyConnected(from: Array(api.schemas.indices), among: api.schemas.count) { index in
            var inner: [Int] = []
            for use in api.schemas[index].kind.uses {
                use.forEachSchema { if api[$0].name == nil { inner.append(Int($0.index)) } }
            }
            return inner
        } closing: { path, _ in
            found += path.prefix(1).map { SchemaID($0) }
        }
        return found
    }

    /// `#/components/schemas/Tree/properties/branch/items` → `TreeBranch`
    private static func word(of pointer: String) -> String {
        let words = pointer.split(separator: "/").map { String($0) }.filter { Int($0) == nil && !keywords.contains($0) }
        return NativeNames.word(of: words.map(\.capitalizingFirst).joined(separator: " "))
    }

    /// Words of pointers that aren't names.
    private static let keywords: Set<String> = [
        "#", "components", "schemas", "definitions", "paths", "types", "services", "operations", "properties", "allOf",
        "oneOf", "anyOf", "items", "additionalProperties", "schema", "content", "responses", "requestBody",
        "parameters",
    ]
}
