import SourceTree

/// Checks a document against a JSON Schema, as far as the native spec's schema needs it.
struct SchemaValidation {
    let schema: SourceNode

    /// The addresses of values that don't fit.
    func faults(of node: SourceNode, against rule: SourceNode, at path: String = "#") -> [String] {
        if let reference = rule["$ref"] {
            let name = String(reference.text.dropFirst("#/$defs/".count))
            guard let target = schema["$defs"]?.value(forKey: name) else { return ["\(path): no \(reference.text)"] }
            return faults(of: node, against: target, at: path)
        }
        if let options = rule["anyOf"] {
            let fits = options.elements.contains { faults(of: node, against: $0, at: path).isEmpty }
            return fits ? [] : ["\(path): none of anyOf"]
        }
        if let type = rule["type"], !fits(node, type) { return ["\(path): type"] }
        if let value = rule["const"], value.text != node.text { return ["\(path): const"] }
        if let values = rule["enum"], !values.elements.contains(where: { $0.text == node.text }) {
            return ["\(path): enum"]
        }
        if let least = rule["minItems"]?.integer, node.count < least { return ["\(path): minItems"] }
        if let most = rule["maxItems"]?.integer, node.count > most { return ["\(path): maxItems"] }
        var result: [String] = []
        if let items = rule["items"] {
            result += node.elements.flatMap { faults(of: $0, against: items, at: path + "/items") }
        }
        for name in rule["required"]?.elements.map(\.text) ?? [] where node.value(forKey: name) == nil {
            result.append("\(path): no \(name)")
        }
        for entry in node.entries {
            let place = path + "/" + entry.key.text
            if let known = rule["properties"]?.value(forKey: entry.key.text) {
                result += faults(of: entry.value, against: known, at: place)
            } else if rule["patternProperties"] != nil, entry.key.text.hasPrefix("x-") {
                continue
            } else if let other = rule["additionalProperties"] {
                result +=
                    other.bool == false ? ["\(place): unknown"] : faults(of: entry.value, against: other, at: place)
            }
        }
        return result
    }

    private func fits(_ node: SourceNode, _ type: SourceNode) -> Bool {
        if type.isSequence { return type.elements.contains { fits(node, $0) } }
        switch type.text {
        case "object": return node.isMapping
        case "array": return node.isSequence
        case "string": return node.isString
        case "boolean": return node.bool != nil
        case "null": return node.isNull
        case "integer": return node.integer != nil
        default:
            if case .float = node.meaning { return true }
            return node.integer != nil
        }
    }
}
