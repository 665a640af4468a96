import APIModel
import SourceTree

extension SchemaReader {
    /// The use of another schema to which an inline schema is equal: a reference with only annotations beside it, or
    /// `allOf`, `oneOf` or `anyOf` with a single member.
    func forwardedUse(of schema: WrittenSchema) -> SchemaUse? {
        if schema.hasAny(.references) {
            if schema.hasAny(.structure) || ownInstance(of: schema) != nil { return nil }
            var use = referencedSchema(schema).map { SchemaUse($0) } ?? anyUse()
            annotate(&use, with: schema)
            return use
        }
        guard let member = onlyMember(of: schema) else { return nil }
        var use = use(at: member.located)
        annotate(&use, with: schema)
        use.isNullable = use.isNullable || member.isNullable
        return use
    }

    /// The copy of the referenced schema, if this schema overrides its dynamic references; it is merged like a part.
    func ownInstance(of schema: WrittenSchema) -> Located? { schema.located(.ref).flatMap(ownInstance) }

    func ownInstance(of reference: Located) -> Located? {
        guard let target = references.ownInstance(of: reference) else { return nil }
        return openInstances.contains(target.identity) ? nil : target
    }

    private func annotate(_ use: inout SchemaUse, with schema: WrittenSchema) {
        guard schema.hasAny(KeywordSet.annotations.union(KeywordSet(.type))) else { return }
        use.annotations.overlay(annotations(of: schema))
        use.isNullable = use.isNullable || isDeclaredNullable(schema)
        if use.annotations.defaultValue != nil, let node = schema[.defaultValue] {
            read.defaultsOfUses.append((use, node))
        }
    }

    /// The single schema in a combinator without siblings; null beside it makes it nullable.
    func onlyMember(of schema: WrittenSchema) -> (located: Located, isNullable: Bool)? {
        let combinators = schema.present.intersection(.combinators)
        let others = KeywordSet.structure.subtracting(.combinators).union(KeywordSet(.discriminator))
        guard combinators.count == 1, !schema.hasAny(others) else { return nil }
        if schema.has(.allOf) {
            let members = schema.elements(.allOf)
            return members.count == 1 ? (members[0], false) : nil
        }
        let members = schema.elements(schema.has(.oneOf) ? .oneOf : .anyOf)
        guard members.count <= 8 else { return nil }
        var meaningful = members.filter { !isNullSchema($0) }
        if members.count == 2, meaningful.count == 2, references.reference(in: members[0].node) != nil,
            isNullableObject(members[1].node)
        {
            meaningful.removeLast()
        }
        guard meaningful.count == 1, !isShapeless(meaningful[0]) else { return nil }
        return (meaningful[0], members.count > 1)
    }

    /// The target schema of a reference, which gets a name if it has none. Only one step is followed, so that a named
    /// alias remains an alias.
    func referencedSchema(_ schema: WrittenSchema) -> SchemaID? {
        guard references.resolve(schema.located) != nil, let text = (schema[.ref] ?? schema[.dynamicRef]),
            let target = references.target(of: schema.located.at(text))
        else { return nil }
        return self.schema(atReferenceTarget: target)
    }

    func schema(atReferenceTarget target: Located) -> SchemaID {
        let index = schemaIndex(of: target)
        if index >= 0 {
            let id = SchemaID(Int(index))
            if read.arena[id].name == nil { nameByPlace(id, target) }
            return id
        }
        if index < -1 {
            let use = forwardedUses[Int(-2 - index)]
            if target.node.count == 1, read.arena[use.schema].name != nil { return use.schema }
            let id = read.arena.add(.alias(use), origin: documents.origin(of: target))
            setIndex(id.index, of: target)
            nameByPlace(id, target)
            return id
        }
        let id = target.node.isMapping ? declare(scan(target)) : declareScalar(target)
        nameByPlace(id, target)
        return id
    }

    private func nameByPlace(_ id: SchemaID, _ located: Located) {
        read.arena[id].name = ""
        read.arena[id].nameSource = .place
        read.arena[id].origin = documents.origin(of: located)
        read.deepSchemas.append((id, located))
    }

    /// Whether null is the only value of a schema: `{ type: "null" }`, `{ const: null }`, `{ enum: [null] }`.
    func isNullSchema(_ located: Located) -> Bool {
        let node = located.node
        guard node.isMapping, node.count <= 4, node["$ref"] == nil else { return false }
        if let type = node["type"], type.isScalar {
            return type.isNull || node["type"]?.text == "null" && node["properties"] == nil
        }
        if let constant = node["const"] { return constant.isNull }
        if let values = node["enum"], values.isSequence { return values.count == 1 && values.elements[0].isNull }
        return node.count == 1 && node["nullable"]?.bool == true
    }

    /// `{ type: object, nullable: true }`, by which OData tools make a reference beside it in a list nullable.
    private func isNullableObject(_ node: SourceNode) -> Bool {
        guard node.isMapping, node.count == 2, node["type"]?.isScalar == true else { return false }
        return node["type"]?.text == "object" && node["nullable"]?.bool == true
    }

    /// Whether a schema doesn't restrict the shape of values: `{ required: [a] }`, `{ not: … }`, `{}`.
    func isShapeless(_ located: Located) -> Bool {
        guard located.node.isMapping else { return located.node.bool == true }
        let shaping = KeywordSet.structure.subtracting(.requiredList).union(
            KeywordSet(.ref, .dynamicRef, .type, .format, .discriminator))
        return !scan(located, reportsUnknownKeys: false).hasAny(shaping)
    }
}
