extension API {
    /// Names schemas that contain themselves and have no name, as a text can say this only by a name: each after the way
    /// of properties that leads to it, `Tree.branch.branch`.
    package mutating func nameCircles() {
        let inline = schemas.map(\.id).filter { self[$0].name == nil }
        var circular: Set<SchemaID> = []
        SchemaCircles.forEach(from: inline, among: schemas.count) { id in
            var next: [SchemaID] = []
            self[id].kind.forEachUse { use in use.forEachSchema { if self[$0].name == nil { next.append($0) } } }
            return next
        } visit: { circle in
            if let first = circle.first { circular.insert(first) }
        }
        guard !circular.isEmpty else { return }
        let homes = homesOfInlineSchemas()
        var taken = Set(schemas.compactMap(\.name))
        for id in inline where circular.contains(id) {
            let word = name(of: id, by: homes)
            var name = word
            var number = 2
            while !taken.insert(name).inserted {
                name = "\(word)\(number)"
                number += 1
            }
            schemas[Int(id.index)].name = name
            namedSchemas.append(id)
        }
    }

    /// Where an inline schema lies: what refers to it first, and by which property.
    private typealias Home = (owner: SchemaID, property: String?)

    private func homesOfInlineSchemas() -> [SchemaID: Home] {
        var homes: [SchemaID: Home] = [:]
        for schema in schemas {
            func place(_ use: SchemaUse, _ property: String?) {
                use.forEachSchema { id in
                    guard id != schema.id, self[id].name == nil, homes[id] == nil else { return }
                    homes[id] = (schema.id, property)
                }
            }
            if case .object(let shape) = schema.kind {
                for property in shape.properties { place(property.use, property.wireName) }
            }
            schema.kind.forEachUse { place($0, nil) }
        }
        return homes
    }

    private func name(of id: SchemaID, by homes: [SchemaID: Home]) -> String {
        var words: [String] = []
        var seen: Set<SchemaID> = [id]
        var next = homes[id]
        while let home = next {
            if let property = home.property { words.append(property) }
            if let name = self[home.owner].name { words.append(name) }
            next = self[home.owner].name == nil && seen.insert(home.owner).inserted ? homes[home.owner] : nil
        }
        return words.isEmpty ? "Part" : words.reversed().joined(separator: ".")
    }
}
