import APIModel
import Directives

extension APIDump {
    mutating func write(_ operation: Operation) {
        field(.id, operation.identifier)
        field(.method, operation.method.name)
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
        security(operation.security)
        listIfAny(.servers, operation.servers) { $0.write($1) }
        if !operation.directives.givenKeys.isEmpty { object(.directives, operation.directives) { $0.write($1) } }
        extensions(operation.extensions)
        pointer(operation.origin)
    }

    private mutating func write(_ channel: Channel) {
        use(.sent, channel.sent)
        use(.received, channel.received)
        texts(.subprotocols, channel.subprotocols)
    }

    private mutating func write(_ choice: MethodChoice) {
        field(.flag, choice.flag.text)
        field(.whenTrue, choice.whenTrue.name)
        field(.whenFalse, choice.whenFalse.name)
    }

    private mutating func write(_ path: PathTemplate) {
        field(.path, path.text)
        list(.pathParts, path.parts) { dump, part in
            switch part {
            case .literal(let text): dump.field(.literal, text)
            case .parameter(let name): dump.field(.parameter, name)
            }
        }
        listIfAny(.fixedQuery, path.fixedQuery) { dump, item in
            dump.field(.name, item.name)
            dump.field(.value, item.value)
        }
    }

    private mutating func write(_ parameter: Parameter) {
        field(.name, parameter.wireName)
        field(.givenName, parameter.name)
        field(.in, parameter.location.rawValue)
        field(.required, parameter.isRequired)
        field(.style, parameter.encoding.style.rawValue)
        field(.explode, parameter.encoding.isExploded)
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
        field(.required, body.isRequired)
        field(.name, body.name)
        field(.documentation, body.documentation)
        list(.contents, body.contents) { $0.write($1) }
        pointer(body.origin)
    }

    private mutating func write(_ response: Response) {
        field(.status, response.status.text)
        field(.documentation, response.documentation)
        listIfAny(.headers, response.headers) { $0.write($1) }
        list(.contents, response.contents) { $0.write($1) }
        pointer(response.origin)
    }

    private mutating func write(_ header: ResponseHeader, encoding: ParameterEncoding? = nil) {
        field(.name, header.wireName)
        field(.required, header.isRequired)
        field(.documentation, header.documentation)
        flag(.explode, encoding?.isExploded ?? false)
        field(.mediaType, encoding?.mediaType?.text)
        use(.schema, header.use)
    }

    private mutating func write(_ content: MediaContent) {
        field(.mediaType, content.mediaType.text)
        use(.schema, content.use)
        use(.itemSchema, content.itemUse)
        field(.itemType, content.itemType)
        listIfAny(.encodings, content.encodings) { $0.write($1) }
        listIfAny(.examples, content.examples) { dump, example in
            dump.field(.name, example.name)
            dump.field(.summary, example.summary)
            dump.field(.value, example.value)
        }
    }

    private mutating func write(_ encoding: PartEncoding) {
        field(.property, encoding.property)
        field(.contentType, encoding.contentType)
        field(.style, encoding.style?.rawValue)
        field(.explode, encoding.isExploded)
        flag(.allowReserved, encoding.allowsReserved)
        listIfAny(.headers, encoding.headers) { dump, header in dump.write(header, encoding: header.encoding) }
    }

    mutating func write(_ directives: OperationDirectives) {
        for directive in Directive.all {
            guard let value = directive.written(directives) else { continue }
            current.fields.append((.given(directive.key), DumpValue(value)))
        }
    }
}
