import APIModel

/// An operation with its choices made, before anything has a type: which body is sent, which responses count, which
/// parameters share a struct. An object, since it is large and every planner holds it.
final class OperationDraft: Sendable {
    let index: Int
    let operation: Operation
    /// The group's name as written.
    let service: String
    /// The words of the operation's name, unique among the service's operations.
    let words: [String]
    /// Whether the words stand for the operation in its service only.
    let isLocal: Bool
    let body: ContentChoice?
    let successes: [Success]
    let failures: [Failure]
    /// The headers that the call returns beside its value.
    let headers: [ResponseHeaders.Header]
    let inputs: GroupedInputs

    /// Whether a query parameter is an object whose members are sent by their own names.
    let spreadsObject: Bool

    /// One success and what comes with it.
    struct Success {
        var status: ResponseStatus
        /// The name under which operations share the response.
        var component: String?
        var content: ContentChoice?
        var documentation: String?
        /// What the items are, of a stream.
        var item: StreamItem?
        /// The key of the envelope, and the use that lies under it.
        var envelope: String?
        var use: SchemaUse?
    }

    /// A typed error body.
    struct Failure {
        var status: ResponseStatus
        /// The name under which operations share the response.
        var component: String?
        var use: SchemaUse
    }

    /// Tells the claims of operations apart: stable, whatever else the description holds.
    let key: String

    init(
        index: Int,
        operation: Operation,
        service: String,
        words: [String],
        isLocal: Bool,
        api: API,
        conventions: Conventions,
        style: IdentifierStyle
    ) {
        self.index = index
        var operation = operation
        operation.parameters.removeAll(where: HeaderNames.isUnsendable)
        self.operation = operation
        key = operation.key
        self.service = service
        self.words = words
        self.isLocal = isLocal
        let directives = operation.directives
        body = operation.body.flatMap {
            ContentChoice.request($0.contents, preferred: directives.requestMediaType, in: api)
        }
        let declared = operation.responses
        let responses = operation.successes.map { declared[$0] }
        let successes = responses.map {
            OperationDraft.success($0, preferred: directives.responseMediaType, in: api)
        }
        let stream = successes.firstIndex { $0.item != nil }
        self.successes = stream.map { [successes[$0]] } ?? successes
        var patterns = directives.responseHeaders?.map(\.text) ?? conventions.operations.responseHeaders
        if directives.paging?.next == .link { patterns.append("link") }
        headers = ResponseHeaders(patterns, api: api).headers(of: stream.map { [responses[$0]] } ?? responses)
        failures = OperationDraft.failures(of: operation, excluding: successes, in: api)
        spreadsObject = operation.parameters.contains {
            $0.location == .query && OperationDraft.isObject($0.use, in: api)
        }
        var inputs = GroupedInputs(operation, body: body, api: api, maximum: conventions.operations.maximumArguments)
        let types = conventions.models.schemas
        if let name = inputs.name, inputs.model == nil, !types.isEmpty {
            inputs.ownType = (types.type(of: name) ?? types.type(matching: name, style: style)).map { SwiftType($0) }
        }
        self.inputs = inputs
    }
}

extension OperationDraft {
    private static func success(_ response: Response, preferred: String?, in api: API) -> Success {
        let content = ContentChoice.response(response.contents, preferred: preferred, in: api)
        if case .stream(let format)? = content?.kind, let content {
            let item = api.streamItem(of: content.content, format)
            return Success(
                status: response.status,
                component: response.component,
                content: content,
                documentation: response.documentation,
                item: item,
                use: item.use
            )
        }
        return Success(
            status: response.status,
            component: response.component,
            content: content,
            documentation: response.documentation,
            envelope: response.opened?.key,
            use: response.opened?.use ?? content?.content.use
        )
    }

    private static func failures(of operation: Operation, excluding successes: [Success], in api: API)
        -> [Failure]
    {
        operation.responses.compactMap { response in
            // A default that is all there is stands for what succeeds and for what fails.
            let isSuccess = successes.contains { $0.status == response.status }
            guard !isSuccess || response.status == .default else { return nil }
            guard let choice = ContentChoice.response(response.contents, preferred: nil, in: api),
                choice.kind == .json || isStreamInName(choice, in: api), let use = choice.content.use
            else { return nil }
            if case .code(let code) = response.status, code < 300 { return nil }
            return Failure(status: response.status, component: response.component, use: use)
        }
    }

    /// Whether an error is said to be a stream, and is one object: descriptions repeat the media type of the success.
    private static func isStreamInName(_ choice: ContentChoice, in api: API) -> Bool {
        guard case .stream = choice.kind, choice.content.itemUse == nil, let use = choice.content.use else {
            return false
        }
        return isObject(use, in: api)
    }

    private static func isObject(_ use: SchemaUse, in api: API) -> Bool {
        switch api.resolvedKind(of: use.schema) {
        case .object, .map, .union, .any: return true
        default: return false
        }
    }
}
