import APIModel

extension SchemaKind {
    /// What a schema refers to directly.
    var uses: [SchemaUse] {
        switch self {
        case .any, .never, .null, .boolean, .integer, .number, .string, .enumeration, .typeParameter: return []
        case .array(let shape): return [shape.element]
        case .tuple(let shape): return shape.elements + (shape.rest.map { [$0] } ?? [])
        case .map(let use), .alias(let use): return [use]
        case .union(let shape): return shape.members.map(\.use)
        case .object(let shape):
            let uses = shape.properties.map(\.use)
            if case .schema(let use) = shape.additional { return uses + [use] }
            return uses
        }
    }
}

extension Operation {
    var uses: [SchemaUse] {
        let contents = (body?.contents ?? []) + responses.flatMap(\.contents)
        return parameters.map(\.use) + contents.compactMap(\.use) + responses.flatMap { $0.headers.map(\.use) }
    }
}
