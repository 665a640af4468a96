import APIModel

extension SchemaMerger {
    /// A property that some values have, and the schema whose condition declares it.
    private typealias Conditional = (property: Property, owner: SchemaID)

    /// Whether a schema, or an inline part of it, has conditions.
    func hasConditions(_ statement: SchemaStatement) -> Bool {
        guard !conditioned.isEmpty else { return false }
        if !statement.conditions.isEmpty { return true }
        return statement.parts.contains { part in
            if case .member(let index) = part { hasConditions(members[index]) } else { false }
        }
    }

    /// Adds the properties that objects may have under a condition, so that none is lost. All are collected before the
    /// first is added, since conditions may lead back to each other.
    mutating func addConditions() {
        guard !conditioned.isEmpty else { return }
        let positions = Dictionary(conditioned.enumerated().map { ($1.id, $0) }) { first, _ in first }
        var found: [(id: SchemaID, properties: [Conditional])] = []
        for (id, statement) in conditioned {
            var seen: Set<SchemaID> = [id]
            let properties = conditional(statement, of: id, positions, &seen)
            if !properties.isEmpty { found.append((id, properties)) }
        }
        // Conditions may contain intersections, too.
        mergeAll()
        for (id, parts) in intersections {
            var seen: Set<SchemaID> = []
            let properties = parts.flatMap { conditional($0, positions, &seen) }
            if !properties.isEmpty { found.append((id, properties)) }
        }
        var unions: [[SchemaID]: SchemaID] = [:]
        for (id, properties) in found { add(properties, to: id, &unions) }
    }

    /// The conditional properties of a referenced schema.
    private mutating func conditional(_ schema: SchemaID, _ positions: [SchemaID: Int], _ seen: inout Set<SchemaID>)
        -> [Conditional]
    {
        let id = arena.resolved(schema)
        guard seen.insert(id).inserted, let position = positions[id] else { return [] }
        return conditional(conditioned[position].statement, of: id, positions, &seen)
    }

    /// The conditional properties of a schema, from its own conditions and those of the schemas that it merges.
    private mutating func conditional(
        _ statement: SchemaStatement, of owner: SchemaID, _ positions: [SchemaID: Int], _ seen: inout Set<SchemaID>
    ) -> [Conditional] {
        var properties: [Conditional] = []
        for condition in statement.conditions {
            let shape = self.shape(of: condition).shape
            properties += (shape.object ?? shape.common)?.properties.map { ($0, owner) } ?? []
        }
        for part in statement.conditions + statement.parts {
            switch part {
            case .member(let index): properties += conditional(members[index], of: owner, positions, &seen)
            case .reference(let use, _): properties += conditional(use.schema, positions, &seen)
            case .scalar: continue
            }
        }
        for index in properties.indices { properties[index].property.isRequired = false }
        return properties
    }

    /// Adds conditional properties to a schema. A condition on a property that it already has only narrows it.
    private mutating func add(_ conditional: [Conditional], to id: SchemaID, _ unions: inout [[SchemaID]: SchemaID]) {
        guard var shape = ownShape(of: id), mayHaveProperties(shape) else { return }
        var object = ObjectShape(properties: [])
        var alternatives: [[SchemaUse]] = []
        var owners: [SchemaID] = []
        var positions: [String: Int] = [:]
        let known = Set((shape.object ?? shape.common)?.properties.map(\.wireName) ?? [])
        for (property, owner) in conditional where !known.contains(property.wireName) {
            if let position = positions[property.wireName] {
                add(property.use, to: &alternatives[position])
            } else {
                positions[property.wireName] = object.properties.count
                object.properties.append(property)
                alternatives.append([property.use])
                owners.append(owner)
            }
        }
        guard !object.properties.isEmpty else { return }
        for (position, uses) in alternatives.enumerated() {
            // Subclasses reuse the union of their base.
            object.properties[position].use = uses[0]
            guard uses.count > 1 else { continue }
            let key = uses.map(\.schema)
            let union = unions[key] ?? any(of: uses, object.properties[position], owners[position])
            unions[key] = union
            object.properties[position].use = SchemaUse(union)
        }
        let (unmet, constraints, isNullable) = (shape.unmetRequired, shape.constraints, shape.isNullable)
        shape = intersect(shape, ShapeDraft(kind: .object(object), range: shape.range), base: nil)
        (shape.unmetRequired, shape.constraints, shape.isNullable) = (unmet, constraints, isNullable)
        shape.meetRequired()
        arena.softSchemas.remove(id)
        arena.unmetRequired[id] = nil
        arena.settle(shape, of: id)
    }

    /// The shape of a schema. An intersection that is an alias of one part may get the properties of the other parts.
    private mutating func ownShape(of id: SchemaID) -> ShapeDraft? {
        guard isIntersection(id), case .alias(let use) = arena[id].kind, let shape = self.shape(of: id) else {
            return arena.shape(of: id, isNullable: arena[id].isNullable)
        }
        return withBase(shape, base(of: use))
    }

    private func mayHaveProperties(_ shape: ShapeDraft) -> Bool {
        switch shape.kind {
        case .object, .map, .union: return true
        default: return shape.isSoft
        }
    }

    /// Adds a schema to those that a property has under different conditions.
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

    /// Makes a union of a property's schemas under different conditions, at a place in the schema that has them.
    private mutating func any(of uses: [SchemaUse], _ property: Property, _ owner: SchemaID) -> SchemaID {
        let union = UnionShape(mode: .anyOf, members: uses.map { UnionShape.Member(use: $0) })
        let pointer = arena[owner].origin.pointer + "/properties/" + property.wireName
        return arena.add(.union(union), origin: Origin(pointer: pointer, range: property.origin.range))
    }
}
