import APIModel
import Diagnostics
import Directives
import SourceTree

extension SchemaReader {
    /// The alternatives of `oneOf` and `anyOf`.
    func choices(of schema: WrittenSchema) -> [SchemaChoice] {
        [SchemaKeyword.oneOf, .anyOf].compactMap { keyword in
            guard let list = schema[keyword] else { return nil }
            guard list.isSequence else {
                let help: Message? = list.isMapping ? "put it into a list: `[{ $ref: … }]`" : nil
                return fail(.wrongType(key: keyword.name, expected: "a list", found: list).help(help))
            }
            return choice(among: schema.elements(keyword), mode: keyword == .oneOf ? .oneOf : .anyOf, schema)
        }
    }

    private func choice(among members: [Located], mode: UnionShape.Mode, _ schema: WrittenSchema) -> SchemaChoice {
        let meaningful = members.filter { !isNullSchema($0) }
        let content: SchemaChoice.Content
        if meaningful.allSatisfy(isShapeless) {
            content = .nothing(isNull: !members.isEmpty && meaningful.isEmpty)
        } else if meaningful.count == 1, members.count == 1 {
            content = .single(part(at: meaningful[0]))
        } else if let enumeration = enumeration(ofConstants: meaningful) {
            content = .enumeration(enumeration)
        } else {
            content = .several(union(of: meaningful, mode, discriminator(of: schema)))
        }
        return SchemaChoice(
            mode: mode, content: content, hasNull: meaningful.count < members.count,
            isInline: meaningful.allSatisfy { references.reference(in: $0.node) == nil })
    }

    private func union(of members: [Located], _ mode: UnionShape.Mode, _ discriminator: Discriminator?) -> UnionShape {
        var union = UnionShape(mode: mode, members: members.map { UnionShape.Member(use: use(at: $0)) })
        union.discriminator = discriminator?.propertyName
        let schemas = union.members.indices.map { (union.members[$0].use.schema, $0) }
        let positions = Dictionary(schemas) { first, _ in first }
        for entry in discriminator?.mapping ?? [] {
            if let position = positions[entry.schema] {
                union.members[position].discriminatorValues.append(entry.value)
            } else {
                let name = read.arena[entry.schema].name ?? ""
                report(
                    .discriminator,
                    "`\(entry.value)` is mapped to `\(name)`, which is not one of the alternatives; it is ignored",
                    at: entry.range)
            }
        }
        if let fallback = discriminator?.fallback {
            if let position = positions[fallback.schema] {
                union.members[position].isDefault = true
            } else {
                report(
                    .discriminator,
                    "`defaultMapping` names `\(fallback.value)`, which is not one of the alternatives; it is ignored",
                    at: fallback.range)
            }
        }
        return union
    }

    /// Makes an enumeration of alternatives that are constants: `oneOf: [{ const: a, title: First }, { const: b }]`.
    private func enumeration(ofConstants members: [Located]) -> Enumeration? {
        guard members.count > 1 else { return nil }
        var values: [Enumeration.Value] = []
        var seen: Set<Literal> = []
        for member in members {
            guard let constant = constant(of: member), constant.isScalar, !constant.isNull else { return nil }
            let title = member.node["title"].flatMap { $0.isScalar && !$0.isNull ? $0.text : nil }
            let text = member.node["description"].flatMap { $0.isScalar && !$0.isNull ? $0.text : nil }
            let value = Enumeration.Value(
                LiteralReader.read(constant), name: title, documentation: text,
                isDeprecated: member.node["deprecated"]?.bool ?? false)
            if seen.insert(value.literal).inserted { values.append(value) }
        }
        return Enumeration(base: Enumeration.Base(of: values.map(\.literal), declared: nil), values: values)
    }

    private func constant(of member: Located) -> SourceNode? {
        guard member.node.isMapping, member.node["$ref"] == nil else { return nil }
        if let constant = member.node["const"] { return constant }
        guard let list = member.node["enum"], list.isSequence, list.count == 1 else { return nil }
        return list.elements[0]
    }

    /// The `discriminator` of a schema: an object, or the name of a property in Swagger 2.0.
    func discriminator(of schema: WrittenSchema) -> Discriminator? {
        guard let node = schema.located(.discriminator) else { return nil }
        if let known = readDiscriminators[node.identity] { return known }
        let discriminator = discriminator(at: node)
        readDiscriminators[node.identity] = .some(discriminator)
        return discriminator
    }

    private func discriminator(at node: Located) -> Discriminator? {
        if node.node.isScalar {
            if version != .swagger2 {
                report(
                    .discriminator, "`discriminator` must be a mapping; `\(node.node.text)` is read as its property",
                    at: node.range, help: "write `discriminator: { propertyName: \(node.node.text) }`")
            }
            return make(node.node, mapping: nil, fallback: nil)
        }
        guard let node = nodes.mapping(node, "`discriminator`") else { return nil }
        nodes.checkKeys(of: node, as: DiscriminatorKey.self, in: "a discriminator")
        guard let name = node.node["propertyName"], name.isScalar, !name.isNull else {
            return fail(
                .discriminator, "`discriminator` does not name its property; it is ignored", at: node.range,
                help: "add `propertyName`")
        }
        return make(name, mapping: node["mapping"], fallback: node["defaultMapping"])
    }

    private func make(_ name: SourceNode, mapping: Located?, fallback: Located?) -> Discriminator {
        var entries: [Discriminator.Entry] = []
        if let mapping, !mapping.node.isNull, let mapping = nodes.mapping(mapping, "`mapping`") {
            for entry in mapping.node.entries where !entry.key.isExtensionKey {
                guard let schema = mappedSchema(mapping.at(entry.value)) else { continue }
                entries.append(Discriminator.Entry(value: entry.key.text, schema: schema, range: entry.value.range))
            }
        }
        let other = fallback.flatMap { node in
            mappedSchema(node).map { Discriminator.Entry(value: node.node.text, schema: $0, range: node.range) }
        }
        return Discriminator(propertyName: name.text, range: name.range, mapping: entries, fallback: other)
    }

    /// The schema for a value of `mapping`, which is a schema's name or a reference.
    private func mappedSchema(_ value: Located) -> SchemaID? {
        guard value.node.isScalar else {
            return fail(.expectedKind("a string", what: "a mapping's value", found: value.node))
        }
        let text = value.node.text
        if let container, let named = documents.value(of: text, in: container) {
            return schema(atReferenceTarget: named)
        }
        guard text.contains("#") || text.contains("/") || text.hasSuffix(".json") || text.hasSuffix(".yaml") else {
            unknownMappings += 1
            // Nobody reads more than dozens of suggestions.
            let names = unknownMappings < 50 ? container?.node.entries.map(\.key.text) ?? [] : []
            return fail(
                .discriminator, "`mapping` names the schema `\(text)`, which does not exist; it is ignored",
                at: value.range, help: suggestion(for: text, among: names))
        }
        return references.target(of: value).map(schema(atReferenceTarget:))
    }
}

private enum DiscriminatorKey: String, ObjectKey {
    case propertyName, mapping, defaultMapping

    static let table = KeyTable<Self>()
}

/// The `discriminator` of a schema, with its mapping resolved.
struct Discriminator {
    struct Entry {
        var value: String
        var schema: SchemaID
        var range: SourceRange
    }

    var propertyName: String
    var range: SourceRange
    var mapping: [Entry]
    /// The schema that `defaultMapping` names; its value is the text as written.
    var fallback: Entry?
}
