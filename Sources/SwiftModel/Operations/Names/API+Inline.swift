import APIModel

extension API {
    /// Whether a schema may have to be declared under a name that follows from its operation: it has none of its own.
    func needsName(_ use: SchemaUse) -> Bool {
        var use = use
        for _ in 0..<100 {
            guard use.arguments.isEmpty else { return true }
            let isNamed = self[use.schema].name != nil
            switch self[use.schema].kind {
            case .any, .never, .null, .boolean, .integer, .number, .string, .typeParameter: return false
            case .alias(let next): use = next
            case .array(let shape) where !isNamed: use = shape.element
            case .map(let value) where !isNamed: use = value
            default: return !isNamed
            }
        }
        return true
    }
}
