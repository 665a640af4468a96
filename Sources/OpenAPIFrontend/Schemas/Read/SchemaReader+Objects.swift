import APIModel
import Diagnostics
import SourceTree

extension SchemaReader {
    /// An object, or a map where it names no properties.
    func objectShape(of keys: SchemaKeys) -> SchemaShape {
        var properties: [Property] = []
        if let node = keys.located(.properties), let mapping = nodes.mapping(node, "`properties`") {
            properties = self.properties(of: mapping)
        }
        let additional = additionalProperties(of: keys)
        var shape = SchemaShape(kind: .any)
        let required = requiredNames(of: keys)
        if properties.isEmpty {
            shape.kind = mapKind(additional, keys)
            shape.unmetRequired = required
            return shape
        }
        var object = ObjectShape(properties: properties, additional: additional)
        if !required.isEmpty { shape.unmetRequired = object.require(required) }
        shape.kind = .object(object)
        return shape
    }

    private func mapKind(_ additional: AdditionalProperties, _ keys: SchemaKeys) -> SchemaKind {
        switch additional {
        case .forbidden: return .object(ObjectShape(properties: [], additional: .forbidden))
        case .schema(let use): return .map(use)
        case .any, .unspecified:
            return keys.has(.discriminator) ? .object(ObjectShape(properties: [])) : .map(anyUse())
        }
    }

    private func properties(of located: Located) -> [Property] {
        let entries = located.node.entries
        var properties: [Property] = []
        properties.reserveCapacity(entries.count)
        for entry in entries {
            let use = use(at: located.at(entry.value))
            properties.append(
                Property(
                    wireName: entry.key.text,
                    use: use,
                    isRequired: false,
                    origin: Origin(range: entry.key.range)
                )
            )
        }
        return properties
    }

    private func additionalProperties(of keys: SchemaKeys) -> AdditionalProperties {
        let patterns = patternUses(of: keys)
        let others = keys.located(.additionalProperties) ?? unevaluatedProperties(of: keys)
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
    private func unevaluatedProperties(of keys: SchemaKeys) -> Located? {
        keys.located(.unevaluatedProperties).flatMap { $0.node.isMapping ? $0 : nil }
    }

    private func patternUses(of keys: SchemaKeys) -> [SchemaUse] {
        guard let node = keys.located(.patternProperties),
            let located = nodes.mapping(node, "`patternProperties`")
        else { return [] }
        return located.node.entries.filter { !$0.key.isExtensionKey }.map { use(at: located.at($0.value)) }
    }

    /// The names of a `required` list. Up to draft 3 it was a flag of a property, which is ignored with a warning.
    func requiredNames(of keys: SchemaKeys) -> [RequiredName] {
        guard let node = keys[.required] else { return [] }
        guard node.isSequence else {
            if !node.isNull { report(SchemaMessages.requiredFlag(node)) }
            return []
        }
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
