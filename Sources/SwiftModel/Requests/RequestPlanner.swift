import APIModel

/// Makes the pieces of a request from the inputs of an operation: path, headers, query, cookies and body.
struct RequestPlanner {
    let draft: OperationDraft
    let claims: OperationClaims.Tickets
    let inputs: ArgumentPlanner.Result
    let types: ModelPlanner
    /// Whether bodies of bytes are files.
    let usesFiles: Bool
    /// The name of a struct that is declared where the request is made.
    let structureName: String

    /// `"/users/\(id)/posts"`, with a query that the description writes into the path.
    func path() -> PathPlan {
        var pieces = draft.operation.path.parts.map { part -> PathPlan.Piece in
            switch part {
            case .literal(let text): return .text(PathEscaping.escaped(text))
            case .parameter(let name):
                let index = draft.operation.parameters.firstIndex { $0.location == .path && $0.wireName == name }
                return index.flatMap(pathValue).map(PathPlan.Piece.value) ?? .text(PathEscaping.escaped("{\(name)}"))
            }
        }
        for (position, item) in draft.operation.path.fixedQuery.enumerated() {
            let value = item.value.map { "=\(PathEscaping.escaped($0))" } ?? ""
            let name = PathEscaping.escapedName(item.name)
            pieces.append(.text("\(position == 0 ? "?" : "&")\(name)\(value)"))
        }
        return PathPlan(marking: pieces)
    }

    private func pathValue(_ index: Int) -> PathValue? {
        let parameter = draft.operation.parameters[index]
        guard let input = inputs.parameters[index] ?? suppliedPathValue(parameter.wireName) else { return nil }
        return PathValue(parameter, from: input.source, kind: kind(of: input, parameter.use))
    }

    /// A path parameter that is a member of the input.
    private func suppliedPathValue(_ name: String) -> TypedSource? {
        guard let supplied = draft.operation.directives.pathValues.first(where: { $0.name == name }) else { return nil }
        guard case .member(let member) = supplied.value else { return nil }
        return input(named: member)?.input
    }

    private func kind(of input: TypedSource, _ use: SchemaUse?) -> ValueKind {
        ValueKind(input.type, isStringEnumeration: use.map(types.isStringEnumeration) ?? false)
    }

    func values(in location: Parameter.Location) -> [RequestValue] {
        let parameters = draft.operation.parameters
        return parameters.indices.compactMap { index in
            guard parameters[index].location == location, let input = inputs.parameters[index] else { return nil }
            let parameter = parameters[index]
            return RequestValue(
                parameter.wireName, input, kind: kind(of: input, parameter.use), location: location,
                encoding: parameter.encoding, fields: fields(parameter.fields, of: parameter.use))
        }
    }

    /// Declared headers, then those of a directive, which win over declared ones of the same name.
    func headers() -> [RequestValue] {
        var values = self.values(in: .header)
        for header in overriddenMethod + draft.operation.directives.headers {
            guard let value = value(of: header, in: .header) else { continue }
            let name = value.wireName.lowercased()
            if let index = values.firstIndex(where: { $0.wireName.lowercased() == name }) {
                values[index] = value
            } else {
                values.append(value)
            }
        }
        return values
    }

    /// The header that names the method of an operation that is sent by another one.
    private var overriddenMethod: [OperationDirectives.NamedValue] {
        guard draft.operation.sentMethod != draft.operation.method else { return [] }
        let name = draft.operation.method.name
        return [OperationDirectives.NamedValue(name: "X-HTTP-Method-Override", value: .constant(.string(name)))]
    }

    /// A value that a directive names: a constant, an argument, a member of the input or the body.
    func value(of named: OperationDirectives.NamedValue, in location: Parameter.Location) -> RequestValue? {
        switch named.value {
        case .constant(let constant):
            let literal = location == .header ? constant.asText : constant
            let type = SwiftType.literal(literal)
            let input = TypedSource(source: .constant(types.expression(of: literal, as: nil)), type: type)
            let kind: ValueKind = if case .string = literal { .text } else { .whole }
            return RequestValue(named.name, input, kind: kind, location: location)
        case .argument(let name), .member(let name):
            guard let found = input(named: name) else { return nil }
            return RequestValue(named.name, found.input, kind: kind(of: found.input, found.use), location: location)
        case .input: return nil
        }
    }

