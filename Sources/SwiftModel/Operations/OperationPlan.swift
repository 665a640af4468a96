import APIModel

/// One operation as a case, as a method, and as the pieces of the request that it sends.
public struct OperationPlan: Sendable {
    /// `GET /users/{id}`.
    public let key: String
    /// The operation's id in the description: `getUser`.
    public let identifier: String?
    /// The description's short text about it.
    public let summary: String?
    /// The description's longer text about it.
    public let description: String?
    public let extensions: [Extension]
    /// `/users/{id}`.
    public let wirePath: String
    public let info: OperationInfoPlan
    public let names: [NamedText]
    /// The operation's case as a member: `.getUser`; empty where the conventions name none.
    public let caseMember: String
    /// The repository's method; empty where the conventions name none.
    public let function: SwiftIdentifier
    public let documentation: [String]
    public let isDeprecated: Bool
    /// The values that the case carries.
    public let caseArguments: [ArgumentPlan]
    /// The parameters of the repository's method: the case's arguments without the pinned ones.
    public let arguments: [ArgumentPlan]
    public let isManual: Bool
    /// Whether the request has a case.
    public let hasCase: Bool
    /// Whether the operation should have a use case; nil where the description leaves it open.
    public let hasUseCase: Bool?
    /// Whether it is a method of the use case of another operation.
    public let joinsUseCase: Bool
    /// The name of its method in the use case, which may belong to another operation.
    public let useCaseMethod: String
    /// The spy in which the use case's mock records calls of that method: `executeSpy`, `unlikeSpy`.
    public let useCaseSpy: String
    /// The struct that carries several inputs, where the operation declares one.
    public let input: InputPlan?
    public let path: PathPlan
    public let method: MethodPlan
    public let headers: [RequestValue]
    /// The name of headers that the network layer supplies: `location`.
    public let headerPreset: SwiftIdentifier?
    public let query: [RequestValue]
    public let cookies: [RequestValue]
    public let body: BodyPlan?
    public let param: ParamPlan
    /// The accepted media types; none where they are plain JSON.
    public let accept: [String]
    /// The operation's own server.
    public let baseURL: String?
    public let security: [SecurityAlternativePlan]
    public let errors: [ErrorPlan]
    /// The enum of these errors, where the conventions want one.
    public let failure: FailurePlan?
    /// Its responses as replies for tests, where the conventions want them.
    public let replies: RepliesPlan?
    public let response: ResponsePlan
    /// The messages over the connection that the request opens; nil for a request with a response.
    public let channel: ChannelPlan?
    /// The method that gives the items of all pages; nil where there are none.
    public let pages: PagesPlan?
    /// How its responses are kept; nil where they aren't.
    public let cache: CachePlan?
    /// The kept responses that are stale after a call.
    public let drops: [CacheDropPlan]
    /// The queries in views that are stale after a call.
    public let stales: [CacheDropPlan]
    /// The method that returns its value again whenever it changes; nil where it isn't observed.
    public let live: LiveReadPlan?
    /// Whether a call changes nothing that other calls return.
    public let isRead: Bool
    /// Whether the request waits in an outbox until the service has it.
    public let waits: Bool
    /// Whether its arguments wait as values, too, which those of forms, of files and of a team's input type don't.
    public let keepsArguments: Bool
    /// The operation's effect on entities of a kind; nil where its shape doesn't show one.
    public let resource: ResourcePlan?
}

extension OperationPlan {
    /// Adds the support code that the operation's code uses.
    func addSupport(to symbols: inout Set<SupportSymbol>) {
        for type in types { type.addSupport(to: &symbols) }
        switch live?.events {
        case nil: if live != nil { symbols.insert(.liveRead) }
        case .stream?: symbols.insert(.liveStream)
        case .channel?: symbols.insert(.liveChannel)
        }
        guard hasCase else { return }
        symbols.formUnion(path.values.compactMap(\.support))
        symbols.formUnion(headers.compactMap(\.textSupport))
        if query.contains(where: { !$0.fields.isEmpty }) { symbols.insert(.styledFormBody) }
        if let pages {
            symbols.insert(.pagedItems)
            if pages.readsAddress { symbols.insert(.pageAddress) }
        }
        if cache != nil || !drops.isEmpty { symbols.formUnion([.repositoryCache, .requestCacheKey]) }
        if channel != nil { symbols.insert(.channelConnection) }
        if waits { symbols.formUnion(SupportSymbol.ofWaiting) }
        if case .argument(_, _, let fixed)? = body?.content, !fixed.isEmpty { symbols.insert(.fixedMembers) }
        if let support = body?.support { symbols.insert(support) }
        symbols.formUnion(response.support)
    }

    /// Every type that the operation's code names.
    private var types: [SwiftType] {
        var types = caseArguments.map(\.type) + errors.map(\.type)
        types.append(response.value.type)
        types += [channel?.sent, channel?.received].compactMap(\.self)
        types += response.headers.map(\.type) + response.cases.map(\.type)
        let structures = [body?.content.structure, param.content.structure].compactMap(\.self)
        types += ([input].compactMap(\.self) + structures).flatMap(\.properties).map(\.type)
        return types
    }
}

/// Facts about an operation for the running program, which don't depend on arguments.
public struct OperationInfoPlan: Sendable {
    /// The operation's id in the description, or its method and path.
    public let id: String
    /// `/users/{id}`.
    public let wirePath: String
    public let tags: [String]
}

/// The declarations that a pack's templates state (`{% declare %}`), as far as they decide what callers can use: which
/// of a plan's names are written at all, and which methods leave out optional arguments.
public struct Declarations: Sendable {
    public var types: Set<String> = []
    /// The names of types that callers know as protocols.
    public var protocols: Set<String> = []
    /// The names of cases by their type.
    public var cases: [String: Set<String>] = [:]
    /// Methods that take all arguments of their operation, by their type.
    public var methods: [String: Set<String>] = [:]
    /// Methods that leave out the arguments with default values, by their type.
    public var shortcuts: [String: Set<String>] = [:]
    /// Methods in which each argument with a default value may be left out, by their type.
    public var defaults: [String: Set<String>] = [:]

    public init() {}

    /// Whether the templates state no declarations.
    public var isEmpty: Bool { types.isEmpty && cases.isEmpty && methods.isEmpty }
}
