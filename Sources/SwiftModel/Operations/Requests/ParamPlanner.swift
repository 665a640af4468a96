import APIModel

/// Decides what the one-member convention sends as `param`, and what it can't carry: the query that goes beside a body,
/// values in special styles, bodies that are not JSON.
struct ParamPlanner {
    let draft: OperationDraft
    let inputs: ArgumentPlanner.Result
    let requests: RequestPlanner
    let query: [RequestValue]
    let body: BodyPlan?
    /// The name of a struct that is made on the spot.
    let structureName: String

    func plan() -> ParamPlan {
        if let members = draft.operation.directives.parameters {
            let values = members.compactMap { requests.value(of: $0, in: .query) }
            if let body, values.count == 1, values[0].source == .argument(body.argument) { return whole(body) }
            if !values.isEmpty { return projection(values) }
        } else if let body {
            return whole(body)
        } else if !query.isEmpty, carriesQuery {
            return ParamPlan(content: queryContent, usesQuery: sendsQueryByItself ? nil : true, extraQuery: [])
        }
        return ParamPlan(content: .none, extraQuery: query)
    }

    /// The body as it is, where it is JSON.
    private func whole(_ body: BodyPlan) -> ParamPlan {
        guard body.kind == .json, body.contentType == nil else {
            return ParamPlan(content: .none, extraQuery: query, extraBody: body)
        }
        let content = ParamPlan.Content.argument(
            body.argument,
            isOptional: body.isOptional,
            fixed: body.fixedMembers
        )
        return ParamPlan(content: content, usesQuery: sendsQueryByItself ? false : nil, extraQuery: query)
    }

    /// GET, HEAD and DELETE send `param` as their query unless they are told otherwise.
    private var sendsQueryByItself: Bool {
        let method = draft.operation.sentMethod
        return method == .get || method == .head || method == .delete
    }

    private var carriesQuery: Bool {
        !draft.spreadsObject
            && draft.operation.parameters.allSatisfy { parameter in
                parameter.location != .querystring && (parameter.location != .query || parameter.isSentAsMember)
            }
    }

    private var queryContent: ParamPlan.Content {
        if inputs.isInputSentWhole, let argument = inputs.inputArgument,
            query.allSatisfy({ $0.source.argument == argument })
        {
            return .argument(argument, isOptional: false)
        }
        return content(of: query)
    }

    private func projection(_ values: [RequestValue]) -> ParamPlan {
        let names = Set(values.map(\.wireName))
        let goesIntoQuery = goesIntoQuery(values)
        return ParamPlan(
            content: content(of: values),
            usesQuery: goesIntoQuery != sendsQueryByItself ? goesIntoQuery : nil,
            extraQuery: query.filter { !names.contains($0.wireName) }
        )
    }

    private func goesIntoQuery(_ values: [RequestValue]) -> Bool {
        guard body == nil else { return false }
        return sendsQueryByItself
            || values.allSatisfy { value in query.contains { $0.wireName == value.wireName } }
    }

    /// One value is a dictionary of one key; several are a small struct, since a dictionary has no order and a literal
    /// of several types is no `Encodable`.
    private func content(of values: [RequestValue]) -> ParamPlan.Content {
        if values.count == 1 { return .dictionary(values[0]) }
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let claims = values.map { scope.propose($0.wireName) }
        let names = scope.resolve()
        let place: ArgumentPlace = goesIntoQuery(values) ? .query : .body
        let properties = zip(values, claims).map { value, claim in
            InputPropertyPlan(
                name: names[claim],
                type: value.type,
                wireName: value.wireName,
                defaultValue: nil,
                documentation: [],
                place: place
            )
        }
        let structure = InputPlan(
            name: SwiftIdentifier(structureName),
            documentation: [],
            properties: properties,
            isEncodable: true,
            isHashable: false
        )
        return .structure(structure, values)
    }
}

extension Parameter {
    /// Whether a query parameter is sent as an encoded member of the same name would be.
    var isSentAsMember: Bool {
        encoding == .usual(in: .query)
    }
}
