public struct Response: Sendable {
    public var status: ResponseStatus
    public var documentation: String?
    public var headers: [ResponseHeader] = []
    /// Empty for a response without a body.
    public var contents: [MediaContent]
    /// The content of its envelope, where calls return only that.
    public var opened: OpenedEnvelope?
    /// The name of the component that several operations share.
    public var component: String?
    public var origin: Origin

    public init(status: ResponseStatus, contents: [MediaContent] = [], origin: Origin = .none) {
        self.status = status
        self.contents = contents
        self.origin = origin
    }

    /// Whether both are equal apart from their places in the description.
    package func isEqualButForPlace(to other: Response) -> Bool {
        status == other.status && documentation == other.documentation && headers == other.headers
            && contents == other.contents
    }
}

/// The status codes that a response is for.
public enum ResponseStatus: Sendable {
    case code(Int)
    /// `4XX` → 4.
    case range(Int)
    case `default`

    public var isSuccess: Bool {
        switch self {
        case .code(let code): return (200..<300).contains(code)
        case .range(let hundreds): return hundreds == 2
        case .default: return false
        }
    }

    /// As OpenAPI writes it: `200`, `4XX`, `default`.
    public var text: String {
        switch self {
        case .code(let code): return String(code)
        case .range(let hundreds): return "\(hundreds)XX"
        case .default: return "default"
        }
    }
}

extension ResponseStatus: Comparable {
    /// A range comes after its codes, and the default last.
    public static func < (left: ResponseStatus, right: ResponseStatus) -> Bool { left.position < right.position }

    private var position: Int {
        switch self {
        case .code(let code): return code * 2
        case .range(let hundreds): return hundreds * 200 + 199
        case .default: return .max
        }
    }
}

/// A header of a response or of a part.
public struct ResponseHeader: Sendable, Hashable {
    public var wireName: String
    public var isRequired: Bool
    public var use: SchemaUse
    public var documentation: String?
    /// How the value becomes text where a client sends the header, in a part of a multipart body.
    public var encoding: ParameterEncoding = .usual(in: .header)
    /// The name of the component that several responses share.
    public var component: String?

    public init(wireName: String, isRequired: Bool, use: SchemaUse, documentation: String? = nil) {
        self.wireName = wireName
        self.isRequired = isRequired
        self.use = use
        self.documentation = documentation
    }
}