    /// The input that a directive names: a parameter, the flag that chooses the method, the body itself, or a member of
    /// the body.
    private func input(named name: String) -> (input: TypedSource, use: SchemaUse?)? {
        let parameters = draft.operation.parameters
        let found = parameters.firstIndex { $0.wireName == name } ?? parameters.firstIndex { $0.name == name }
        if let index = found, let input = inputs.parameters[index] { return (input, parameters[index].use) }
        if let flag = inputs.flag, draft.operation.methodChoice?.flag == FixedName(name) {
            return (TypedSource(source: .argument(flag), type: .bool), nil)
        }
        guard let body = inputs.body, let use = draft.body?.content.use else { return nil }
        switch body {
        case .whole(let argument, let type) where name == "body" || name == "input":
            return (TypedSource(source: .argument(argument), type: type), use)
        case .whole(let argument, let bodyType):
            guard let member = types.propertyName(name, of: use), let property = types.property(name, of: use) else {
                return nil
            }
            let type = types.type(of: property.use)
            let declared = types.declaredType(of: member, in: use)
            let isOptional = !property.isRequired || bodyType.isOptional || declared?.isOptional == true
            let source = ValueSource.member(
                member, of: argument, isOptional: bodyType.isOptional,
                tellsNull: declared?.unwrapped.isSupport(.nullable) == true)
            return (TypedSource(source: source, type: isOptional ? type.optional : type), property.use)
        case .members(_, let members):
            guard let member = members.first(where: { $0.wireName == name || $0.name.raw == name }),
                let property = types.property(member.wireName, of: use)
            else { return nil }
            return (member.input, property.use)
        }
    }

    func body() -> BodyPlan? {
        guard let choice = draft.body, let body = inputs.body else {
            let chosen = chosen
            guard !chosen.isEmpty, !goesIntoQuery(chosen) else { return nil }
            return BodyPlan(
                kind: .json, content: content(of: chosen, in: .body), argument: nil, type: .jsonValue, isForm: false,
                part: nil, contentType: nil, fields: [], subtype: nil, parameters: [])
        }
        let type = choice.content.mediaType
        let (content, argument, valueType) = content(of: body, in: choice)
        func plan(
            _ kind: BodyPlan.Kind, _ contentType: String?, isForm: Bool = false, part: ContentChoice.Part? = nil,
            fields: [FormFieldPlan] = [], multipart: (subtype: String?, parameters: [String]) = (nil, [])
        ) -> BodyPlan {
            BodyPlan(
                kind: kind, content: content, argument: argument, type: valueType, isForm: isForm, part: part,
                contentType: contentType, fields: fields, subtype: multipart.subtype, parameters: multipart.parameters)
        }
        switch choice.kind {
        case .json: return plan(.json, unusual(type, besides: "application/json"))
        case .form:
            return plan(
                .form, unusual(type, besides: "application/x-www-form-urlencoded"),
                fields: fields(choice.content.encodings, of: choice.content.use))
        case .multipart:
            let isForm = claims.form.flatMap(types.formType(of:)) != nil
            return plan(.multipart, nil, isForm: isForm, multipart: multipart(type))
        case .parts(let part):
            let contentType = choice.content.itemType.flatMap { unusual(MediaType($0), besides: part.usualType) }
            return plan(.parts, contentType, part: part, multipart: multipart(type))
        case .stream(.sequence): return plan(.sequence, unusual(type, besides: "application/json-seq"))
        case .stream: return plan(.lines, unusual(type, besides: "application/jsonl"))
        case .text: return plan(.text, unusual(type, besides: "text/plain"))
        case .data:
            let contentType = unusual(type, besides: "application/octet-stream", isText: false)
            return plan(type.isOpenRange && !usesFiles ? .file : .data, contentType)
        }
    }

    /// The members of a form whose encodings the description gives.
    private func fields(_ encodings: [PartEncoding], of use: SchemaUse?) -> [FormFieldPlan] {
        encodings.compactMap { field in
            (field.fieldEncoding ?? documentEncoding(of: field, in: use)).map {
                FormFieldPlan(wireName: field.property, encoding: $0)
            }
        }
    }

    /// The encoding of a list that is sent as one JSON document, as objects are by default.
    private func documentEncoding(of field: PartEncoding, in use: SchemaUse?) -> ParameterEncoding? {
        guard let type = field.contentType.map({ MediaType($0) }), type.isJSON, !type.isRange, let use,
            let property = types.property(field.property, of: use), types.isList(property.use)
        else { return nil }
        return ParameterEncoding(style: .form, isExploded: false, mediaType: type)
    }

    /// The whole body or the values chosen from it, with the argument that holds the whole and the type of the whole.
    private func content(of body: ArgumentPlanner.BodyInput, in choice: ContentChoice) -> (
        RequestContent, argument: SwiftIdentifier?, type: SwiftType
    ) {
        let chosen = choice.kind == .json || choice.kind == .form ? chosen : []
        let made = chosen.isEmpty ? nil : content(of: chosen, in: .body)
        switch body {
        case .whole(let argument, let type):
            let fixed = draft.operation.fixedMembers.map {
                FixedMemberPlan(wireName: $0.name, value: types.expression(of: $0.value, as: nil))
            }
            let whole = RequestContent.argument(argument, isOptional: type.isOptional, fixed: fixed)
            if case .dictionary(let value, _)? = made, !type.isOptional {
                return (.dictionary(value, isNeeded: true), argument, type)
            }
            return (made ?? whole, argument, type)
        case .members(let type, let members):
            let values = members.map {
                RequestMember(label: $0.name.label, wireName: $0.wireName, source: $0.input.source)
            }
            return (made ?? .model(type, values), nil, type)
        }
    }

