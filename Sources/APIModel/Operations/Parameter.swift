/// One value that a request carries outside its body.
public struct Parameter: Sendable {
    public enum Location: String, Sendable {
        case path, query, header, cookie
        /// The whole query string (OpenAPI 3.2).
        case querystring
    }

    /// Where a parameter of several operations stands.
    public enum Sharing: Sendable {
        /// Among the components, under this name.
        case component(String)
        /// With the path, for all of its methods.
        case path
    }

    public typealias Style = ParameterEncoding.Style

    public var wireName: String
    /// A name that the document gives besides the wire name (the native spec): `createdAt` for `created_at`.
    public var name: String?
    public var location: Location
    public var isRequired: Bool
    public var encoding: ParameterEncoding
    /// How members of a form are sent that is the whole query.
    public var fields: [PartEncoding] = []
    public var allowsEmptyValue = false
    public var use: SchemaUse
    public var documentation: String?
    public var isDeprecated = false
    public var extensions: [Extension] = []
    /// Which operations share it; nil for one of a single operation.
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

/// How the value of a parameter, or of a field of a form, becomes text. Stages hand it on as a whole, so that a new fact
/// about it is a new member here.
public struct ParameterEncoding: Sendable, Hashable {
    public enum Style: String, Sendable {
        case simple, label, matrix, form, spaceDelimited, pipeDelimited, tabDelimited, deepObject
        /// As `form`, with nothing escaped (OpenAPI 3.2).
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

    /// What a parameter means that says nothing of its encoding.
    public static func usual(in location: Parameter.Location) -> ParameterEncoding {
        switch location {
        case .query, .cookie, .querystring: ParameterEncoding(style: .form, isExploded: true)
        case .path, .header: ParameterEncoding(style: .simple, isExploded: false)
        }
    }

    /// Whether the value is sent as a JSON document.
    public var isJSON: Bool { mediaType?.isJSON ?? false }
}

extension Parameter.Location {
    /// The styles that OpenAPI has for parameters of a place.
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

    public struct FixedQueryItem: Sendable {
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
