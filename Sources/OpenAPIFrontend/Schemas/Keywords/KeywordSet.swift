/// A set of keywords of one schema.
struct KeywordSet: OptionSet {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ keyword: SchemaKeyword) { rawValue = 1 << UInt64(keyword.rawValue) }

    init(_ keywords: SchemaKeyword...) { self.init(keywords.map { KeywordSet($0) }) }

    private init(about role: SchemaKeyword.Roles) {
        self.init(SchemaKeyword.allCases.filter { $0.row.roles.contains(role) }.map { KeywordSet($0) })
    }

    /// Stands for no keyword but for what is behind `required`: a list that is not empty.
    static let requiredList = KeywordSet(rawValue: 1 << 62)
    /// Stands for `additionalProperties` or `unevaluatedProperties` with a schema that is no flag.
    static let additionalSchema = KeywordSet(rawValue: 1 << 63)

    /// Stands for vendor extensions, which are no keywords.
    static let extensions = KeywordSet(rawValue: 1 << 61)

    static let annotations = KeywordSet(about: .annotation).union(extensions)
    static let constraints = KeywordSet(about: .constraint)
    static let structure = KeywordSet(about: .structure).union([requiredList, additionalSchema])
    static let objectHints = KeywordSet(about: .objectHint)
    static let references = KeywordSet(about: .reference)
    static let unions = KeywordSet(about: .union)
    static let combinators = KeywordSet(about: .combinator)
}
