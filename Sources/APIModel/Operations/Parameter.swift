/// One value that a request carries outside its body.
public struct Parameter: Sendable {
    public enum Location: String, Sendable, Hashable {
        case path
        case query
        case header
        case cookie
        /// The whole query string (OpenAPI 3.2).
        case querystring
    }

    /// Where a parameter of several operations stands.
    public enum Sharing: Sendable, Hashable {
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
    public var fields: [PartEncoding]
    public var allowsEmptyValue: Bool
    public var use: SchemaUse
    public var documentation: String?
    public var isDeprecated: Bool
    public var extensions: [Extension]
    /// Which operations share it; nil for one of a single operation.
    public var sharing: Sharing?
    /// Whether it is a member of the struct that the operation's `input` names (the native spec's declared structs).
    public var isInputMember: Bool
    public var origin: Origin

    public init(wireName: String, location: Location, use: SchemaUse, origin: Origin = .none) {
        self.wireName = wireName
        name = nil
        self.location = location
        isRequired = location == .path
        encoding = .usual(in: location)
        fields = []
        allowsEmptyValue = false
        self.use = use
        documentation = nil
        isDeprecated = false
        extensions = []
        sharing = nil
        isInputMember = false
        self.origin = origin
    }
}
