import APIModel

/// The documentation comments of models: the description's own words, and what is worth knowing beside them.
enum ModelDocumentation {
    static func lines(of schema: Schema, isNested: Bool) -> [String] {
        lines(schema.annotations, isNested: isNested, notesDeprecation: schema.annotations.isDeprecated)
    }

    /// What is said at the property comes before what is said of its schema, and only an inline schema's words count.
    static func lines(of use: SchemaUse, schema: Schema, isNested: Bool, notesDeprecation: Bool) -> [String] {
        let isInline = schema.name == nil
        var annotations = use.annotations
        if isInline, annotations.documentation == nil { annotations.documentation = schema.annotations.documentation }
        if isInline, annotations.title == nil { annotations.title = schema.annotations.title }
        return lines(annotations, isNested: isNested, notesDeprecation: notesDeprecation)
    }

    static func lines(of value: Enumeration.Value) -> [String] {
        lines(value.documentation ?? "", isNested: true, notesDeprecation: value.isDeprecated)
    }

    private static func lines(_ annotations: Annotations, isNested: Bool, notesDeprecation: Bool) -> [String] {
        lines(
            annotations.documentation ?? annotations.title ?? "",
            isNested: isNested,
            notesDeprecation: notesDeprecation
        )
    }

    private static func lines(_ words: String, isNested: Bool, notesDeprecation: Bool) -> [String] {
        var text = words
        if notesDeprecation { text += text.isEmpty ? "Deprecated." : "\n\n- Warning: Deprecated." }
        if text.isEmpty { return [] }
        return DocComment(description: text).lines(width: isNested ? 104 : 112)
    }
}
