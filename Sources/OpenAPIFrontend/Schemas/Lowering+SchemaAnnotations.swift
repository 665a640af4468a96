import APIModel
import Diagnostics
import SourceTree

extension Lowering {
    /// What a schema says of itself besides its shape.
    func annotations(of keys: SchemaKeys) -> Annotations {
        var annotations = Annotations()
        guard keys.hasAny(SchemaKeyword.annotations) else { return annotations }
        let document = keys.located.document
        if let node = keys[.title] { annotations.title = string(node, key: "title", in: document) }
        if let node = keys[.description] {
            annotations.documentation = string(node, key: "description", in: document)
        }
        if let node = keys[.externalDocs] { appendExternalDocumentation(node, to: &annotations.documentation) }
        if let node = keys[.deprecated] {
            annotations.isDeprecated = bool(node, key: "deprecated", in: document) ?? false
        }
        if let node = keys[.readOnly] { annotations.isReadOnly = bool(node, key: "readOnly", in: document) ?? false }
        if let node = keys[.writeOnly] {
            annotations.isWriteOnly = bool(node, key: "writeOnly", in: document) ?? false
        }
        if let node = keys[.defaultValue], !node.isNull { annotations.defaultValue = literal(node) }
        if let node = keys[.example] { annotations.examples.append(literal(node)) }
        if let node = keys[.examples] { appendExamples(node, to: &annotations.examples) }
        if let node = keys[.netlayer] { annotations.extensions = [Extension(name: "x-netlayer", value: literal(node))] }
        return annotations
    }

    /// `examples` is a list from 3.1 on; as a mapping of names it comes from parameters and bodies.
    private func appendExamples(_ node: SourceNode, to examples: inout [Literal]) {
        for element in node.elements { examples.append(literal(element)) }
        for entry in node.entries { examples.append(literal(entry.value["value"] ?? entry.value)) }
    }

    /// "See also" as the last paragraph of the documentation: `Prices: https://…`.
    func appendExternalDocumentation(_ node: SourceNode, to documentation: inout String?) {
        guard let url = node["url"], url.isScalar, !url.isNull else { return }
        let text = node["description"].map { $0.isScalar && !$0.isNull ? "\($0.text): \(url.text)" : url.text }
        let line = text ?? url.text
        if let before = documentation, !before.isEmpty {
            documentation = before + "\n\n" + line
        } else {
            documentation = line
        }
    }

    /// Whether a schema allows null by `nullable`, `x-nullable` or a type array.
    func isDeclaredNullable(_ keys: SchemaKeys) -> Bool {
        let document = keys.located.document
        if let node = keys[.nullable], bool(node, key: "nullable", in: document) == true { return true }
        if let node = keys[.xNullable], node.bool == true || node.text == "true" { return true }
        if let node = keys[.type], node.isSequence { return node.elements.contains { isNullWord($0) } }
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
        if !use.extensions.isEmpty { extensions = use.extensions }
    }
}
