/// One value that a request carries outside its body.
public struct Parameter: Sendable, Hashable {
    public enum Location: String, Sendable, Hashable {
        case path
        case query
        case header
        case cookie
        /// The whole query string (OpenAPI 3.2).
        case querystring
    }

    public enum Style: String, Sendable, Hashable {
        case simple
        case label
        case matrix
        case form
        case spaceDelimited
        case pipeDelimited
        case tabDelimited
        case deepObject
    }

    public var wireName: String
    /// A name that the document gives besides the wire name (the native spec): `createdAt` for `created_at`.
    public var name: String?
    public var location: Location
    public var isRequired: Bool
    public var style: Style
    public var isExploded: Bool
    public var allowsReserved: Bool
    public var allowsEmptyValue: Bool
    /// The media type of a parameter that is serialised as a document (`content`), usually JSON.
    public var mediaType: MediaType?
    public var use: SchemaUse
    public var documentation: String?
    public var isDeprecated: Bool
    public var origin: Origin

    public init(wireName: String, location: Location, use: SchemaUse, origin: Origin = .none) {
        self.wireName = wireName
        name = nil
        self.location = location
        isRequired = location == .path
        switch location {
        case .query, .cookie, .querystring:
            style = .form
            isExploded = true
        case .path, .header:
            style = .simple
            isExploded = false
        }
        allowsReserved = false
        allowsEmptyValue = false
        mediaType = nil
        self.use = use
        documentation = nil
        isDeprecated = false
        self.origin = origin
    }
}
