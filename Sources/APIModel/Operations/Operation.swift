/// One request that a client can make.
public struct Operation: Sendable {
    /// The `operationId` as written.
    public var identifier: String?
    /// Whether the identifier is unique only within the operation's service.
    public var isNamedWithinService = false
    public var method: HTTPMethod
    /// The methods between which a flag chooses, where two operations of one path are merged.
    public var methodChoice: MethodChoice?
    public var path: PathTemplate
    /// The names of the services that have the operation; the first one owns it.
    public var services: [String] = []
    public var summary: String?
    public var documentation: String?
    public var isDeprecated = false
    /// In the order of the text; those of the path come first unless the operation overrides them.
    public var parameters: [Parameter] = []
    public var body: Body?
    /// A described body that isn't sent, since the method can't carry one.
    public var unsentBody: UnsentBody?
    /// Members of the body with a fixed value, whatever the caller passes.
    public var fixedMembers: [OperationDirectives.NamedLiteral] = []
    public var responses: [Response] = []
    /// The messages of the connection that the request opens; nil for a request with a response.
    public var channel: Channel?
    /// Whether this operation returns a stream and another one returns the same response as a whole.
    public var isStreamVariant = false
    public var security: [SecurityAlternative] = []
    /// The operation's own servers, in place of the API's.
    public var servers: [Server] = []
    public var directives = OperationDirectives.none
    public var extensions: [Extension] = []
    public var origin: Origin

    public init(method: HTTPMethod, path: PathTemplate, origin: Origin = .none) {
        self.method = method
        self.path = path
        self.origin = origin
    }

    /// The operation as a team writes it: `GET /items/{id}`, `CHANNEL /items/{id}/notes`.
    public var key: String {
        "\(channel == nil ? method.name : "CHANNEL") \(path.text)\(isStreamVariant ? " as a stream" : "")"
    }

    /// The method that is sent: POST, with a header that names the operation's own method, where that can't carry the
    /// body.
    public var sentMethod: HTTPMethod { body == nil || method.carriesBody ? method : .post }

    /// Whether the request sends its whole input (`param: input`), including members that are also sent elsewhere.
    package var sendsWholeInput: Bool { directives.parameters?.contains { $0.value == .input } ?? false }

    /// The key of a parameter's value where the whole input is sent.
    package func memberKey(of parameter: Parameter) -> String {
        sendsWholeInput && parameter.location != .query ? parameter.name ?? parameter.wireName : parameter.wireName
    }
}

/// A request method in capitals: `GET`, or a server's own method (OpenAPI 3.2).
public struct HTTPMethod: Sendable, Hashable {
    public let name: String

    public init(_ name: String) { self.name = name.uppercased() }

    /// A server's own method, sent as it is written; nil where HTTP doesn't allow the name.
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

    /// The methods that HTTP specifies; all others are a server's own.
    public static let standard: [HTTPMethod] = [get, put, post, delete, options, head, patch, trace, query]

    public var isStandard: Bool { HTTPMethod.standard.contains(self) }

    /// Whether a request may have a body. HTTP gives a body no meaning in GET and HEAD and forbids it in TRACE, and
    /// `URLSession` refuses to send it.
    public var carriesBody: Bool { self != .get && self != .head && self != .trace }
}

/// A method that a flag chooses: `isDelete ? DELETE : PUT`.
public struct MethodChoice: Sendable, Equatable {
    /// The flag's name: `isDelete`.
    public var flag: FixedName
    public var whenTrue: HTTPMethod
    public var whenFalse: HTTPMethod

    public init(flag: FixedName, whenTrue: HTTPMethod, whenFalse: HTTPMethod) {
        self.flag = flag
        self.whenTrue = whenTrue
        self.whenFalse = whenFalse
    }
}

/// The rule for names of methods, headers and cookies in HTTP.
public enum HTTPToken {
    /// `X-Trace` → true, `X Trace` → false.
    public static func isValid(_ text: some StringProtocol) -> Bool { !text.isEmpty && text.utf8.allSatisfy(isByte) }

    /// Letters, digits, and fifteen other characters.
    private static func isByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            return true
        default: return "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
