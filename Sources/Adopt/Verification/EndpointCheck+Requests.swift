extension EndpointCheck {
    /// What a request that is a type of its own holds.
    var properties: [String: String] {
        Dictionary(stored.map { ($0.name, "value." + $0.name) }) { first, _ in first }
    }

    private var types: [String: String] {
        Dictionary(stored.map { ($0.name, $0.type ?? "") }) { first, _ in first }
    }

    private var stored: [PropertyDeclaration] {
        let names = [endpoint.owner + "." + endpoint.name, endpoint.name]
        let entry = names.lazy.compactMap { index.type($0) }.first
        return entry?.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) } ?? []
    }

    /// `user.id` for an `id` that a property of the request has.
    func owned(_ name: String) -> String {
        for property in properties.keys.sorted() {
            guard let type = types[property], let entry = index.type(type) else { continue }
            if entry.members.properties.contains(where: { $0.name == name }) { return property + "." + name }
        }
        return name
    }
}
