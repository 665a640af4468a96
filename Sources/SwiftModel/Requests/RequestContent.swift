import APIModel

/// The content of a request as one value: the query of some methods, the body of others.
public enum RequestContent: Sendable, Hashable {
    case none
    /// An argument unchanged, or with some members fixed.
    case argument(SwiftIdentifier, isOptional: Bool, fixed: [FixedMemberPlan] = [])
    /// A dictionary of one key; an empty one where the value is nil but something must be sent.
    case dictionary(RequestValue, isNeeded: Bool = false)
    /// A small struct that is declared where the request is made.
    case structure(InputPlan, [RequestValue])
    /// A struct of the description whose members are arguments.
    case model(SwiftType, [RequestMember])

    /// The struct that is declared for the request.
    public var structure: InputPlan? { if case .structure(let input, _) = self { input } else { nil } }

    /// The values that it carries by name, where they are chosen one by one.
    public var values: [RequestValue] {
        switch self {
        case .none, .argument, .model: []
        case .dictionary(let value, _): [value]
        case .structure(_, let values): values
        }
    }

    /// The type of a struct that is made, and the members that it is made of.
    public var made: (type: SwiftType, members: [RequestMember])? {
        switch self {
        case .none, .argument, .dictionary: return nil
        case .model(let type, let members): return (type, members)
        case .structure(let input, let values):
            let members = zip(values, input.properties).map { value, property in
                RequestMember(label: property.name.label, wireName: value.wireName, source: value.source)
            }
            return (.named(input.name), members)
        }
    }

    public var isOptional: Bool {
        switch self {
        case .none, .structure, .model: false
        case .argument(_, let isOptional, _): isOptional
        case .dictionary(let value, let isNeeded): value.isOptional && !isNeeded
        }
    }

    /// The arguments of the case that it uses.
    public var arguments: [SwiftIdentifier] {
        switch self {
        case .argument(let name, _, _): [name]
        case .model(_, let members):
            members.lazy.compactMap(\.source.argument).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        case .none, .dictionary, .structure: values.arguments
        }
    }

    /// Its expression; empty for a struct, which templates lay out.
    public var text: String {
        switch self {
        case .none, .structure, .model: return ""
        case .argument(let name, let isOptional, let fixed):
            return fixed.isEmpty || isOptional ? name.reference : fixed.applied(to: name)
        case .dictionary(let value, let isNeeded):
            let key = SwiftLiteral.quoted(value.wireName)
            guard value.isOptional else { return "[\(key): \(value.source.text)]" }
            return "\(value.source.operand).map { [\(key): $0] }\(isNeeded ? " ?? [:]" : "")"
        }
    }
}

/// One member of a struct that a request makes.
public struct RequestMember: Sendable, Hashable {
    /// Its name before the colon.
    public let label: String
    public let wireName: String
    public let source: ValueSource
}

extension [RequestValue] {
    /// The arguments of the case that the values come from, each once.
    public var arguments: [SwiftIdentifier] {
        lazy.compactMap(\.source.argument).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

/// The body of a request.
public struct BodyPlan: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        case json
        case form
        case multipart
        /// The elements of a list, one per part.
        case parts
        case text
        case data
        /// Data whose media type the caller gives, since the description allows several: `image/*`.
        case file
        /// The items of a list, one per line.
        case lines
        /// The items of a list, each after a record separator.
        case sequence
    }

    public let kind: Kind
    public let content: RequestContent
    /// The argument that holds the whole body, even if only some of it is sent; nil where each member is an argument.
    public let argument: SwiftIdentifier?
    /// The type of the whole body.
    public let type: SwiftType
    /// Whether a multipart body is a struct that is declared for the form, and not a list of parts.
    public let isForm: Bool
    /// How each element of a list of parts is sent.
    let part: ContentChoice.Part?
    /// The media type of the body, or of each of its parts, where it is not the usual one of its kind.
    public let contentType: String?
    /// The fields of a form whose encodings the description gives.
    public let fields: [FormFieldPlan]
    /// The subtype of a multipart type, where it isn't `form-data`.
    public let subtype: String?
    /// The parameters of a multipart type: `version=2`.
    public let parameters: [String]

