extension EntityRules {
    /// The same with wire names in place of those that a native spec gives to properties besides.
    package func inWireNames(of api: API) -> EntityRules {
        var result = self
        for (position, rule) in rules.enumerated() {
            guard let named = api.namedSchemas.first(where: { api[$0].name == rule.schema }),
                case .object(let shape) = api[named].kind
            else { continue }
            for index in rule.leftOut.indices {
                let name = rule.leftOut[index].text
                result.rules[position].leftOut[index].text = shape.property(name)?.wireName ?? name
            }
            for index in rule.members.indices {
                result.rules[position].members[index].path = api.wirePath(rule.members[index].path, in: shape)
            }
        }
        return result
    }
}

extension API {
    /// `author.displayName` → `author.display_name`; what leads to nothing stays as it is.
    fileprivate func wirePath(_ path: String, in start: ObjectShape) -> String {
        if let whole = start.property(path) { return whole.wireName }
        var shape = start
        var names: [String] = []
        for name in path.split(separator: ".", omittingEmptySubsequences: false) {
            guard let property = shape.property(String(name)) else { return path }
            names.append(property.wireName)
            if case .object(let next) = resolvedKind(of: property.use.schema) {
                shape = next
            } else {
                shape = ObjectShape(properties: [])
            }
        }
        return names.joined(separator: ".")
    }
}

extension ObjectShape {
    /// A property by its wire name, or by the name that the description gives besides.
    package func property(_ name: String) -> Property? {
        properties.first { $0.wireName == name } ?? properties.first { $0.name == name }
    }
}
