import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
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
                report(SchemaMessages.discriminatorText(node.node.text, at: node.range))
            }
            return make(node.node, mapping: nil, fallback: nil)
        }
        guard let node = nodes.mapping(node, "`discriminator`") else { return nil }
        nodes.checkKeys(of: node, as: DiscriminatorKey.self, in: "a discriminator")
        guard let name = node.node["propertyName"], name.isScalar, !name.isNull else {
            report(SchemaMessages.discriminatorWithoutProperty(at: node.range))
            return nil
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
        return Discriminator(propertyName: name.text, mapping: entries, fallback: other)
    }

    /// The schema that a value of `mapping` names: by its name, or by a reference.
    private func mappedSchema(_ value: Located) -> SchemaID? {
        guard value.node.isScalar else {
            report(
                ValueMessages.expectedKind("a string", what: "a mapping's value", found: value.node)
            )
            return nil
        }
        let text = value.node.text
        if let container,
            let named = documents.value(of: text, in: container)
        {
            return schema(atReferenceTarget: named)
        }
        guard text.contains("#") || text.contains("/") || text.hasSuffix(".json") || text.hasSuffix(".yaml") else {
            unknownMappings += 1
            // Nobody reads what more than dozens of names may have meant.
            let names = unknownMappings < 50 ? container?.node.entries.map(\.key.text) ?? [] : []
            report(SchemaMessages.unknownMapping(text, among: names, at: value.range))
            return nil
        }
        return references.target(of: value).map(schema(atReferenceTarget:))
    }
}

/// The keys of a discriminator.
private enum DiscriminatorKey: String, ObjectKey {
    case propertyName, mapping, defaultMapping

    static let table = KeyTable<Self>()
}
