/// A piece of a template as the lexer cuts it: text between tags, or one tag with its words.
struct TemplateToken: Sendable {
    enum Kind: Sendable {
        case text
        /// `{{ … }}`
        case value
        /// `{% … %}`
        case tag
        /// `{# … #}`
        case comment
    }

    let kind: Kind
    /// The whole token, braces included.
    let span: TextSpan
    var words: [TagWord] = []
    /// Whether a mistake in it has been reported; the words are those in front of it.
    var isFaulty = false

    /// The first word of a tag: `for` of `{% for x in xs %}`.
    var keyword: String { words.first?.keyword ?? "" }
}
