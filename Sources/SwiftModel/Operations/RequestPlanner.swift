import APIModel

/// Makes the pieces of a request from the inputs of an operation: path, headers, query, cookies and body.
struct RequestPlanner {
    let draft: OperationDraft
    let inputs: ArgumentPlanner.Result
    let types: any PlannedTypes

    /// `"/users/\(id)/posts"`, with a query that the description writes into the path.
    func path() -> PathPlan {
        var pieces: [SwiftInterpolation.Piece] = []
        var arguments: [String] = []
        for part in draft.operation.path.parts {
            switch part {
            case .literal(let text):
                pieces.append(.text(PathEscaping.escaped(text)))
            case .parameter(let name):
                let parameters = draft.operation.parameters
                guard let index = parameters.firstIndex(where: { $0.location == .path && $0.wireName == name }),
                    let source = inputs.parameters[index] ?? suppliedPathValue(name)
                else {
                    pieces.append(.text(PathEscaping.escaped("{\(name)}")))
                    continue
                }
                let text = ValueText(
                    expression: source.expression,
                    type: source.type,
                    isStringEnumeration: types.isStringEnumeration(parameters[index].use)
                )
                pieces.append(.expression(text.segment(of: parameters[index])))
                append(source.argument, to: &arguments)
            }
        }
        for (position, item) in draft.operation.path.fixedQuery.enumerated() {
            let value = item.value.map { "=\(PathEscaping.escaped($0, keepsSlash: false))" } ?? ""
            pieces.append(
                .text("\(position == 0 ? "?" : "&")\(PathEscaping.escaped(item.name, keepsSlash: false))\(value)")
            )
        }
        return PathPlan(expression: SwiftInterpolation(pieces).text, arguments: arguments)
    }

    /// A path parameter that is a member of the input.
    private func suppliedPathValue(_ name: String) -> ArgumentPlanner.Source? {
        guard let supplied = draft.operation.directives.pathValues.first(where: { $0.name == name }) else { return nil }
        guard case .member(let member) = supplied.value else { return nil }
        return source(named: member)?.source
    }

    func values(in location: Parameter.Location) -> [RequestValue] {
        let parameters = draft.operation.parameters
        return parameters.indices.compactMap { index in
            guard parameters[index].location == location, let source = inputs.parameters[index] else { return nil }
            return value(of: parameters[index], from: source)
        }
    }

    /// Declared headers, then those of a directive, which win over declared ones of the same name.
    func headers() -> [RequestValue] {
        var values = self.values(in: .header)
        for header in draft.operation.directives.headers {
            guard let value = value(of: header) else { continue }
            if let index = values.firstIndex(where: { $0.key == value.key }) {
                values[index] = value
            } else {
                values.append(value)
            }
        }
        return values
    }

    func value(of parameter: Parameter, from source: ArgumentPlanner.Source) -> RequestValue {
        let text = ValueText(
            expression: source.expression,
            type: source.type,
            isStringEnumeration: types.isStringEnumeration(parameter.use)
        )
        let standard = Parameter(wireName: parameter.wireName, location: parameter.location, use: parameter.use)
        return RequestValue(
            key: SwiftLiteral.quoted(parameter.wireName),
            value: source.expression,
            text: text.header(isExploded: parameter.isExploded, isJSON: parameter.mediaType?.isJSON ?? false),
            type: source.type.text,
            isOptional: source.type.isOptional,
            style: parameter.style.rawValue,
            isExploded: parameter.isExploded,
            hasDefaultStyle: parameter.style == standard.style && parameter.isExploded == standard.isExploded,
            allowsReserved: parameter.allowsReserved,
            isJSON: parameter.mediaType?.isJSON ?? false,
            arguments: [source.argument]
        )
    }

