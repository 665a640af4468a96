import APIModel

extension SchemaMerger {
    /// The properties that schemas declare which hold of some values only.
    mutating func conditional(_ conditions: [SchemaPart]) -> [Property] {
        var properties: [Property] = []
        for condition in conditions {
            // What leads back to what is being merged has no property that this has not.
            if case .reference(let use, _) = condition, underWay.contains(arena.resolved(use.schema)) { continue }
            let shape = self.shape(of: condition).shape
            properties += (shape.object?.properties ?? shape.common?.properties ?? []) + shape.conditional
        }
        for index in properties.indices { properties[index].isRequired = false }
        return properties
    }

    /// Adds the properties that an object may have under a condition, so that none is lost. What a condition says of a
    /// property that the object has anyway only narrows it.
    mutating func addConditional(to shape: inout ShapeDraft, of id: SchemaID) {
        let conditional = shape.conditional
        shape.conditional = []
        guard !conditional.isEmpty, mayHaveProperties(shape) else { return }
        var object = ObjectShape(properties: [])
        var alternatives: [[SchemaUse]] = []
        let known = Set((shape.object ?? shape.common)?.properties.map(\.wireName) ?? [])
        for property in conditional where !known.contains(property.wireName) {
            if let position = object.properties.firstIndex(where: { $0.wireName == property.wireName }) {
                add(property.use, to: &alternatives[position])
            } else {
                object.properties.append(property)
                alternatives.append([property.use])
            }
        }
        guard !object.properties.isEmpty else { return }
        for (position, uses) in alternatives.enumerated() {
            object.properties[position].use = uses.count == 1 ? uses[0] : any(of: uses, object.properties[position], id)
        }
        let (unmet, constraints) = (shape.unmetRequired, shape.constraints)
        shape = intersect(shape, ShapeDraft(kind: .object(object), range: shape.range), base: nil)
        (shape.unmetRequired, shape.constraints) = (unmet, constraints)
    }

    private func mayHaveProperties(_ shape: ShapeDraft) -> Bool {
        switch shape.kind {
        case .object, .map, .union: return true
        default: return shape.isSoft
        }
    }

    /// Another schema of a property that has one under a different condition.
    private mutating func add(_ use: SchemaUse, to uses: inout [SchemaUse]) {
        guard let shape = self.shape(of: use.schema) else { return }
        for (position, known) in uses.enumerated() {
            guard let other = self.shape(of: known.schema) else { continue }
            if shape.isSoft || other.kind.isEqualButForPlaces(to: shape.kind) { return }
            if other.isSoft {
                uses[position] = use
                return
            }
        }
        uses.append(use)
    }

    /// What a property may be under one condition or another; it belongs to the schema that has the conditions.
    private mutating func any(of uses: [SchemaUse], _ property: Property, _ owner: SchemaID) -> SchemaUse {
        let union = UnionShape(mode: .anyOf, members: uses.map { UnionShape.Member(use: $0) })
        let pointer = arena[owner].origin.pointer + "/properties/" + property.wireName
        return SchemaUse(arena.add(.union(union), origin: Origin(pointer: pointer, range: property.origin.range)))
    }
}
