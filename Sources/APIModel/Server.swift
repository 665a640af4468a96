/// A place where the API is served.
public struct Server: Sendable {
    public struct Variable: Sendable, Hashable {
        public var name: String
        public var defaultValue: String
        public var allowedValues: [String]
        public var documentation: String?

        public init(name: String, defaultValue: String, allowedValues: [String] = [], documentation: String? = nil) {
            self.name = name
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
            self.documentation = documentation
        }
    }

    /// A name that the description gives (the native spec, OpenAPI 3.2).
    public var name: String?
    /// As written, with its variables in braces: `https://{region}.example.com/v1`. It may be relative.
    public var url: String
    public var documentation: String?
    public var variables: [Variable]
    public var origin: Origin

    public init(
        name: String? = nil,
        url: String,
        documentation: String? = nil,
        variables: [Variable] = [],
        origin: Origin = .none
    ) {
        self.name = name
        self.url = url
        self.documentation = documentation
        self.variables = variables
        self.origin = origin
    }
}

extension Server {
    /// The address with the defaults of its variables: `https://{region}.example.com` → `https://eu.example.com`.
    public var defaultURL: String {
        var url = url
        for variable in variables {
            url = url.split(separator: "{\(variable.name)}", omittingEmptySubsequences: false)
                .joined(separator: variable.defaultValue)
        }
        return url
    }
}
