import APIModel

/// A sample text within the limits of its schema.
struct SampleText {
    /// The text of a schema, by format, pattern, and what the property is called; `variant` tells elements of a list
    /// apart.
    static func text(
        format: String?,
        named wireName: String,
        in owner: String,
        _ constraints: Constraints?,
        variant: Int
    ) -> String {
        if let format, let text = SampleWords.text(ofFormat: format) { return text }
        if let pattern = constraints?.pattern, let text = PatternText.text(of: pattern, atLeast: constraints?.minLength)
        {
            return text
        }
        var text = SampleWords.text(of: wireName, in: owner)
        if variant > 0 { text += " \(variant + 1)" }
        return fitted(text, constraints)
    }

    /// Repeated until it is long enough, and cut where it is too long: `Note` with at least 6 → `NoteNo`.
    private static func fitted(_ text: String, _ constraints: Constraints?) -> String {
        var text = text
        if let least = constraints?.minLength, text.count < least, least <= 1_000 {
            let pattern = text
            while text.count < least { text += pattern }
            text = String(text.prefix(least))
        }
        if let most = constraints?.maxLength, most >= 0, text.count > most { text = String(text.prefix(most)) }
        return text
    }
}
