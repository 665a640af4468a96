import APIModel

/// The names under which generic schemas are written with the types that they are used with; no two share one, and none
/// is that of a declared schema.
struct InstanceNames {
    /// What tells an instance from others: two that are written alike are one.
    struct Key: Hashable {
        let schema: SchemaID
        let arguments: [YAMLValue]
    }

    private var names: [Key: String] = [:]
    private var taken: Set<String>

    init(_ api: API) { taken = Set(api.namedSchemas.compactMap { api[$0].name }) }

    subscript(key: Key) -> String? { names[key] }

    /// `PageOfItem`, and where that is another schema, `PageOfItem2`; nil for an instance that has its name.
    mutating func claim(_ proposal: String, for key: Key) -> String? {
        guard names[key] == nil else { return nil }
        var name = proposal
        var number = 2
        while !taken.insert(name).inserted {
            name = proposal + String(number)
            number += 1
        }
        names[key] = name
        return name
    }
}
