/// One request that a client can make.
public struct Operation: Sendable {
    /// The `operationId` as written.
    public var identifier: String?
    /// Whether the identifier is unique only within the operation's service.
    public var isNamedWithinService = false
    public var method: HTTPMethod
    /// A method that is chosen by a flag, where two operations of one path are one.
    public var methodChoice: MethodChoice?
    public var path: PathTemplate
    /// The names of the services that it belongs to, the first one owning it.
    public var services: [String] = []
    public var summary: String?
    public var documentation: String?
    public var isDeprecated = false
    /// In the order of the text, path-level ones first unless overridden.
    public var parameters: [Parameter] = []
    public var body: Body?
    /// A body that the description has and the method can't carry, so that it is not sent.
    public var unsentBody: UnsentBody?
    /// Members of the body that are sent with one value, whatever the caller gives.
    public var fixedMembers: [OperationDirectives.NamedLiteral] = []
    public var responses: [Response] = []
    /// What goes over the connection that the request opens; nil for a request with a response.
    public var channel: Channel?
    /// Whether this is the one of two operations on the same request that gives the response as a stream.
    public var isStreamVariant = false
    public var security: [SecurityAlternative] = []
    /// Servers of its own, instead of the API's.
    public var servers: [Server] = []
    public var directives = OperationDirectives.none
    public var extensions: [Extension] = []
    public var origin: Origin

    public init(method: HTTPMethod, path: PathTemplate, origin: Origin = .none) {
        self.method = method
        self.path = path
        self.origin = origin
    }

    /// How people name an operation: `GET /items/{id}`, `CHANNEL /items/{id}/notes`.
    public var key: String {
        "\(channel == nil ? method.name : "CHANNEL") \(path.text)\(isStreamVariant ? " as a stream" : "")"
    }

    /// The method that is sent: POST, which then names the operation's own one in a header, where that one can't carry
    /// the body.
    public var sentMethod: HTTPMethod { body == nil || method.carriesBody ? method : .post }

    /// Whether the request carries all that its input holds (`param: input`), also what is sent elsewhere.
    package var sendsWholeInput: Bool { directives.parameters?.contains { $0.value == .input } ?? false }

    /// What a parameter is called where the input is sent as it is.
    package func memberKey(of parameter: Parameter) -> String {
        sendsWholeInput && parameter.location != .query ? parameter.name ?? parameter.wireName : parameter.wireName
    }
}

/// A request method, in capitals: `GET`, or one of a server's own (OpenAPI 3.2).
public struct HTTPMethod: Sendable, Hashable {
    public let name: String

    public init(_ name: String) { self.name = name.uppercased() }

    /// A method of a server's own, whose name is sent as it is written; nil for what can't stand in a request.
    public init?(custom name: String) {
        guard HTTPToken.isValid(name) else { return nil }
        self.name = name
    }

    public static let get = HTTPMethod("GET")
    public static let put = HTTPMethod("PUT")
    public static let post = HTTPMethod("POST")
    public static let delete = HTTPMethod("DELETE")
    public static let options = HTTPMethod("OPTIONS")
    public static let head = HTTPMethod("HEAD")
    public static let patch = HTTPMethod("PATCH")
    public static let trace = HTTPMethod("TRACE")
    public static let query = HTTPMethod("QUERY")

    /// The methods that the specifications of HTTP name; all others are a server's own.
    public static let standard: [HTTPMethod] = [get, put, post, delete, options, head, patch, trace, query]

    public var isStandard: Bool { HTTPMethod.standard.contains(self) }

    /// Whether a request may have a body. HTTP gives one no meaning in GET and HEAD and forbids it in TRACE, and
    /// `URLSession` refuses to send it.
    public var carriesBody: Bool { self != .get && self != .head && self != .trace }
}

/// A method that a flag chooses: `isDelete ? DELETE : PUT`.
public struct MethodChoice: Sendable, Equatable {
    /// The wire-side word of the flag: `isDelete`.
    public var flag: FixedName
    public var whenTrue: HTTPMethod
    public var whenFalse: HTTPMethod

    public init(flag: FixedName, whenTrue: HTTPMethod, whenFalse: HTTPMethod) {
        self.flag = flag
        self.whenTrue = whenTrue
        self.whenFalse = whenFalse
    }
}

/// What HTTP takes for the name of a method, a header or a cookie.
public enum HTTPToken {
    /// `X-Trace` → true, `X Trace` → false.
    public static func isValid(_ text: some StringProtocol) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isByte) }

    /// A letter, a digit, or one of fifteen signs.
    private static func isByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default: return "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
