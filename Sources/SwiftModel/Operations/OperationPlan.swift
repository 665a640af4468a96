import APIModel

/// One operation as a case, as a method, and as the pieces of the request that it sends.
public struct OperationPlan: Sendable {
    /// `GET /users/{id}`.
    public var key: String
    /// The description's own name of it: `getUser`.
    public var identifier: String?
    /// What the operation does, in a few words.
    public var summary: String?
    /// What the description says of it at more length.
    public var description: String?
    public var extensions: [Extension]
    /// `/users/{id}`.
    public var wirePath: String
    public var info: OperationInfoPlan
    public var names: [NamedText]
    /// The operation's case as a member: `.getUser`; empty where the conventions name none.
    public var caseMember: String
    /// The repository's method; empty where the conventions name none.
    public var function: SwiftIdentifier
    public var documentation: [String]
    public var isDeprecated: Bool
    /// What the case carries.
    public var caseArguments: [ArgumentPlan]
    /// What the repository's method takes: the case's arguments without the pinned ones.
    public var arguments: [ArgumentPlan]
    public var isManual: Bool
    /// Whether the request has a case.
    public var hasCase: Bool
    /// Whether the operation is to have a use case; nil where nothing is said.
    public var hasUseCase: Bool?
    /// The struct that carries several inputs, where the operation has one of its own.
    public var input: InputPlan?
    public var path: PathPlan
    public var method: MethodPlan
    public var headers: [RequestValue]
    /// The name of headers that the network layer supplies: `location`.
    public var headerPreset: SwiftIdentifier?
    public var query: [RequestValue]
    public var cookies: [RequestValue]
    public var body: BodyPlan?
    public var param: ParamPlan
    /// The accepted media types; none where they are plain JSON.
    public var accept: [String]
    /// The operation's own server.
    public var baseURL: String?
    public var security: [SecurityAlternativePlan]
    public var errors: [ErrorPlan]
    /// The enum of these errors, where the conventions want one.
    public var failure: FailurePlan?
    public var response: ResponsePlan
    /// What goes over the connection that the request opens; nil for a request with a response.
    public var channel: ChannelPlan?
    /// The method that gives the items of all pages; nil where there are none.
    public var pages: PagesPlan?
    /// How its responses are kept; nil where they aren't.
    public var cache: CachePlan?
    /// The kept responses that are wrong after a call.
    public var drops: [CacheDropPlan]
    /// The method that gives what it returns again and again; nil where there is none.
    public var live: LiveReadPlan?
    /// Whether a call leaves what other calls return as it is.
    public var isRead: Bool
    /// Whether the request waits in an outbox until the service has it.
    public var waits: Bool
    /// What the operation does to entities of a kind; nil where its shape doesn't say.
    public var resource: ResourcePlan?
}