    public var isOptional: Bool { content.isOptional }
    package var partWord: String? { part?.rawValue }

    var support: SupportSymbol? {
        switch kind {
        case .form: fields.isEmpty ? .formBody : .styledFormBody
        case .multipart, .parts: .multipartBody
        case .data where type.unwrapped == .fileUpload: .fileBody
        case .lines: .linesBody
        case .sequence: .sequenceBody
        case .json, .text, .data, .file: nil
        }
    }
}

/// A member of a body that is always sent with the same value.
public struct FixedMemberPlan: Sendable, Hashable {
    public let wireName: String
    public let value: SwiftExpression
}

extension [FixedMemberPlan] {
    func applied(to argument: SwiftIdentifier) -> String {
        let members = map { "\(SwiftLiteral.quoted($0.wireName)): \($0.value.text)" }.joined(separator: ", ")
        return "FixedMembers(of: \(argument.reference), [\(members)])"
    }
}

/// The encoding of one field of a form.
public struct FormFieldPlan: Sendable, Hashable {
    public let wireName: String
    public let encoding: ParameterEncoding
}

/// The content of `param`, the one member of requests in some packs: the query of some methods, the body of others.
public struct ParamPlan: Sendable {
    public let content: RequestContent
    /// Whether it goes into the query; nil where the method decides that.
    public let usesQuery: Bool?
    /// The query items that `param` can't carry.
    public let extraQuery: [RequestValue]
    /// The body that `param` can't carry.
    public let extraBody: BodyPlan?

    /// The content of `param` without the extra query and body; nil where there isn't any.
    public var alone: ParamPlan? {
        content == .none ? nil : ParamPlan(content: content, usesQuery: nil, extraQuery: [], extraBody: nil)
    }
}

/// Chooses the content of `param`, and the values that it can't carry: the query beside a body, values in special
/// styles, bodies that aren't JSON.
struct ParamPlanner {
    let draft: OperationDraft
    let inputs: ArgumentPlanner.Result
    let requests: RequestPlanner
    let query: [RequestValue]
    let body: BodyPlan?

    func plan() -> ParamPlan {
        if let body { return whole(body) }
        let chosen = requests.chosen
        if !chosen.isEmpty {
            let names = Set(chosen.map(\.wireName))
            return ParamPlan(
                content: requests.content(of: chosen, in: .query), usesQuery: sendsQueryByItself ? nil : true,
                extraQuery: query.filter { !names.contains($0.wireName) }, extraBody: nil)
        }
        if !query.isEmpty, carriesQuery {
            return ParamPlan(
                content: queryContent, usesQuery: sendsQueryByItself ? nil : true, extraQuery: [], extraBody: nil)
        }
        return ParamPlan(content: .none, usesQuery: nil, extraQuery: query, extraBody: nil)
    }

    /// The whole body as `param`, where it is JSON.
    private func whole(_ body: BodyPlan) -> ParamPlan {
        guard body.kind == .json, body.contentType == nil else {
            return ParamPlan(content: .none, usesQuery: nil, extraQuery: query, extraBody: body)
        }
        return ParamPlan(
            content: body.content, usesQuery: sendsQueryByItself ? false : nil, extraQuery: query, extraBody: nil)
    }

    /// GET, HEAD and DELETE send `param` as their query unless `usesQuery` is false.
    private var sendsQueryByItself: Bool { draft.operation.sentMethod.sendsQuery }

    private var carriesQuery: Bool {
        !draft.spreadsObject
            && draft.operation.parameters.allSatisfy { parameter in
                parameter.location != .querystring && (parameter.location != .query || parameter.isSentAsMember)
            }
    }

    private var queryContent: RequestContent {
        if inputs.isInputSentWhole, let argument = inputs.inputArgument,
            query.allSatisfy({ $0.source.argument == argument })
        {
            return .argument(argument, isOptional: false)
        }
        return requests.content(of: query, in: .query)
    }
}

extension HTTPMethod {
    /// Whether the content of a request goes into its query by default.
    var sendsQuery: Bool { self == .get || self == .head || self == .delete }
}

extension Parameter {
    /// Whether a query parameter is sent as an encoded member of the same name would be.
    var isSentAsMember: Bool { encoding == .usual(in: .query) }
}
