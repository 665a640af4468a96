import APIModel

/// An operation with its choices made, before anything has a type: which body is sent, which responses count, which
/// parameters share a struct. It is a class, since it is large and every planner holds it.
final class OperationDraft: Sendable {
    let index: Int
    let operation: Operation
    /// The group's name as written.
    let service: String
    /// The words of the operation's name, unique among the service's operations.
    let words: [String]
    /// Whether the words name the operation in its service only.
    let isLocal: Bool
    let useCase: UseCaseDraft
    let body: ContentChoice?
    let successes: [Success]
    let failures: [Failure]
    /// The headers that the call returns beside its value.
    let headers: [ResponseHeaders.Header]
    let inputs: GroupedInputs

    /// Whether a query parameter is an object whose members are sent by their own names.
    let spreadsObject: Bool

    /// One successful response.
    struct Success {
        var status: ResponseStatus
        /// The name of the component that operations share.
        var component: String?
        var content: ContentChoice?
        var documentation: String?
        /// The items of a stream.
        var item: StreamItem?
        /// The key of the envelope that is opened, and the use of the schema of the value.
        var envelope: String?
        var use: SchemaUse?
    }

    /// A typed error body.
    struct Failure {
        var status: ResponseStatus
        /// The name of the component that operations share.
        var component: String?
        var use: SchemaUse
    }

    /// Tells the claims of operations apart, independently of the rest of the description.
    let key: String

    init(
        index: Int, operation: Operation, service: String, words: [String], isLocal: Bool, useCase: UseCaseDraft,
        api: API, conventions: Conventions, style: IdentifierStyle
    ) {
        self.index = index
        var operation = operation
        operation.parameters.removeAll(where: HeaderNames.isUnsendable)
        self.operation = operation
        key = operation.key
        self.service = service
        self.words = words
        self.isLocal = isLocal
        self.useCase = useCase
        let directives = operation.directives
        body = operation.body.flatMap {
            ContentChoice.request($0.contents, preferred: directives.requestMediaType, in: api)
        }
        let declared = operation.responses
        let responses = operation.successes.map { declared[$0] }
        let successes = responses.map { OperationDraft.success($0, preferred: directives.responseMediaType, in: api) }
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
                status: response.status, component: response.component, content: content,
                documentation: response.documentation, item: item, use: item.use)
        }
        return Success(
            status: response.status, component: response.component, content: content,
            documentation: response.documentation, envelope: response.opened?.key,
            use: response.opened?.use ?? content?.content.use)
    }

    private static func failures(of operation: Operation, excluding successes: [Success], in api: API) -> [Failure] {
        operation.responses.compactMap { response in
            // A `default` that is the only response describes both success and failure.
            let isSuccess = successes.contains { $0.status == response.status }
            guard !isSuccess || response.status == .default else { return nil }
            guard let choice = ContentChoice.response(response.contents, preferred: nil, in: api),
                choice.kind == .json || isStreamInName(choice, in: api), let use = choice.content.use
            else { return nil }
            if case .code(let code) = response.status, code < 300 { return nil }
            return Failure(status: response.status, component: response.component, use: use)
        }
    }

    /// Whether an error is declared as a stream but is one object: descriptions repeat the media type of the success.
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

/// The inputs of an operation that share one struct, and facts about that struct.
struct GroupedInputs {
    /// The positions of its parameters; none where the operation has no such struct.
    var parameters: [Int] = []
    /// The name that a directive gives to it.
    var name: String?
    /// Whether a value of the path comes from a struct, of parameters or of the body.
    var holdsPath = false
    /// Whether a directive requests the struct, and it has all parameters of the path.
    var comesFirst = false
    /// The named schema that serves as the struct, where the description has it.
    var model: SchemaUse?
    /// Whether each member of the body is an argument.
    var takesBodyApart = false
    /// The team's type that serves as the struct.
    var ownType: SwiftType?

