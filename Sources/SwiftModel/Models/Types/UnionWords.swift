import APIModel

/// The words after which the members of a union are called, where they have no names of their own.
enum UnionWords {
    /// A short title, a value of the discriminator, a constant of the member, or what it is: `object`.
    static func word(of member: UnionShape.Member, in graph: SchemaGraph) -> String {
        let schema = graph.schema(graph.target(of: member.use).schema)
        if let title = member.use.annotations.title ?? schema.annotations.title, isName(title) { return title }
        if let value = member.discriminatorValues.first, isName(value) { return value }
        guard case .object(let shape) = schema.kind else { return kind(of: schema) }
        for property in shape.properties where property.isRequired {
            let target = graph.schema(graph.target(of: property.use).schema)
            guard case .enumeration(let enumeration) = target.kind, enumeration.values.count == 1,
                case .string(let constant) = enumeration.values[0].literal, isName(constant)
            else { continue }
            return constant
        }
        return "object"
    }

    /// `array`, `string`…
    private static func kind(of schema: Schema) -> String {
        switch schema.kind {
        case .enumeration: return "option"
        case .tuple: return "tuple"
        case .union: return "choice"
        default: return "value"
        }
    }

    /// At most four words of letters and digits: a name, and no sentence.
    private static func isName(_ text: String) -> Bool {
        guard text.utf8.count <= 40, let first = text.unicodeScalars.first, first.properties.isAlphabetic else {
            return false
        }
        return WordSplitter.words(of: text).count <= 4
    }
}
