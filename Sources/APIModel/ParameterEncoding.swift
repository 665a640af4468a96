/// How the value of a parameter, or of a field of a form, becomes text. Stages hand it on as a whole, so that a new fact
/// about it is a new member here.
public struct ParameterEncoding: Sendable, Hashable {
    public enum Style: String, Sendable, Hashable {
        case simple
        case label
        case matrix
        case form
        case spaceDelimited
        case pipeDelimited
        case tabDelimited
        case deepObject
        /// As `form`, with nothing escaped (OpenAPI 3.2).
        case cookie

        /// Whether lists and objects are spread where nothing is said of it: only these repeat the name for each value.
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
