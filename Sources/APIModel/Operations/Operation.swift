/// One request that a client can make.
public struct Operation: Sendable {
    /// The `operationId` as written.
    public var identifier: String?
    /// Whether the identifier is unique only within the operation's service.
    public var isNamedWithinService: Bool
    public var method: HTTPMethod
    /// A method that is chosen by a flag, where two operations of one path are one.
    public var methodChoice: MethodChoice?
    public var path: PathTemplate
    /// The names of the services that it belongs to, the first one owning it.
    public var services: [String]
    public var summary: String?
    public var documentation: String?
    public var isDeprecated: Bool
    /// In the order of the text, path-level ones first unless overridden.
    public var parameters: [Parameter]
    public var body: Body?
    /// A body that the description has and the method can't carry, so that it is not sent.
    public var unsentBody: UnsentBody?
    /// Members of the body that are sent with one value, whatever the caller gives.
    public var fixedMembers: [OperationDirectives.NamedLiteral]
    public var responses: [Response]
    /// What goes over the connection that the request opens; nil for a request with a response.
    public var channel: Channel?
    /// Whether this is the one of two operations on the same request that gives the response as a stream.
    public var isStreamVariant: Bool
    public var security: [SecurityAlternative]
    /// Servers of its own, instead of the API's.
    public var servers: [Server]
    public var directives: OperationDirectives
    public var extensions: [Extension]
    public var origin: Origin

    public init(method: HTTPMethod, path: PathTemplate, origin: Origin = .none) {
        identifier = nil
        isNamedWithinService = false
        self.method = method
        methodChoice = nil
        self.path = path
        services = []
        summary = nil
        documentation = nil
        isDeprecated = false
        parameters = []
        body = nil
        unsentBody = nil
        fixedMembers = []
        responses = []
        channel = nil
        isStreamVariant = false
        security = []
        servers = []
        directives = .none
        extensions = []
        self.origin = origin
    }

    /// How people name an operation: `GET /items/{id}`, `CHANNEL /items/{id}/notes`.
    public var key: String {
        "\(channel == nil ? method.name : "CHANNEL") \(path.text)\(isStreamVariant ? " as a stream" : "")"
    }

    /// The method that is sent: POST, which then names the operation's own one in a header, where that one can't carry
    /// the body.
    public var sentMethod: HTTPMethod { body == nil || method.carriesBody ? method : .post }
}
