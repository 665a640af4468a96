import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// What the keywords of a schema say. `id` is nil for an inline member of an `allOf`, which gets no address.
    func statement(of keys: SchemaKeys, as id: SchemaID?) -> SchemaStatement {
        var statement = SchemaStatement()
        statement.annotations = annotations(of: keys)
        if let bases = keys.located(.allOf), !bases.node.isSequence { _ = nodes.list(bases, "`allOf`") }
        statement.alias = id.flatMap { alias(of: keys, id: $0) }
        if statement.alias != nil { return statement }
        if let id, keys.has(.discriminator) { read.arena.discriminators[id] = discriminator(of: keys) }
        statement.own = ownShape(of: keys.without(.combinators))
        statement.own.range = keys.located.range
        statement.own.constraints = constraints(of: keys)
        if keys.hasAny(.combinators) {
            statement.parts = parts(of: keys)
            let mayBeAlias = statement.own.isSoft && statement.own.unmetRequired.isEmpty && !keys.hasAny(.unions)
            statement.isHeir = mayBeAlias && id.map { isHeir(keys, $0) } == true
            statement.choices = choices(of: keys)
        }
        statement.isNullable = isDeclaredNullable(keys)
        statement.isObject = keys.hasAny(.objectHints)
        if let node = keys[.defaultValue] {
            statement.defaultValue = SchemaStatement.Default(node: node, isJSON: isJSON(keys.located))
        }
        return statement
    }

    /// A schema that only refers to another one. An heir of a base with a discriminator is one of its own.
    private func alias(of keys: SchemaKeys, id: SchemaID) -> SchemaKind? {
        guard keys.hasAny(.combinators) else { return nil }
        if keys.hasAny(.references) {
            guard !keys.hasAny(.structure) else { return nil }
            guard let target = referencedSchema(keys), target != id else { return .any }
            return .alias(SchemaUse(target, isNullable: isDeclaredNullable(keys)))
        }
        guard let member = onlyMember(of: keys) else { return nil }
        if keys.has(.allOf), isHeir(keys, id) { return nil }
        var use = use(at: member.located)
        use.isNullable = use.isNullable || member.isNullable || isDeclaredNullable(keys)
        return .alias(use)
    }

    /// Whether a named schema inherits a discriminator, so that it is one of the alternatives of a base.
    private func isHeir(_ keys: SchemaKeys, _ id: SchemaID) -> Bool {
        read.arena[id].name != nil && keys.elements(.allOf).contains { hasDiscriminator($0, depth: 0) }
    }

    private func hasDiscriminator(_ member: Located, depth: Int) -> Bool {
        guard depth < 32, references.reference(in: member.node) != nil, let target = references.resolve(member) else {
            return false
        }
        if target.node["discriminator"] != nil { return target.node["oneOf"] == nil && target.node["anyOf"] == nil }
        guard let bases = target["allOf"], bases.node.isSequence else { return false }
        if let known = inheritsDiscriminator[target.identity] { return known }
        inheritsDiscriminator[target.identity] = false
        let inherits = bases.node.elements.contains { hasDiscriminator(bases.at($0), depth: depth + 1) }
        inheritsDiscriminator[target.identity] = inherits
        return inherits
    }

    /// What `$ref` beside other keywords and `allOf` merge into a schema.
    private func parts(of keys: SchemaKeys) -> [SchemaPart] {
        var parts: [SchemaPart] = []
        if keys.hasAny(.references) {
            let use = referencedSchema(keys).map { SchemaUse($0) } ?? anyUse()
            let range = (keys[.ref] ?? keys[.dynamicRef])?.range ?? keys.located.range
            parts.append(.reference(use, range))
        }
        return parts + keys.elements(.allOf).map(part)
    }

    func part(at member: Located) -> SchemaPart {
        if let reference = references.reference(in: member.node) { return .reference(use(at: member), reference.range) }
        guard member.node.isMapping else { return .scalar(use(at: member).schema) }
        if let known = memberIndexes[member.identity] { return .member(known) }
        let statement = self.statement(of: scan(member), as: nil)
        memberIndexes[member.identity] = read.members.count
        read.members.append(statement)
        return .member(read.members.count - 1)
    }
}

extension SchemaStatement {
    /// A shape with what is said of null.
    func completed(_ shape: SchemaShape) -> SchemaShape {
        var shape = shape
        shape.isNullable = shape.isNullable || isNullable
        if case .null = shape.kind { shape.isNullable = false }
        return shape
    }
}
