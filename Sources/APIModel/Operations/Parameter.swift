/// One value that a request carries outside its body.
public struct Parameter: Sendable {
    public enum Location: String, Sendable {
        case path, query, header, cookie
        /// The whole query string (OpenAPI 3.2).
        case querystring
    }

    /// The place that declares a parameter of several operations.
    public enum Sharing: Sendable {
        /// The components, under this name.
        case component(String)
        /// The path, for all of its methods.
        case path
    }

    public typealias Style = ParameterEncoding.Style

    public var wireName: String
    /// A name that the document gives besides the wire name (the native spec): `createdAt` for `created_at`.
    public var name: String?
    public var location: Location
    public var isRequired: Bool
    public var encoding: ParameterEncoding
    /// How the members are encoded, for a form that is the whole query string.
    public var fields: [PartEncoding] = []
    public var allowsEmptyValue = false
    public var use: SchemaUse
    public var documentation: String?
    public var isDeprecated = false
    public var extensions: [Extension] = []
    /// The declaration that several operations share; nil for a parameter of one operation.
    public var sharing: Sharing?
    /// Whether it is a member of the struct that the operation's `input` names (the native spec's declared structs).
    public var isInputMember = false
    public var origin: Origin

    public init(wireName: String, location: Location, use: SchemaUse, origin: Origin = .none) {
        self.wireName = wireName
        self.location = location
        isRequired = location == .path
        encoding = .usual(in: location)
        self.use = use
        self.origin = origin
    }
}

/// How the value of a parameter, or of a field of a form, becomes text. Stages pass it on as one value, so that a new
/// property of encodings needs no change in between.
public struct ParameterEncoding: Sendable, Hashable {
    public enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
        /// Like `form`, but nothing is escaped (OpenAPI 3.2).
        case cookie

        /// Whether lists and objects are spread by default: only these styles repeat the name for each value.
        public var isExplodedByDefault: Bool { self == .form || self == .deepObject || self == .cookie }
    }

    public var style: Style
    public var isExploded: Bool
    public var allowsReserved: Bool
    /// The media type of a value that is serialized as a document (`content`), usually JSON.
    public var mediaType: MediaType?

    public init(style: Style, isExploded: Bool, allowsReserved: Bool = false, mediaType: MediaType? = nil) {
        self.style = style
        self.isExploded = isExploded
        self.allowsReserved = allowsReserved
        self.mediaType = mediaType
    }

    /// The default encoding of a parameter at this location.
    public static func usual(in location: Parameter.Location) -> ParameterEncoding {
        switch location {
        case .query, .cookie, .querystring: ParameterEncoding(style: .form, isExploded: true)
        case .path, .header: ParameterEncoding(style: .simple, isExploded: false)
        }
    }

    /// Applies the style and `explode` of a description. A style without `explode` has the style's default.
    package mutating func set(_ style: Style?, isExploded: Bool?) {
        self.style = style ?? self.style
        self.isExploded = isExploded ?? style?.isExplodedByDefault ?? self.isExploded
    }

    /// Whether the value is sent as a JSON document.
    public var isJSON: Bool { mediaType?.isJSON ?? false }
}

extension Parameter.Location {
    /// The styles that OpenAPI allows for parameters at this location.
    public var styles: [ParameterEncoding.Style] {
        switch self {
        case .path: [.simple, .label, .matrix]
        case .query: [.form, .spaceDelimited, .pipeDelimited, .deepObject]
        case .header: [.simple]
        case .cookie: [.form, .cookie]
        case .querystring: [.form]
        }
    }
}

/// The path of an operation, split at its parameters: `/users/{id}.{format}` is `/users/`, id, `.`, format.
public struct PathTemplate: Sendable {
    public enum Part: Sendable {
        /// Text that is sent unchanged, percent-encoded where a URL needs it.
        case literal(String)
        /// The wire name of one of the operation's parameters.
        case parameter(String)
    }

    /// As written.
    public var text: String
    public var parts: [Part]
    /// A query that the description writes into its path: `/search?type=all` → `type`, `all`.
    public var fixedQuery: [FixedQueryItem]

    public struct FixedQueryItem: Sendable {
        public var name: String
        /// As written: escapes and `+` have their meaning in a URL.
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