    /// A value that a directive names: a constant, an argument, a member of the input or the body.
    func value(of named: OperationDirectives.NamedValue) -> RequestValue? {
        var value = RequestValue(
            key: SwiftLiteral.quoted(named.name),
            value: "",
            text: "",
            type: SwiftType.string.text,
            isOptional: false,
            style: Parameter.Style.form.rawValue,
            isExploded: true,
            hasDefaultStyle: true,
            allowsReserved: false,
            isJSON: false,
            arguments: []
        )
        switch named.value {
        case .constant(let literal):
            value.value = types.expression(of: literal, as: nil)
            if case .string = literal { value.text = value.value } else { value.text = "String(\(value.value))" }
            value.type = DirectiveValueType.type(of: literal).text
            return value
        case .argument(let name), .member(let name):
            guard let found = source(named: name) else { return nil }
            let text = ValueText(
                expression: found.source.expression,
                type: found.source.type,
                isStringEnumeration: found.use.map(types.isStringEnumeration) ?? false
            )
            value.value = found.source.expression
            value.text = text.header(isExploded: false)
            value.type = found.source.type.text
            value.isOptional = found.source.type.isOptional
            value.arguments = [found.source.argument]
            return value
        }
    }

    /// The input that a directive calls `name`: a parameter, the body itself, or a member of the body.
    private func source(named name: String) -> (source: ArgumentPlanner.Source, use: SchemaUse?)? {
        let parameters = draft.operation.parameters
        let found = parameters.firstIndex { $0.wireName == name } ?? parameters.firstIndex { $0.name == name }
        if let index = found, let source = inputs.parameters[index] {
            return (source, parameters[index].use)
        }
        guard let body = inputs.body, let use = draft.body?.content.use else { return nil }
        if name == "body" || name == "input" { return (body, use) }
        guard let member = types.propertyName(name, of: use), let property = types.property(name, of: use) else {
            return nil
        }
        let access = body.type.isOptional ? "?." : "."
        let type = types.type(of: property.use)
        let isOptional = type.isOptional || !property.isRequired || body.type.isOptional
        let source = ArgumentPlanner.Source(
            expression: "\(body.expression)\(access)\(member.member)",
            type: isOptional ? type.optional : type,
            argument: body.argument
        )
        return (source, property.use)
    }

    func body() -> BodyPlan? {
        guard let choice = draft.body, let source = inputs.body else { return nil }
        let type = choice.content.mediaType
        var plan = BodyPlan(
            kind: .json,
            value: source.expression,
            type: source.type.text,
            isOptional: source.type.isOptional,
            isForm: false,
            contentType: nil,
            subtype: nil,
            arguments: [source.argument]
        )
        switch choice.kind {
        case .json:
            let isUsual = type.essence == "application/json" || type.text.contains("*")
            plan.contentType = isUsual ? nil : SwiftLiteral.quoted(type.text)
        case .form:
            plan.kind = .form
            plan.fields = choice.content.encodings.compactMap(field)
        case .multipart:
            plan.kind = .multipart
            plan.isForm = types.formType("\(draft.key) body") != nil
            let subtype = String(type.essence.dropFirst("multipart/".count))
            plan.subtype = subtype == "form-data" || subtype == "*" ? nil : SwiftLiteral.quoted(subtype)
        case .text:
            plan.kind = .text
            plan.contentType =
                type.essence == "text/plain" || type.text.contains("*") ? nil : SwiftLiteral.quoted(type.text)
        case .data:
            plan.kind = .data
            let isUsual = type.essence == "application/octet-stream" || type.text.contains("*")
            plan.contentType = isUsual ? nil : SwiftLiteral.quoted(type.text)
        }
        return plan
    }

    /// A field whose encoding says more than a media type.
    private func field(_ encoding: PartEncoding) -> FormFieldPlan? {
        guard encoding.style != nil || encoding.isExploded != nil || encoding.allowsReserved else { return nil }
        let style = encoding.style ?? .form
        return FormFieldPlan(
            key: SwiftLiteral.quoted(encoding.property),
            style: style.rawValue,
            isExploded: encoding.isExploded ?? (style == .form),
            allowsReserved: encoding.allowsReserved
        )
    }

    private func append(_ argument: String, to arguments: inout [String]) {
        if !arguments.contains(argument) { arguments.append(argument) }
    }
}

/// The Swift type of a constant that a directive writes.
enum DirectiveValueType {
    static func type(of literal: Literal) -> SwiftType {
        switch literal {
        case .bool: return .bool
        case .number(let text): return text.contains { ".eE".contains($0) } ? .double : .int
        default: return .string
        }
    }
}
