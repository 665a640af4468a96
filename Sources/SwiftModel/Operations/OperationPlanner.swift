import APIModel
import Diagnostics

/// A group of operations.
public struct ServicePlan: Sendable {
    /// What the description calls the group.
    public var wireName: String
    /// The words of the group in upper camel: `UserAccounts`.
    public var word: String
    public var names: [NamedText]
    public var documentation: [String]
    public var operations: [OperationPlan]
    /// The kinds of entities that its operations create, read, update, delete and list.
    public var tables: [ResourceTablePlan]
    /// The repository that keeps what the operations return; nil where nothing of theirs is kept or dropped.
    public var cached: SwiftIdentifier?
    /// The repository whose writes wait; nil where none does.
    public var offline: SwiftIdentifier?
}

/// Collects the operations of a service.
struct ServicePlanner {
    let draft: ServiceDraft
    let names: OperationNames
    let tickets: OperationClaims.ServiceTickets
    let context: OperationContext

    func plan(_ operations: [OperationPlan]) -> ServicePlan {
        var operations = operations
        // What a fake keeps is coded as the service does it.
        let tables =
            context.types.mappers == nil
            ? ResourcePlanner(api: context.api, style: context.style.lower, types: context.types).plan(
                draft.operations, &operations) : []
        return ServicePlan(
            wireName: draft.group.name, word: context.style.upper.name(ofWords: draft.words), names: names.service,
            documentation: DocComment(description: draft.group.documentation).lines(), operations: operations,
            tables: tables, cached: tickets.cached.map(context.types.name(of:)),
            offline: tickets.offline.map(context.types.name(of:)))
    }
}

/// What is decided for all operations before one is planned. An object, since every planner of an operation holds it.
final class OperationContext: Sendable {
    let api: API
    let conventions: Conventions
    let patterns: PatternSet
    let types: any PlannedTypes
    let security: SecurityPlanner
    let caches: CacheDrafts

    var style: NamingStyle { patterns.style }

    init(api: API, conventions: Conventions, patterns: PatternSet, types: any PlannedTypes, caches: CacheDrafts) {
        self.api = api
        self.conventions = conventions
        self.patterns = patterns
        self.types = types
        self.caches = caches
        security = SecurityPlanner(api: api, acronyms: patterns.style.acronyms)
    }
}

/// Turns one draft into its plan.
struct OperationPlanner {
    let draft: OperationDraft
    let claims: OperationClaims.Tickets
    let context: OperationContext
    let names: [NamedText]
    let caseMember: String
    let function: SwiftIdentifier

    func plan(into bag: inout DiagnosticBag) -> OperationPlan {
        let arguments = ArgumentPlanner(draft: draft, claims: claims, context: context, memberNames: names.map(\.text))
        let inputs = arguments.plan(into: &bag)
        let requests = RequestPlanner(
            draft: draft, claims: claims, inputs: inputs, types: context.types,
            usesFiles: context.conventions.operations.usesFiles,
            structureName: context.style.upper.name(ofWords: draft.words) + "Param")
        let query = requests.query()
        let body = requests.body()
        let operation = draft.operation
        let responses = ResponsePlanner(draft: draft, context: context)
        let param = ParamPlanner(draft: draft, inputs: inputs, requests: requests, query: query, body: body).plan()
        let response = responses.plan(
            casesName: claims.responseCases.map(context.types.name(of:)),
            headersName: claims.responseHeaders.map(context.types.name(of:)), into: &bag)
        let entities = OperationEntities(draft: draft, types: context.types)
        entities.check(inputs.arguments, into: &bag)
        let path = requests.path()
        let pages = PagesPlanner(
            draft: draft, api: context.api, types: context.types, inputs: inputs, response: response,
            function: function.raw
        ).plan(into: &bag)
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
            caseArguments: entities.sent(inputs.arguments.filter { $0.place != .call }),
            arguments: entities.taken(inputs.arguments.filter { $0.pinnedValue == nil }),
            isManual: operation.directives.manual != nil, hasCase: operation.directives.manual?.hasCase ?? true,
            hasUseCase: operation.directives.hasUseCase, input: inputs.input, path: path, method: method(inputs),
            headers: requests.headers(),
            headerPreset: operation.directives.headerPreset.map { SwiftIdentifier($0.text) }, query: query,
            cookies: requests.values(in: .cookie), body: body, param: param, accept: accept, baseURL: baseURL,
            security: context.security.alternatives(of: operation), errors: responses.errors(),
            failure: claims.failure.map { responses.failure(named: context.types.name(of: $0)) }, response: response,
            channel: ChannelPlan(draft, claims, types: context.types), pages: pages,
            cache: CachePlanner(draft: draft, context: context, function: function.raw).plan(),
            drops: CacheDropPlan.plans(of: context.caches.drops(of: draft), path: path, arguments: inputs.arguments),
            isRead: operation.isRead, waits: operation.directives.waits == true, resource: nil)
    }

    private func method(_ inputs: ArgumentPlanner.Result) -> MethodPlan {
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

    /// The operation's own server; a path where only the caller knows of what host.
    private var baseURL: String? {
        guard let server = draft.operation.servers.first else {
            return context.conventions.operations.servers[draft.service]
        }
        if server.isAbsolute { return server.defaultURL }
        return context.conventions.operations.servers[draft.service] ?? (server.path == "/" ? nil : server.path)
    }
}
