/// The path of an operation, split at its parameters: `/users/{id}.{format}` is `/users/`, id, `.`, format.
public struct PathTemplate: Sendable, Hashable {
    public enum Part: Sendable, Hashable {
        /// Text that is sent as it is, percent-encoded where a URL needs it.
        case literal(String)
        /// The wire name of a parameter that has a declaration among the operation's parameters.
        case parameter(String)
    }

    /// As written.
    public var text: String
    public var parts: [Part]
    /// A query that the description writes into its path: `/search?type=all` → `type`, `all`.
    public var fixedQuery: [FixedQueryItem]

    public struct FixedQueryItem: Sendable, Hashable {
        public var name: String
        /// As written: escapes and signs have the meaning that they have in a URL.
        public var value: String?

        public init(name: String, value: String?) {
            self.name = name
            self.value = value
        }
    }

    public init(text: String, parts: [Part], fixedQuery: [FixedQueryItem] = []) {
        self.text = text
        self.parts = parts
        self.fixedQuery = fixedQuery
    }
}
