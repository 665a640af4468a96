import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    /// The body of OpenAPI 3, inline or by reference.
    func requestBody(_ located: Located) -> Body? {
        guard let (target, documentation) = resolve(located, section: .requestBodies) else { return nil }
        let body: Body?
        if let known = sharedBodies[target.identity] {
            body = known
        } else {
            body = readBody(target)
            sharedBodies[target.identity] = .some(body)
        }
        guard let documentation, var described = body else { return body }
        described.documentation = documentation
        return described
    }

    private func readBody(_ located: Located) -> Body? {
        guard lowering.expectMapping(located, what: "`requestBody`") else { return nil }
        var body = Body(isRequired: false, contents: [], origin: lowering.origin(of: located))
        read(located, as: RequestBodyKey.self, in: "a request body") { key, value in
            switch key {
            case .description: body.documentation = string(value, "description")
            case .content: body.contents = contents(value)
            case .required: body.isRequired = bool(value, "required") ?? false
            }
        }
        if let name = located.node["x-codegen-request-body-name"], name.isString { body.name = name.text }
        if body.contents.isEmpty {
            report(BodyMessages.emptyBody(at: located.range), in: located.document)
            return nil
        }
        return body
    }

    /// The body that the parameters of Swagger 2.0 describe; a form wins over a body parameter.
    func body(of declared: [DeclaredParameter], consumes: [MediaType]) -> Body? {
        var fields: [FormField] = []
        var single: (body: ParameterDeclaration.Body2, declared: DeclaredParameter)?
        for item in declared {
            switch item.declaration {
            case .field(let field): fields.append(field)
            case .body(let body): single = single ?? (body, item)
            case .parameter, .ignored: break
            }
        }
        if !fields.isEmpty {
            if let single {
                report(BodyMessages.bodyAndForm(at: single.declared.range), in: single.declared.document)
            }
            return form(fields, consumes: consumes)
        }
        guard let body = single?.body else { return nil }
        let types = consumes.isEmpty ? [MediaType("application/json")] : consumes
        let contents = types.map { MediaContent(mediaType: $0, use: body.use) }
        var result = Body(
            isRequired: body.isRequired,
            contents: contents,
            documentation: body.documentation,
            origin: body.origin
        )
        result.name = body.name
        return result
    }

    /// A form: multipart where a file is sent or nothing else is consumed, URL-encoded otherwise.
    private func form(_ fields: [FormField], consumes: [MediaType]) -> Body {
        let hasFile = fields.contains(where: \.isFile)
        var types = consumes.filter { $0.isMultipart || ($0.isForm && !hasFile) }
        if types.isEmpty {
            types = [MediaType(hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded")]
        }
        let shape = ObjectShape(properties: fields.map(\.property))
        let schema = lowering.newSchema(.object(shape))
        let origin = fields.first?.property.origin ?? .none
        let contents = types.map { type in
            var content = MediaContent(mediaType: type, use: SchemaUse(schema))
            content.encodings = fields.compactMap(\.encoding)
            return content
        }
        return Body(isRequired: fields.contains(where: \.property.isRequired), contents: contents, origin: origin)
    }
}
