/// The keys under `filter.include` and `filter.exclude`.
public enum FilterKey: String, CaseIterable, Sendable {
    case tags
    case paths
    case operations
    case schemas
    case deprecated

    /// One sentence for editors and the reference page.
    public var summary: String {
        switch self {
        case .tags: return "Patterns of tags: `users`, `internal-*`."
        case .paths: return "Patterns of paths: `/users/*`; a star also stands for slashes."
        case .operations: return "Patterns of operationIds or `METHOD /path`: `get*`, `DELETE *`."
        case .schemas: return "Patterns of schemas; one that a kept operation uses always stays."
        case .deprecated: return "What is deprecated, by `true`."
        }
    }
}
