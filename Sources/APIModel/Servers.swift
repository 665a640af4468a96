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
    /// The relative address that the description has, where `url` is what was made of it.
    public var relativeURL: String?
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
        relativeURL = nil
        self.documentation = documentation
        self.variables = variables
        self.origin = origin
    }
}

extension Server {
    /// The address with the defaults of its variables: `https://{region}.example.com` → `https://eu.example.com`.
    public var defaultURL: String {
        if variables.isEmpty { return url }
        let defaults = Dictionary(variables.map { ($0.name, $0.defaultValue) }) { first, _ in first }
        let pieces = url.split(separator: "{" as Character, omittingEmptySubsequences: false)
        var text = String(pieces.first ?? "")
        for piece in pieces.dropFirst() {
            if let end = piece.firstIndex(of: "}"), let value = defaults[String(piece[..<end])] {
                text += value + piece[piece.index(after: end)...]
            } else {
                text += "{" + piece
            }
        }
        return text
    }

    /// Whether the address says by itself where the server is: it has a host, or begins with a variable that may be one.
    public var isAbsolute: Bool { defaultURL.contains("://") || defaultURL.hasPrefix("{") }

    /// The path of a relative address, from the root: `v2` → `/v2`, `../x` → `/x`.
    public var path: String { ServerAddress.normalised("/" + url) }
}
