/// A request method, in capitals: `GET`, or one of a server's own (OpenAPI 3.2).
public struct HTTPMethod: Sendable, Hashable {
    public let name: String

    public init(_ name: String) { self.name = name.uppercased() }

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

/// A method that a flag chooses: `isDelete ? DELETE : PUT`.
public struct MethodChoice: Sendable, Hashable {
    /// The wire-side word of the flag: `isDelete`.
    public var flag: String
    public var whenTrue: HTTPMethod
    public var whenFalse: HTTPMethod

    public init(flag: String, whenTrue: HTTPMethod, whenFalse: HTTPMethod) {
        self.flag = flag
        self.whenTrue = whenTrue
        self.whenFalse = whenFalse
    }
}
