import APIModel
import Diagnostics

/// A group of operations.
public struct ServicePlan: Sendable {
    /// The description's name of the group.
    public let wireName: String
    /// The words of the group in upper camel: `UserAccounts`.
    public let word: String
    public let names: [NamedText]
    public let documentation: [String]
    public let operations: [OperationPlan]
    /// The kinds of entities that its operations create, read, update, delete and list.
    public let tables: [ResourceTablePlan]
    /// The repository that keeps responses; nil where the operations neither keep nor drop any.
    public let cached: SwiftIdentifier?
    /// The repository whose writes wait; nil where none does.
    public let offline: SwiftIdentifier?
}

struct ServicePlanner {
    let draft: ServiceDraft
    let names: OperationNames
    let tickets: OperationClaims.ServiceTickets
    let context: OperationContext

    /// - Parameters:
    ///   - inputs: the structs that the operations declare.
    ///   - shapes: the shapes of kept responses.
    func plan(_ operations: [OperationPlanner], inputs: [InputPlan?], live: [LiveReadPlan?], shapes: ModelShapes?)
        -> ServicePlan
    {
        // A fake codes entities as the service does, so that it has none where the app has its own types.
        let (tables, resources) =
            context.types.mappers == nil
            ? ResourcePlanner(api: context.api, style: context.style.lower, types: context.types).plan(operations)
            : ([], [ResourcePlan?](repeating: nil, count: operations.count))
        return ServicePlan(
            wireName: draft.group.name, word: context.style.upper.name(ofWords: draft.words), names: names.service,
            documentation: DocComment(description: draft.group.documentation).lines(),
            operations: operations.indices.map { index in
                operations[index].plan(
                    input: inputs[index], resource: resources[index], live: live[index], shapes: shapes)
            }, tables: tables, cached: tickets.cached.map(context.types.name(of:)),
            offline: tickets.offline.map(context.types.name(of:)))
    }
}

/// Decisions for all operations, made before any is planned. It is a class, since every operation's planner holds it.
final class OperationContext: Sendable {
    let api: API
    let conventions: Conventions
    let patterns: PatternSet
    let types: ModelPlanner
    let security: SecurityPlanner
    let caches: CacheDrafts
    /// The queries that views show.
    let queries: CacheDrafts
    /// The names of operations in tests.
    let points: NameTable

    var style: NamingStyle { patterns.style }

    init(
        api: API, conventions: Conventions, patterns: PatternSet, types: ModelPlanner, caches: CacheDrafts,
        queries: CacheDrafts, points: NameTable
    ) {
        self.api = api
        self.conventions = conventions
        self.patterns = patterns
        self.types = types
        self.caches = caches
        self.queries = queries
        self.points = points
        security = SecurityPlanner(
            api: api, style: IdentifierStyle(.lowerCamel, acronyms: patterns.style.acronyms),
            prefix: conventions.names.descriptionWords)
    }
}

/// Plans one operation: first the parts that follow from itself, then the whole, which depends on other operations.
struct OperationPlanner: Sendable {
    let draft: OperationDraft
    let names: [NamedText]
    let caseMember: String
    let function: SwiftIdentifier
    let inputs: ArgumentPlanner.Result
    /// The parameters of the repository's method.
    let arguments: [ArgumentPlan]
    let body: BodyPlan?
    let path: PathPlan
    let response: ResponsePlan
    let channel: ChannelPlan?
    private let pages: PagesPlan?
    private let requests: RequestPlanner
    private let claims: OperationClaims.Tickets
    private let context: OperationContext

    init(
        _ draft: OperationDraft, _ claims: OperationClaims.Tickets, named names: OperationNames, at index: Int,
        in context: OperationContext, into bag: inout DiagnosticBag
    ) {
        self.draft = draft
        self.claims = claims
        self.context = context
        self.names = names.operations[index]
        caseMember = names.cases[index]
        function = names.functions[index]
        inputs = ArgumentPlanner(
            draft: draft, claims: claims, context: context, memberNames: (names.service + self.names).map(\.text)
        ).plan(into: &bag)
        requests = RequestPlanner(
            draft: draft, claims: claims, inputs: inputs, types: context.types,
            usesFiles: context.conventions.operations.usesFiles,
            structureName: context.style.upper.name(ofWords: draft.words) + "Param")
        body = requests.body()
        path = requests.path()
        response = ResponsePlanner(draft: draft, context: context).plan(
            casesName: claims.responseCases.map(context.types.name(of:)),
            headersName: claims.responseHeaders.map(context.types.name(of:)), into: &bag)
        channel = ChannelPlan(draft, claims, types: context.types)
        let entities = OperationEntities(draft: draft, types: context.types)
        entities.check(inputs.arguments, into: &bag)
        arguments = entities.taken(inputs.arguments.filter { $0.pinnedValue == nil })
        pages = PagesPlanner(
            draft: draft, api: context.api, types: context.types, inputs: inputs, response: response,
            function: function.raw
        ).plan(into: &bag)
    }

