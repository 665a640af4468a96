extension EndpointCheck {
    /// What a request that is a type of its own holds.
    var properties: [String: String] { Dictionary(stored.map { ($0.name, "value." + $0.name) }) { first, _ in first } }

    private var types: [String: String] { Dictionary(stored.map { ($0.name, $0.type ?? "") }) { first, _ in first } }

    private var stored: [PropertyDeclaration] {
        let names = [endpoint.owner + "." + endpoint.name, endpoint.name]
        let entry = names.lazy.compactMap { index.type($0) }.first
        return entry?.members.properties.filter { $0.isStored && !($0.isConstant && $0.value != nil) } ?? []
    }

    /// The one value of a case that has a property of this name: `page` of `.search(SearchInput)`
    func payload(with name: String) -> String? {
        guard let owner = index.type(endpoint.owner),
            let declaration = owner.members.cases.first(where: { $0.name == endpoint.name })
        else { return nil }
        let found = zip(declaration.payload, declaration.parameters).filter { _, parameter in
            let entry = parameter.type.flatMap { index.type($0, from: owner.name) }
            return entry?.members.properties.contains { $0.name == name && !$0.isStatic } ?? false
        }
        return found.count == 1 ? found[0].0.name : nil
    }

    /// `user.id` for an `id` that a property of the request has.
    func owned(_ name: String) -> String {
        for property in properties.keys.sorted() {
            guard let type = types[property], let entry = index.type(type) else { continue }
            if entry.members.properties.contains(where: { $0.name == name }) { return property + "." + name }
        }
        return name
    }

    /// A text as Swift writes it.
    static func literal(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\" + String(scalar)
            case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
