import APIModel
import Diagnostics
import SourceTree

extension Lowering {
    private static let discriminatorKeys = KnownKeys(["propertyName", "mapping", "defaultMapping"])

    /// The `discriminator` of a schema: an object, or the name of a property in Swagger 2.0.
    func discriminator(of keys: SchemaKeys) -> Discriminator? {
        guard let node = keys.located(.discriminator) else { return nil }
        if let known = schemas.readDiscriminators[node.identity] { return known }
        let discriminator = read(node)
        schemas.readDiscriminators[node.identity] = .some(discriminator)
        return discriminator
    }

    private func read(_ node: Located) -> Discriminator? {
        if node.node.isScalar {
            if version != .swagger2 {
                report(SchemaMessages.discriminatorText(node.node.text, at: node.range), in: node.document)
            }
            return make(node.node, mapping: nil, node)
        }
        guard expectMapping(node, what: "`discriminator`") else { return nil }
        checkKeys(of: node, known: Lowering.discriminatorKeys, in: "a discriminator")
        guard let name = node.node["propertyName"], name.isScalar, !name.isNull else {
            report(SchemaMessages.discriminatorWithoutProperty(at: node.range), in: node.document)
            return nil
        }
        return make(name, mapping: node["mapping"], node)
    }

    private func make(_ name: SourceNode, mapping: Located?, _ node: Located) -> Discriminator {
        var entries: [Discriminator.Entry] = []
        if let mapping, !mapping.node.isNull, expectMapping(mapping, what: "`mapping`") {
            for entry in mapping.node.entries where !entry.key.isExtensionKey {
                guard let schema = mappedSchema(mapping.at(entry.value)) else { continue }
                entries.append(Discriminator.Entry(value: entry.key.text, schema: schema, range: entry.value.range))
            }
        }
        return Discriminator(
            propertyName: name.text,
            mapping: entries,
            range: node.range,
            document: node.document
        )
    }

    /// The schema that a value of `mapping` names: by its name, or by a reference.
    private func mappedSchema(_ value: Located) -> SchemaID? {
        guard value.node.isScalar else {
            report(
                ValueMessages.expectedKind("a string", what: "a mapping's value", found: value.node),
                in: value.document
            )
            return nil
        }
        let text = value.node.text
        if let container = schemaContainer,
            let node = documents[container.document.number].value(of: text, in: container.node)
        {
            return schema(atReferenceTarget: container.at(node))
        }
        guard text.contains("#") || text.contains("/") || text.hasSuffix(".json") || text.hasSuffix(".yaml") else {
            let names = schemaContainer?.node.entries.map(\.key.text) ?? []
            report(SchemaMessages.unknownMapping(text, among: names, at: value.range), in: value.document)
            return nil
        }
        return target(of: value).map(schema(atReferenceTarget:))
    }
}
