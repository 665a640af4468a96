import APIModel
import Diagnostics
import SourceTree

/// The keywords of one schema, before anything is merged into it.
struct SchemaStatement {
    /// A default as written.
    struct Default {
        let node: SourceNode
        /// Whether it is in a JSON document, where quotes are never forgotten.
        let isJSON: Bool
    }

    var annotations = Annotations()
    /// The target, if the schema is only an alias: another schema, or any value if the reference is broken.
    var alias: SchemaKind?
    /// The shape by its own keywords.
    var own = ShapeDraft.soft()
    /// The parts that `$ref` and `allOf` merge into it.
    var parts: [SchemaPart] = []
    /// The conditions: `then`, `else` and `dependentSchemas`.
    var conditions: [SchemaPart] = []
    /// The alternatives of `oneOf` and `anyOf`.
    var choices: [SchemaChoice] = []
    var isNullable = false
    /// Whether it is an object, even without properties.
    var isObject = false
    /// Whether it is a subclass of a base with a discriminator, and thus more than an alias of the base.
    var isSubclass = false
    var defaultValue: Default?

    /// Whether nothing is merged into its own shape.
    var isPlain: Bool { alias != nil || (parts.isEmpty && conditions.isEmpty && choices.isEmpty) }
}

/// A schema that is merged into another one.
enum SchemaPart {
    case reference(SchemaUse, SourceRange)
    /// An inline member of `allOf`: its position among the members.
    case member(Int)
    /// The schema `true` or `false`, or a value that isn't a schema.
    case scalar(SchemaID)
}

struct SchemaChoice {
    enum Content {
        /// The alternatives don't restrict the shape of values, or null is the only one.
        case nothing(isNull: Bool)
        /// There is only one alternative, which is merged.
        case single(SchemaPart)
        case several(UnionShape)
        /// Each alternative is one value.
        case enumeration(Enumeration)
    }

    let mode: UnionShape.Mode
    let content: Content
    /// Whether null is among the alternatives.
    let hasNull: Bool
    /// Whether no alternative is a reference.
    let isInline: Bool
}

extension SchemaReader {
    /// Reads the keywords of a schema. `id` is nil for an inline member of an `allOf`, which gets no id.
    func statement(of schema: WrittenSchema, as id: SchemaID?) -> SchemaStatement {
        var statement = SchemaStatement()
        statement.annotations = annotations(of: schema)
        if let bases = schema.located(.allOf), !bases.node.isSequence { _ = nodes.list(bases, "`allOf`") }
        statement.alias = id.flatMap { alias(of: schema, id: $0) }
        if statement.alias != nil { return statement }
        // Up to draft 3 of JSON Schema, `required` was a flag of a property.
        if let node = schema[.required], !node.isSequence, !node.isNull {
            report(
                .requiredFlag,
                "`required` of a schema must be a list of properties, not \(node.described); it is ignored",
                at: node.range, help: "list the property's name in `required` of the object that has it")
        }
        if let id, schema.has(.discriminator) { read.arena.discriminators[id] = discriminator(of: schema) }
        statement.own = ownShape(of: schema.without(.combinators))
        statement.own.range = schema.located.range
        statement.own.constraints = constraints(of: schema)
        statement.own.content = heldContent(of: schema)
        if schema.hasAny(.combinators) {
            statement.parts = parts(of: schema)
            statement.conditions = conditions(of: schema)
            let mayBeAlias = statement.own.isSoft && statement.own.unmetRequired.isEmpty && !schema.hasAny(.unions)
            statement.isSubclass = mayBeAlias && id.map { isSubclass(schema, $0) } == true
            statement.choices = choices(of: schema)
        }
        statement.isNullable = isDeclaredNullable(schema)
        statement.isObject = schema.hasAny(.objectHints)
        if let node = schema[.defaultValue] {
            statement.defaultValue = SchemaStatement.Default(node: node, isJSON: isJSON(schema.located))
        }
        return statement
    }

    /// A schema that only refers to another one. A subclass of a base with a discriminator is a schema of its own.
    private func alias(of schema: WrittenSchema, id: SchemaID) -> SchemaKind? {
        guard schema.hasAny(.combinators) else { return nil }
        if schema.hasAny(.references) {
            guard !schema.hasAny(.structure), ownInstance(of: schema) == nil else { return nil }
            guard let target = referencedSchema(schema), target != id else { return .any }
            return .alias(SchemaUse(target, isNullable: isDeclaredNullable(schema)))
        }
        guard let member = onlyMember(of: schema) else { return nil }
        if schema.has(.allOf), isSubclass(schema, id) { return nil }
        var use = use(at: member.located)
        use.isNullable = use.isNullable || member.isNullable || isDeclaredNullable(schema)
        return .alias(use)
    }

    /// Whether a named schema inherits a discriminator, so that it is one of the alternatives of a base.
    private func isSubclass(_ schema: WrittenSchema, _ id: SchemaID) -> Bool {
        read.arena[id].name != nil && schema.elements(.allOf).contains { hasDiscriminator($0, depth: 0) }
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

    /// The parts that `allOf`, and `$ref` beside other keywords, merge into a schema.
    private func parts(of schema: WrittenSchema) -> [SchemaPart] {
        var parts: [SchemaPart] = []
        if let instance = ownInstance(of: schema) {
            parts.append(instancePart(at: instance))
        } else if schema.hasAny(.references) {
            let use = referencedSchema(schema).map { SchemaUse($0) } ?? anyUse()
            let range = (schema[.ref] ?? schema[.dynamicRef])?.range ?? schema.located.range
            parts.append(.reference(use, range))
        }
        return parts + schema.elements(.allOf).map(part)
    }

    /// The schemas that apply under a condition. A list in `dependencies` only names required properties.
    private func conditions(of schema: WrittenSchema) -> [SchemaPart] {
        let branches = [SchemaKeyword.thenSchema, .elseSchema].compactMap(schema.located)
        let dependent = [SchemaKeyword.dependentSchemas, .dependencies].compactMap(schema.located).flatMap { mapping in
            mapping.node.entries.filter { $0.value.isMapping }.map { mapping.at($0.value) }
        }
        return (branches + dependent).map(part)
    }

    /// A copy of a schema that is read for this one. Its references to itself are plain references.
    private func instancePart(at instance: Located) -> SchemaPart {
        openInstances.insert(instance.identity)
        defer { openInstances.remove(instance.identity) }
        return part(at: instance)
    }

    func part(at member: Located) -> SchemaPart {
        if let reference = references.reference(in: member.node), ownInstance(of: member.at(reference)) == nil {
            return .reference(use(at: member), reference.range)
        }
        guard member.node.isMapping else { return .scalar(use(at: member).schema) }
        if let known = memberIndexes[member.identity] { return .member(known) }
        let statement = self.statement(of: scan(member), as: nil)
        memberIndexes[member.identity] = read.members.count
        read.members.append(statement)
        return .member(read.members.count - 1)
    }
}

extension SchemaStatement {
    /// The shape, nullable if the schema allows null.
    func completed(_ shape: ShapeDraft) -> ShapeDraft {
        var shape = shape
        shape.isNullable = shape.isNullable || isNullable
        if case .null = shape.kind { shape.isNullable = false }
        return shape
    }
}
