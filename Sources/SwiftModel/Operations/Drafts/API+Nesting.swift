import APIModel

/// How values are sent for which OpenAPI has no rule.
enum UnspecifiedSpelling {
    case json
    /// `a[b][c]=1`, `a[b]=1&a[b]=2`
    case brackets
    /// `a=1`
    case plain
}

extension API {
    /// How a value is sent of which no style says it: lists and objects inside of lists and objects, and what is no object in
    /// the style `deepObject`. Nil where the specification is clear.
    func unspecifiedSpelling(of use: SchemaUse, _ encoding: ParameterEncoding) -> UnspecifiedSpelling? {
        let isSpread = encoding.style == .deepObject || encoding.style == .form && encoding.isExploded
        switch resolvedKind(of: use.schema) {
        case .array where encoding.style == .deepObject: return .brackets
        case .string, .enumeration, .boolean, .integer, .number: return encoding.style == .deepObject ? .plain : nil
        case .array(let shape): return isCollection(shape.element) ? .json : nil
        case .object(let shape) where shape.properties.contains { isCollection($0.use) }:
            return isSpread ? .brackets : .json
        case .map(let value) where isCollection(value): return isSpread ? .brackets : .json
        default: return nil
        }
    }

    func isCollection(_ use: SchemaUse) -> Bool {
        switch resolvedKind(of: use.schema) {
        case .array, .object, .map, .tuple: true
        default: false
        }
    }

    /// Whether a schema says more than that there is text, or anything.
    func isStructured(_ use: SchemaUse?) -> Bool {
        guard let use else { return false }
        switch resolvedKind(of: use.schema) {
        case .any, .never, .null, .string, .enumeration, .boolean, .integer, .number, .alias, .typeParameter:
            return false
        case .object(let shape): return !shape.properties.isEmpty
        case .array(let shape): return isStructured(shape.element)
        case .map(let value): return isStructured(value)
        case .tuple, .union: return true
        }
    }
}
