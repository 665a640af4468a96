import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// An object, or a map where it names no properties.
    func objectShape(of schema: WrittenSchema) -> ShapeDraft {
        var properties: [Property] = []
        if let node = schema.located(.properties), let mapping = nodes.mapping(node, "`properties`") {
            properties = self.properties(of: mapping)
        }
        let additional = additionalProperties(of: schema)
        var shape = ShapeDraft(kind: .any)
        let required = requiredNames(of: schema)
        if properties.isEmpty {
            shape.kind = mapKind(additional, schema)
            shape.unmetRequired = required
            return shape
        }
        var object = ObjectShape(properties: properties, additional: additional)
        if !required.isEmpty { shape.unmetRequired = object.require(required) }
        shape.kind = .object(object)
        return shape
    }

    private func mapKind(_ additional: AdditionalProperties, _ schema: WrittenSchema) -> SchemaKind {
        switch additional {
        case .forbidden: return .object(ObjectShape(properties: [], additional: .forbidden))
        case .schema(let use): return .map(use)
        case .any, .unspecified:
            return schema.has(.discriminator) ? .object(ObjectShape(properties: [])) : .map(anyUse())
        }
    }

    private func properties(of located: Located) -> [Property] {
        located.node.entries.map { entry in
            let use = use(at: located.at(entry.value))
            let origin = Origin(range: entry.key.range)
            var property = Property(wireName: entry.key.text, use: use, isRequired: false, origin: origin)
            property.name = entry.value.clientName
            return property
        }
    }

    private func additionalProperties(of schema: WrittenSchema) -> AdditionalProperties {
        let patterns = patternUses(of: schema)
        let others = schema.located(.additionalProperties) ?? unevaluatedProperties(of: schema)
        guard let node = others, node.node.bool != false else {
            if patterns.count == 1 { return .schema(patterns[0]) }
            if patterns.count > 1 { return .any }
            return others != nil ? .forbidden : .unspecified
        }
        if !patterns.isEmpty || node.node.bool == true || node.node.isNull { return .any }
        if node.node.isMapping, node.node.count == 0 { return .any }
        return .schema(use(at: node))
    }

    /// The schema of properties that no part of an `allOf` has; as a flag it only narrows.
    private func unevaluatedProperties(of schema: WrittenSchema) -> Located? {
        schema.located(.unevaluatedProperties).flatMap { $0.node.isMapping ? $0 : nil }
    }

    private func patternUses(of schema: WrittenSchema) -> [SchemaUse] {
        guard let node = schema.located(.patternProperties),
            let located = nodes.mapping(node, "`patternProperties`")
        else { return [] }
        return located.node.entries.filter { !$0.key.isExtensionKey }.map { use(at: located.at($0.value)) }
    }

    /// The names of a `required` list.
    func requiredNames(of schema: WrittenSchema) -> [RequiredName] {
        guard let node = schema[.required], node.isSequence else { return [] }
        return node.elements.compactMap { element in
            guard element.isScalar else {
                report(
                    ValueMessages.expectedKind("a string", what: "a name in `required`", found: element)
                )
                return nil
            }
            return RequiredName(name: element.text, range: element.range)
        }
    }
}
