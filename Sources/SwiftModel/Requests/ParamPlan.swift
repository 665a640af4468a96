import APIModel

/// What the one-member convention sends: the query of some methods, the body of others.
public struct ParamPlan: Sendable, Hashable {
    public let content: RequestContent
    /// Whether it goes into the query, where the method alone would say otherwise.
    public let usesQuery: Bool?
    /// The query items that `param` can't carry.
    public let extraQuery: [RequestValue]
    /// The body that `param` can't carry.
    public let extraBody: BodyPlan?

    /// What is sent as `param`, without what other members send; nil where nothing is.
    public var alone: ParamPlan? {
        content == .none ? nil : ParamPlan(content: content, usesQuery: nil, extraQuery: [], extraBody: nil)
    }
}

/// Decides what the one-member convention sends as `param`, and what it can't carry: the query that goes beside a body,
/// values in special styles, bodies that are not JSON.
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

    /// The body as it is, where it is JSON.
    private func whole(_ body: BodyPlan) -> ParamPlan {
        guard body.kind == .json, body.contentType == nil else {
            return ParamPlan(content: .none, usesQuery: nil, extraQuery: query, extraBody: body)
        }
        return ParamPlan(
            content: body.content, usesQuery: sendsQueryByItself ? false : nil, extraQuery: query, extraBody: nil)
    }

    /// GET, HEAD and DELETE send `param` as their query unless they are told otherwise.
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
    /// Whether what a request carries goes into its query unless something else is said.
    var sendsQuery: Bool { self == .get || self == .head || self == .delete }
}

extension Parameter {
    /// Whether a query parameter is sent as an encoded member of the same name would be.
    var isSentAsMember: Bool { encoding == .usual(in: .query) }
}
