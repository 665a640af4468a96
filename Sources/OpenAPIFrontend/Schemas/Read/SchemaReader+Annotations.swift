import APIModel
import Diagnostics
import Directives
import SourceTree

extension SchemaReader {
    /// What a schema says of itself besides its shape.
    func annotations(of schema: WrittenSchema) -> Annotations {
        var annotations = Annotations()
        guard schema.hasAny(.annotations) else { return annotations }
        if let node = schema[.title] { annotations.title = nodes.string(node, "title") }
        if let node = schema[.description] {
            annotations.documentation = nodes.string(node, "description")
        }
        if let node = schema[.externalDocs] { ExternalDocs.append(node, to: &annotations.documentation) }
        if let node = schema[.deprecated] {
            annotations.isDeprecated = nodes.bool(node, "deprecated") ?? false
        }
        if let node = schema[.readOnly] { annotations.isReadOnly = nodes.bool(node, "readOnly") ?? false }
        if let node = schema[.writeOnly] {
            annotations.isWriteOnly = nodes.bool(node, "writeOnly") ?? false
        }
        if let node = schema[.defaultValue], !node.isNull { annotations.defaultValue = LiteralReader.read(node) }
        if let node = schema[.example] { annotations.examples.append(LiteralReader.read(node)) }
        if let node = schema[.examples] { appendExamples(node, to: &annotations.examples) }
        if let node = schema[.netlayer] {
            SchemaDirectives.check(node, into: &nodes.problems.bag)
            annotations.extensions = [Extension(name: "x-netlayer", value: LiteralReader.read(node))]
        }
        if schema.hasAny(.extensions) { annotations.extensions += extensions(of: schema) }
        return annotations
    }

    /// The vendor extensions that mean nothing to us.
    private func extensions(of schema: WrittenSchema) -> [Extension] {
        schema.located.node.entries.compactMap { entry in
            guard entry.key.isExtensionKey, KeywordMeaning.table.key(of: entry.key) == nil, !entry.key.isClientNameKey
            else { return nil }
            return Extension(name: entry.key.text, value: LiteralReader.read(entry.value))
        }
    }

    /// `examples` is a list from 3.1 on; as a mapping of names it comes from parameters and bodies.
    private func appendExamples(_ node: SourceNode, to examples: inout [Literal]) {
        for element in node.elements { examples.append(LiteralReader.read(element)) }
        for entry in node.entries { examples.append(LiteralReader.read(entry.value["value"] ?? entry.value)) }
    }

    /// Whether a schema allows null by `nullable`, `x-nullable` or a type array.
    func isDeclaredNullable(_ schema: WrittenSchema) -> Bool {
        if let node = schema[.nullable], nodes.bool(node, "nullable") == true { return true }
        if let node = schema[.xNullable], node.bool == true || node.text == "true" { return true }
        if let node = schema[.type], node.isSequence { return node.elements.contains { isNullWord($0) } }
        return false
    }

    func isNullWord(_ node: SourceNode) -> Bool { node.isScalar && (node.isNull || node.text == "null") }
}

extension Annotations {
    /// Puts what is said at a use over what is said of the schema.
    mutating func overlay(_ use: Annotations) {
        if let title = use.title { self.title = title }
        if let documentation = use.documentation { self.documentation = documentation }
        if let defaultValue = use.defaultValue { self.defaultValue = defaultValue }
        isDeprecated = isDeprecated || use.isDeprecated
        isReadOnly = isReadOnly || use.isReadOnly
        isWriteOnly = isWriteOnly || use.isWriteOnly
        if !use.examples.isEmpty { examples = use.examples }
        if !use.extensions.isEmpty { extensions = use.extensions.laid(over: extensions) }
    }
}