    func plan(input: InputPlan?, resource: ResourcePlan?, live: LiveReadPlan?, shapes: ModelShapes?) -> OperationPlan {
        let operation = draft.operation
        let query = requests.query()
        let responses = ResponsePlanner(draft: draft, context: context)
        let param = ParamPlanner(draft: draft, inputs: inputs, requests: requests, query: query, body: body).plan()
        let documentation = DocComment(summary: operation.summary, description: operation.documentation).lines()
        return OperationPlan(
            key: draft.key, identifier: operation.identifier, summary: operation.summary,
            description: operation.documentation, extensions: operation.extensions, wirePath: operation.path.text,
            info: OperationInfoPlan(
                id: operation.identifier ?? draft.key, wirePath: operation.path.text, tags: operation.services),
            names: names, caseMember: caseMember, function: function,
            documentation: ParameterDocumentation.remarks(
                on: inputs.arguments, body: operation.body?.documentation, below: documentation),
            isDeprecated: operation.isDeprecated,
            caseArguments: OperationEntities(draft: draft, types: context.types).sent(
                inputs.arguments.filter { $0.place != .call }), arguments: arguments,
            isManual: operation.directives.manual != nil, hasCase: operation.directives.manual?.hasCase ?? true,
            hasUseCase: draft.useCase.isWanted, joinsUseCase: draft.useCase.owner != nil,
            useCaseMethod: draft.useCase.method, useCaseSpy: draft.useCase.spy, input: input, path: path,
            method: method, headers: requests.headers(),
            headerPreset: operation.directives.headerPreset.map { SwiftIdentifier($0.text) }, query: query,
            cookies: requests.values(in: .cookie), body: body, param: param, accept: accept, baseURL: baseURL,
            security: context.security.alternatives(of: operation), errors: responses.errors(),
            failure: claims.failure.map { responses.failure(named: context.types.name(of: $0)) }, replies: replies,
            response: response, channel: channel, pages: pages,
            cache: CachePlan(draft, function: function.raw, shape: shapes?.shape(of: response)),
            drops: CacheDropPlan.plans(of: context.caches.drops(of: draft), path: path, arguments: inputs.arguments),
            stales: CacheDropPlan.plans(of: context.queries.drops(of: draft), path: path, arguments: inputs.arguments),
            live: live, isRead: operation.isRead, waits: operation.directives.waits == true,
            keepsArguments: keepsArguments, resource: resource)
    }

    private var keepsArguments: Bool {
        let kinds: [BodyPlan.Kind] = [.json, .text, .data]
        return draft.operation.directives.waits == true && draft.operation.directives.manual == nil
            && draft.inputs.ownType == nil
            && body.map { kinds.contains($0.kind) && $0.type.unwrapped != .fileUpload } ?? true
    }

    private var replies: RepliesPlan? {
        guard let type = claims.replies, let point = claims.point else { return nil }
        return RepliesPlanner(draft: draft, context: context).plan(
            type: context.types.name(of: type), point: context.points[point])
    }

    private var method: MethodPlan {
        let operation = draft.operation
        guard let choice = operation.methodChoice, let flag = inputs.flag else {
            return MethodPlan(operation.sentMethod)
        }
        return MethodPlan(choice.whenFalse, flag: flag, whenTrue: choice.whenTrue)
    }

    /// The media types that the responses of this operation have; none where they are plain JSON.
    private var accept: [String] {
        var accepted: [String] = []
        for success in draft.successes {
            guard let type = success.content?.content.mediaType else { continue }
            let text = success.content?.kind == .json && type.isRange ? "application/json" : type.text
            if !accepted.contains(text) { accepted.append(text) }
        }
        return accepted == ["application/json"] ? [] : accepted
    }

    /// The operation's own server; only its path where callers give the host.
    private var baseURL: String? {
        guard let server = draft.operation.servers.first else {
            return context.conventions.operations.servers[draft.service]
        }
        if server.isAbsolute { return server.defaultURL }
        return context.conventions.operations.servers[draft.service] ?? (server.path == "/" ? nil : server.path)
    }
}
