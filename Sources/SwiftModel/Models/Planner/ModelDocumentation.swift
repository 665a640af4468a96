import APIModel

/// The documentation comments of models: the description's own words, and what is worth knowing beside them.
enum ModelDocumentation {
    static func lines(of schema: Schema, named name: SwiftIdentifier, isNested: Bool) -> [String] {
        let said = schema.annotations
        return lines(said.documentation ?? said.title, name, isNested: isNested, notesDeprecation: said.isDeprecated)
    }

    /// What is said at the property comes before what is said of its schema, and only an inline schema's words count.
    static func lines(
        of use: SchemaUse,
        named name: SwiftIdentifier,
        schema: Schema,
        isNested: Bool,
        notesDeprecation: Bool
    ) -> [String] {
        let (said, own) = (use.annotations, schema.name == nil ? schema.annotations : Annotations())
        let words = said.documentation ?? own.documentation ?? said.title ?? own.title
        return lines(words, name, isNested: isNested, notesDeprecation: notesDeprecation)
    }

    static func lines(of value: Enumeration.Value) -> [String] {
        lines(value.documentation ?? "", isNested: true, notesDeprecation: value.isDeprecated)
    }

    private static func lines(
        _ words: String?,
        _ name: SwiftIdentifier,
        isNested: Bool,
        notesDeprecation: Bool
    ) -> [String] {
        let words = words ?? ""
        let isName = !words.isEmpty && words.utf8.count <= 80 && letters(of: words) == letters(of: name.raw)
        return lines(isName ? "" : words, isNested: isNested, notesDeprecation: notesDeprecation)
    }

    /// `Pull Request` says no more than `pullRequest`.
    private static func letters(of text: String) -> [UInt8] {
        text.utf8.compactMap { byte in
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: byte
            default: nil
            }
        }
    }

    private static func lines(_ words: String, isNested: Bool, notesDeprecation: Bool) -> [String] {
        var text = words
        if notesDeprecation { text += text.isEmpty ? "Deprecated." : "\n\n- Warning: Deprecated." }
        if text.isEmpty { return [] }
        return DocComment(description: text).lines(width: isNested ? 104 : 112)
    }
}
