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
        var plan = ParamPlan(
            kind: .none,
            value: "",
            isOptional: false,
            structure: nil,
            members: [],
            usesQuery: nil,
            extraQuery: query,
            extraBody: nil,
            arguments: []
        )
        if let members = draft.operation.directives.parameters {
            project(members, into: &plan)
        } else if let body {
            if body.kind == .json, body.contentType == nil {
                plan.kind = .value
                plan.value = body.value
                plan.isOptional = body.isOptional
                plan.arguments = body.arguments
                plan.usesQuery = sendsQueryByItself ? false : nil
            } else {
                plan.extraBody = body
            }
        } else if !query.isEmpty, carriesQuery {
            carryQuery(into: &plan)
        }
        return plan
    }

    /// GET, HEAD and DELETE send `param` as their query unless they are told otherwise.
    private var sendsQueryByItself: Bool {
        let method = draft.operation.method
        return method == .get || method == .head || method == .delete
    }

    private var carriesQuery: Bool {
        !draft.spreadsObject
            && draft.operation.parameters.allSatisfy { $0.location != .query || ParamPlanner.isPlain($0) }
    }

    /// Whether a query parameter is what an encoded member would be.
    static func isPlain(_ parameter: Parameter) -> Bool {
        parameter.style == .form && parameter.isExploded && !parameter.allowsReserved && parameter.mediaType == nil
    }

    private func carryQuery(into plan: inout ParamPlan) {
        plan.extraQuery = []
        plan.usesQuery = sendsQueryByItself ? nil : true
        if let input = inputs.input, input.isEncodable, let argument = inputs.inputArgument {
            plan.kind = .value
            plan.value = argument
            plan.arguments = [argument]
            return
        }
        carry(query, into: &plan)
    }

    private func project(_ members: [OperationDirectives.NamedValue], into plan: inout ParamPlan) {
        let values = members.compactMap(requests.value(of:))
        guard !values.isEmpty else { return }
        let keys = Set(values.map(\.key))
        plan.extraQuery = query.filter { !keys.contains($0.key) }
        carry(values, into: &plan)
        let goesIntoQuery = goesIntoQuery(values)
        if goesIntoQuery != sendsQueryByItself { plan.usesQuery = goesIntoQuery }
    }

    private func goesIntoQuery(_ values: [RequestValue]) -> Bool {
        guard body == nil else { return false }
        return sendsQueryByItself || values.allSatisfy { value in query.contains { $0.key == value.key } }
    }

    /// One value is a dictionary of one key; several are a small struct, since a dictionary has no order and a literal
    /// of several types is no `Encodable`.
    private func carry(_ values: [RequestValue], into plan: inout ParamPlan) {
        plan.members = values
        for value in values {
            for argument in value.arguments where !plan.arguments.contains(argument) { plan.arguments.append(argument) }
        }
        if values.count == 1, let only = values.first {
            plan.kind = .dictionary
            plan.isOptional = only.isOptional
            plan.value = only.isOptional ? "\(only.value).map { [\(only.key): $0] }" : "[\(only.key): \(only.value)]"
            return
        }
        plan.kind = .structure
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let claims = values.map { scope.propose($0.key.filter { $0 != "\"" }) }
        let names = scope.resolve()
        let properties = zip(values, claims).map { value, claim in
            InputPropertyPlan(
                name: names[claim],
                type: value.type,
                key: value.key,
                hasKey: "\"\(names[claim].raw)\"" != value.key,
                isOptional: value.isOptional,
                defaultValue: nil,
                documentation: [],
                place: goesIntoQuery(values) ? .query : .body
            )
        }
        plan.structure = InputPlan(
            name: structureName,
            documentation: [],
            properties: properties,
            codingKeys: properties.contains(where: \.hasKey),
            isEncodable: true,
            isHashable: false
        )
    }
}