    /// `mixed` of `multipart/mixed`, nil for the usual one, and the parameters except the boundary, which code chooses.
    private func multipart(_ type: MediaType) -> (subtype: String?, parameters: [String]) {
        let subtype = String(type.essence.dropFirst("multipart/".count))
        return (
            subtype == "form-data" || subtype == "*" ? nil : subtype,
            type.parameters.filter { !$0.lowercased().hasPrefix("boundary=") }
        )
    }

    /// The media type, unless it is the usual one of its kind or a range. It is sent without another character set,
    /// since code writes text only in UTF-8.
    private func unusual(_ type: MediaType, besides usual: String, isText: Bool = true) -> String? {
        let parameters = type.parameters.filter { parameter in
            let text = parameter.lowercased().filter { $0 != "\"" }
            return !isText || !text.hasPrefix("charset=") || ["charset=utf-8", "charset=utf8"].contains(text)
        }
        if parameters.isEmpty, type.essence == usual { return nil }
        if type.isRange { return nil }
        return parameters.count == type.parameters.count
            ? type.text : ([type.essence] + parameters).joined(separator: "; ")
    }
}

extension ContentChoice.Part {
    /// The media type of parts where the description gives none.
    fileprivate var usualType: String {
        switch self {
        case .field: "text/plain"
        case .json: "application/json"
        }
    }
}

extension Literal {
    /// The constant as a text, as it was written and a header sends it: `1.10`.
    fileprivate var asText: Literal {
        switch self {
        case .number(let text): .string(text)
        case .bool(let flag): .string(flag ? "true" : "false")
        case .string, .null, .array, .object: self
        }
    }
}

extension SwiftType {
    /// The type of a constant that a directive writes.
    static func literal(_ literal: Literal) -> SwiftType {
        switch literal {
        case .bool: .bool
        case .number(let text): text.contains { ".eE".contains($0) } ? .double : .int
        default: .string
        }
    }
}

// The values that `param` chooses.

extension RequestPlanner {
    /// The values that `param` names; none where it names the body as a whole.
    var chosen: [RequestValue] {
        guard let members = draft.operation.directives.parameters else { return [] }
        let values = members.compactMap { value(of: $0, in: .query) }
        if let inputArgument { return inputMembers(of: inputArgument) + values }
        if case .whole(let argument, _)? = inputs.body, values.count == 1, values[0].source == .argument(argument) {
            return []
        }
        return values
    }

    /// The struct of inputs that `param: input` sends whole; nil where there is a body, which is sent whole anyway.
    private var inputArgument: SwiftIdentifier? {
        draft.operation.sendsWholeInput && draft.body == nil ? inputs.inputArgument : nil
    }

    private func inputMembers(of argument: SwiftIdentifier) -> [RequestValue] {
        guard let model = draft.inputs.model else {
            return draft.inputs.parameters.compactMap { index in
                let parameter = draft.operation.parameters[index]
                return inputs.parameters[index].map {
                    RequestValue(
                        draft.operation.memberKey(of: parameter), $0, kind: kind(of: $0, parameter.use),
                        location: .query)
                }
            }
        }
        return (types.members(of: model, form: nil) ?? []).map { member in
            let source = ValueSource.member(member.name, of: argument, isOptional: false)
            let use = types.property(member.wireName, of: model)?.use
            let input = TypedSource(source: source, type: member.type)
            return RequestValue(member.wireName, input, kind: kind(of: input, use), location: .query)
        }
    }

    /// Query items: those of the description and those that `param` adds, without those that it puts into the body.
    func query() -> [RequestValue] {
        let declared = values(in: .query) + values(in: .querystring)
        let chosen = chosen
        guard !chosen.isEmpty else { return declared }
        guard goesIntoQuery(chosen) else {
            let names = Set(chosen.map(\.wireName))
            return declared.filter { !names.contains($0.wireName) }
        }
        let names = Set(declared.map(\.wireName))
        return declared + chosen.filter { !names.contains($0.wireName) }
    }

    /// Whether the chosen values are query items: if the method sends a query, or if all are declared as query items.
    func goesIntoQuery(_ values: [RequestValue]) -> Bool {
        guard draft.body == nil else { return false }
        if draft.operation.sentMethod.sendsQuery { return true }
        let query = Set(draft.operation.parameters.filter { $0.location == .query }.map(\.wireName))
        return values.allSatisfy { query.contains($0.wireName) }
    }

    /// One value is a dictionary of one key; several are a small struct, since a dictionary has no order and a literal
    /// of several types isn't `Encodable`.
    func content(of values: [RequestValue], in place: ArgumentPlace) -> RequestContent {
        if let inputArgument { return .argument(inputArgument, isOptional: false) }
        if values.count == 1 { return .dictionary(values[0]) }
        var scope = NameScope(style: .lowerCamel, reserved: .members)
        let claims = values.map { scope.propose($0.wireName) }
        let names = scope.resolve()
        let properties = zip(values, claims).map { value, claim in
            InputPropertyPlan(
                name: names[claim], type: value.type, wireName: value.wireName, defaultValue: nil, documentation: [],
                statement: nil, place: place)
        }
        let structure = InputPlan(
            name: SwiftIdentifier(structureName), documentation: [], properties: properties, isEncodable: true,
            isHashable: false, isKept: false)
        return .structure(structure, values)
    }
}
