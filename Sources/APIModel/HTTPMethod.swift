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

    /// Those that a specification of HTTP names; all others are a server's own.
    public static let standard: [HTTPMethod] = [get, put, post, delete, options, head, patch, trace, query]
}

extension HTTPMethod {
    public var isStandard: Bool { HTTPMethod.standard.contains(self) }

    /// Whether a request may have a body. HTTP gives one no meaning in GET and HEAD and forbids it in TRACE, and
    /// `URLSession` refuses to send it.
    public var carriesBody: Bool { self != .get && self != .head && self != .trace }
}

/// A method that a flag chooses: `isDelete ? DELETE : PUT`.
public struct MethodChoice: Sendable, Hashable {
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
