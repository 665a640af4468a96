import APIModel
import Directives

extension APIDump {
    mutating func write(_ operation: Operation) {
        field(.id, operation.identifier)
        writer.field(.method, operation.method.name)
        object(.methodChoice, operation.methodChoice) { $0.write($1) }
        write(operation.path)
        texts(.services, operation.services)
        field(.summary, operation.summary)
        field(.documentation, operation.documentation)
        flag(.deprecated, operation.isDeprecated)
        list(.parameters, operation.parameters) { $0.write($1) }
        object(.requestBody, operation.body) { $0.write($1) }
        list(.responses, operation.responses) { $0.write($1) }
        object(.channel, operation.channel) { $0.write($1) }
        valuesIfAny(.security, operation.security) { $0.write($1) }
        listIfAny(.servers, operation.servers) { $0.write($1) }
        if !operation.directives.givenKeys.isEmpty { object(.directives, operation.directives) { $0.write($1) } }
        extensions(operation.extensions)
        pointer(operation.origin)
    }

    private mutating func write(_ channel: Channel) {
        if let use = channel.sent { self.use(.sent, use) }
        if let use = channel.received { self.use(.received, use) }
        texts(.subprotocols, channel.subprotocols)
    }

    private mutating func write(_ choice: MethodChoice) {
        writer.field(.flag, choice.flag.text)
        writer.field(.whenTrue, choice.whenTrue.name)
        writer.field(.whenFalse, choice.whenFalse.name)
    }

    private mutating func write(_ path: PathTemplate) {
        writer.field(.path, path.text)
        list(.pathParts, path.parts) { dump, part in
            switch part {
            case .literal(let text): dump.writer.field(.literal, text)
            case .parameter(let name): dump.writer.field(.parameter, name)
            }
        }
        listIfAny(.fixedQuery, path.fixedQuery) { dump, item in
            dump.writer.field(.name, item.name)
            dump.field(.value, item.value)
        }
    }

    private mutating func write(_ parameter: Parameter) {
        writer.field(.name, parameter.wireName)
        field(.givenName, parameter.name)
        writer.field(.in, parameter.location.rawValue)
        writer.field(.required, parameter.isRequired)
        writer.field(.style, parameter.encoding.style.rawValue)
        writer.field(.explode, parameter.encoding.isExploded)
        flag(.allowReserved, parameter.encoding.allowsReserved)
        flag(.allowEmptyValue, parameter.allowsEmptyValue)
        field(.mediaType, parameter.encoding.mediaType?.text)
        listIfAny(.encodings, parameter.fields) { $0.write($1) }
        field(.documentation, parameter.documentation)
        flag(.deprecated, parameter.isDeprecated)
        extensions(parameter.extensions)
        use(.schema, parameter.use)
        pointer(parameter.origin)
    }

    private mutating func write(_ body: Body) {
        writer.field(.required, body.isRequired)
        field(.name, body.name)
        field(.documentation, body.documentation)
        list(.contents, body.contents) { $0.write($1) }
        pointer(body.origin)
    }

    private mutating func write(_ response: Response) {
        writer.field(.status, response.status.text)
        field(.documentation, response.documentation)
        listIfAny(.headers, response.headers) { $0.write($1) }
        list(.contents, response.contents) { $0.write($1) }
        pointer(response.origin)
    }

    private mutating func write(_ header: ResponseHeader, encoding: ParameterEncoding? = nil) {
        writer.field(.name, header.wireName)
        writer.field(.required, header.isRequired)
        field(.documentation, header.documentation)
        flag(.explode, encoding?.isExploded ?? false)
        field(.mediaType, encoding?.mediaType?.text)
        use(.schema, header.use)
    }

    private mutating func write(_ content: MediaContent) {
        writer.field(.mediaType, content.mediaType.text)
        if let use = content.use { self.use(.schema, use) }
        if let use = content.itemUse { self.use(.itemSchema, use) }
        field(.itemType, content.itemType)
        listIfAny(.encodings, content.encodings) { $0.write($1) }
        listIfAny(.examples, content.examples) { dump, example in
            dump.field(.name, example.name)
            dump.field(.summary, example.summary)
            dump.field(.value, example.value)
        }
    }

    private mutating func write(_ encoding: PartEncoding) {
        writer.field(.property, encoding.property)
        field(.contentType, encoding.contentType)
        field(.style, encoding.style?.rawValue)
        if let isExploded = encoding.isExploded { writer.field(.explode, isExploded) }
        flag(.allowReserved, encoding.allowsReserved)
        listIfAny(.headers, encoding.headers) { dump, header in dump.write(header, encoding: header.encoding) }
    }

    mutating func write(_ directives: OperationDirectives) {
        for directive in Directive.all {
            guard let value = directive.written(directives) else { continue }
            writer.key(named: directive.key)
            write(value)
        }
    }
}