    /// - Parameter maximum: how many query and header parameters an operation takes one by one.
    init(_ operation: Operation, body: ContentChoice?, api: API, maximum: Int) {
        let directives = operation.directives
        let path = operation.parameters.indices.filter { operation.parameters[$0].location == .path }
        switch directives.input {
        case .arguments?: takesBodyApart = body?.kind == .json || body?.kind == .form || body?.kind == .multipart
        case .structure(let fixed)?:
            name = fixed?.text
            let schema = name.flatMap { name in api.namedSchemas.first { api[$0].name == name } }
            let isBody = schema != nil && body?.content.use?.schema == schema
            if !isBody {
                model = schema.map { SchemaUse($0) }
                parameters = members(of: operation, in: api, body: body)
            }
            comesFirst = path.allSatisfy(parameters.contains)
        case nil where directives.arguments != nil: break
        case nil:
            let loose = operation.parameters.indices.filter { index in
                let parameter = operation.parameters[index]
                return parameter.location != .path && !directives.pins(parameter)
            }
            if loose.count > maximum { parameters = loose }
        }
        holdsPath = path.contains {
            parameters.contains($0) || directives.pathMember(of: operation.parameters[$0]) != nil
        }
    }

    /// The parameters that are members of the struct: those of its declaration, or all. A struct that operations share
    /// has a value of the path only where `pathValues` gives it.
    private func members(of operation: Operation, in api: API, body: ContentChoice?) -> [Int] {
        let parameters = operation.parameters
        let words = model.map { Set(GroupedInputs.words(of: $0, in: api)) }
        let isDeclared = parameters.contains(where: \.isInputMember)
        let inBody = body?.content.use.map { Set(GroupedInputs.words(of: $0, in: api)) } ?? []
        return parameters.indices.filter {
            let parameter = parameters[$0]
            if operation.directives.pins(parameter) { return false }
            let supplied = operation.directives.pathMember(of: parameter)
            guard parameter.location == .path, !parameter.isInputMember else {
                return words?.contains(parameter.name ?? parameter.wireName) ?? (!isDeclared || parameter.isInputMember)
            }
            if let words { return supplied.map(words.contains) ?? false }
            guard let supplied else { return name == nil }
            return supplied == parameter.wireName && !inBody.contains(supplied)
        }
    }

    private static func words(of use: SchemaUse, in api: API) -> [String] {
        api.properties(of: use).flatMap { [$0.wireName, $0.name ?? $0.wireName] }
    }
}

extension OperationDirectives {
    /// Whether the repository fixes a parameter, so that callers don't give it.
    fileprivate func pins(_ parameter: Parameter) -> Bool {
        pins.contains { $0.name == parameter.wireName || $0.name == parameter.name }
    }

    /// The member of the input that `pathValues` gives for a parameter: `reviewId` for `{ id: input.reviewId }`.
    func pathMember(of parameter: Parameter) -> String? {
        for value in pathValues where value.name == parameter.wireName {
            if case .member(let name) = value.value { return name }
        }
        return nil
    }
}

/// The spelling of values for which OpenAPI has no rule.
enum UnspecifiedSpelling {
    case json
    /// `a[b][c]=1`, `a[b]=1&a[b]=2`
    case brackets
    /// `a=1`
    case plain
}

extension API {
    /// The spelling of a value for which its style has no rule: lists and objects inside of lists and objects, and
    /// anything but an object in the style `deepObject`. Nil where OpenAPI has a rule.
    /// - Parameter isCookie: whether it is a cookie, whose objects are spread, but never with brackets.
    func unspecifiedSpelling(of use: SchemaUse, _ encoding: ParameterEncoding, isCookie: Bool = false)
        -> UnspecifiedSpelling?
    {
        let isSpread = encoding.style == .deepObject || encoding.style == .form && encoding.isExploded && !isCookie
        switch resolvedKind(of: use.schema) {
        case .array where encoding.style == .deepObject: return .brackets
        case .string, .enumeration, .boolean, .integer, .number: return encoding.style == .deepObject ? .plain : nil
        case .array(let shape): return isCollection(shape.element) ? .json : nil
        case .object(let shape) where shape.properties.contains { isCollection($0.use) }:
            return isSpread ? .brackets : .json
        case .map(let value) where isCollection(value): return isSpread ? .brackets : .json
        default: return nil
        }
    }

    func isCollection(_ use: SchemaUse) -> Bool {
        switch resolvedKind(of: use.schema) {
        case .array, .object, .map, .tuple: true
        default: false
        }
    }

    /// Whether a schema describes a structure, and not only a text, a number or any value.
    func isStructured(_ use: SchemaUse?) -> Bool {
        guard let use else { return false }
        switch resolvedKind(of: use.schema) {
        case .any, .never, .null, .string, .enumeration, .boolean, .integer, .number, .alias, .typeParameter:
            return false
        case .object(let shape): return !shape.properties.isEmpty
        case .array(let shape): return isStructured(shape.element)
        case .map(let value): return isStructured(value)
        case .tuple, .union: return true
        }
    }
}
