import APIModel

/// Writes an API as OpenAPI 3.1, or as 3.2 if something in it needs that. Facts that OpenAPI can't express are written
/// under `x-netlayer`, or left out.
public struct OpenAPIDocument {
    let api: API
    let schemas: OpenAPISchemas
    /// The credentials of most operations, written once for the document.
    let security: [SecurityAlternative]

    public static func text(of api: API) -> String { YAMLWriter.text(of: OpenAPIDocument(api).value) }

    private init(_ api: API) {
        self.api = api
        schemas = OpenAPISchemas(api)
        security = api.usualSecurity
    }

    private var value: YAMLValue {
        var root = YAMLMap()
        let servers = namedServers
        let isNew = servers.contains { $0.name != nil } || api.operations.contains(where: \.needsOpenAPI32)
        root.add("openapi", text: isNew ? "3.2.0" : "3.1.0")
        var info = YAMLMap()
        info.add("title", text: api.title)
        info.add("version", text: api.version)
        info.add("description", text: api.documentation)
        info.add(extensions: api.infoExtensions)
        root.add("info", info.value)
        root.add("servers", list: servers.map(OpenAPIDocument.server))
        root.add(
            "tags",
            list: api.services.map { service in
                var tag = YAMLMap()
                tag.add("name", text: service.name)
                tag.add("description", text: service.documentation)
                return tag.value
            })
        if !security.isEmpty { root.add("security", OpenAPIDocument.requirement(security)) }
        root.add("paths", paths(api.operations.filter { $0.channel == nil }).value)
        root.add("x-netlayer-channels", map: channels)
        if let entities = api.entities {
            let value = EntityValues.value(of: entities, in: api, named: schemas.names)
            root.add("x-netlayer", .map([.init("entities", value)]))
        }
        var components = YAMLMap()
        var schemes = YAMLMap()
        for scheme in api.securitySchemes { schemes.add(scheme.name, OpenAPIDocument.scheme(scheme)) }
        components.add("securitySchemes", map: schemes)
        components.add("schemas", map: schemas.components())
        root.add("components", map: components)
        root.add(extensions: api.extensions.filter { $0.name != "x-netlayer" })
        return root.value
    }

    /// The servers, with names only if their descriptions wouldn't give the same names: OpenAPI has names since 3.2.
    private var namedServers: [Server] {
        let described = api.servers.map(\.described)
        return ServerNames(described).names == ServerNames(api.servers).names ? described : api.servers
    }

    static func server(_ server: Server) -> YAMLValue {
        var map = YAMLMap()
        map.add("url", text: server.url)
        map.add("name", text: server.name)
        map.add("description", text: server.documentation)
        var variables = YAMLMap()
        for variable in server.variables {
            var item = YAMLMap()
            item.add("default", text: variable.defaultValue)
            item.add("enum", list: variable.allowedValues.map { .text($0) })
            item.add("description", text: variable.documentation)
            variables.add(variable.name, item.value)
        }
        map.add("variables", map: variables)
        return map.value
    }

    static func requirement(_ alternatives: [SecurityAlternative]) -> YAMLValue {
        .list(
            alternatives.map { alternative in
                .map(alternative.requirements.map { .init($0.scheme, .list($0.scopes.map { .text($0) })) })
            })
    }

    private static func scheme(_ scheme: SecurityScheme) -> YAMLValue {
        var map = YAMLMap()
        switch scheme.kind {
        case .apiKey(let name, let location):
            map.add("type", text: "apiKey")
            map.add("in", text: location.rawValue)
            map.add("name", text: name)
        case .http(let name, let format):
            map.add("type", text: "http")
            map.add("scheme", text: name)
            map.add("bearerFormat", text: format)
        case .oauth2(let flows):
            map.add("type", text: "oauth2")
            map.add("flows", .map(flows.map { .init($0, flow($0)) }))
        case .openIDConnect(let url):
            map.add("type", text: "openIdConnect")
            map.add("openIdConnectUrl", text: url)
        case .mutualTLS: map.add("type", text: "mutualTLS")
        }
        map.add("description", text: scheme.documentation)
        return map.value
    }

    /// Writes a flow with placeholders for the addresses that OpenAPI requires, since they are unknown.
    private static func flow(_ name: String) -> YAMLValue {
        var map = YAMLMap()
        if name == "authorizationCode" || name == "implicit" { map.add("authorizationUrl", text: "/authorize") }
        if name != "implicit" { map.add("tokenUrl", text: "/token") }
        map.add("scopes", .map([]))
        return map.value
    }

    private func paths(_ operations: [Operation]) -> YAMLMap {
        var order: [String] = []
        var items: [String: (standard: YAMLMap, others: YAMLMap)] = [:]
        for operation in operations {
            let key = OpenAPIDocument.key(operation.path)
            if items[key] == nil { order.append(key) }
            var item = items[key] ?? (YAMLMap(), YAMLMap())
            let known = (item.standard.entries + item.others.entries).map(\.key)
            for (method, value) in values(of: operation) where !known.contains(method) {
                if HTTPMethod(method).isStandard {
                    item.standard.add(method, value)
                } else {
                    item.others.add(method, value)
                }
            }
            items[key] = item
        }
        var map = YAMLMap()
        for key in order {
            guard var item = items[key] else { continue }
            item.standard.add("additionalOperations", map: item.others)
            map.add(key, item.standard.value)
        }
        return map
    }

    /// `/search?type=all`
    private static func key(_ path: PathTemplate) -> String {
        if path.text.contains("?") || path.fixedQuery.isEmpty { return path.text }
        let items = path.fixedQuery.map { $0.name + ($0.value.map { "=" + $0 } ?? "") }
        return path.text + "?" + items.joined(separator: "&")
    }

    /// The method and value of an operation; two of each if a flag chooses the method.
    private func values(of operation: Operation) -> [(String, YAMLValue)] {
        let method = operation.method
        guard let choice = operation.methodChoice else {
            return [(method.isStandard ? method.name.lowercased() : method.name, value(of: operation, merge: nil))]
        }
        var merge = YAMLMap()
        merge.add("with", text: "\(choice.whenTrue.name) \(OpenAPIDocument.key(operation.path))")
        merge.add("flag", text: choice.flag.text)
        var other = operation
        other.identifier = operation.identifier.map { choice.whenTrue.name.lowercased() + $0.capitalizingFirst }
        other.directives = OperationDirectives()
        return [
            (choice.whenFalse.name.lowercased(), value(of: operation, merge: merge)),
            (choice.whenTrue.name.lowercased(), value(of: other, merge: nil)),
        ]
    }

    /// Adds the keys with which requests and channels begin.
    func addHead(of operation: Operation, to map: inout YAMLMap) {
        map.add("tags", list: operation.services.filter { !$0.isEmpty }.map { .text($0) })
        map.add("summary", text: operation.summary)
        map.add("description", text: operation.documentation)
        map.add("deprecated", flag: operation.isDeprecated)
        map.add("parameters", list: operation.parameters.map(parameter))
    }

    func addAccess(of operation: Operation, to map: inout YAMLMap) {
        if operation.security != security { map.add("security", OpenAPIDocument.requirement(operation.security)) }
        map.add("servers", list: operation.servers.map(\.described).map(OpenAPIDocument.server))
    }

    private func value(of operation: Operation, merge: YAMLMap?) -> YAMLValue {
        var map = YAMLMap()
        map.add("operationId", text: operation.identifier)
        addHead(of: operation, to: &map)
        if let body = operation.body { map.add("requestBody", self.body(body)) }
        var responses = YAMLMap()
        for response in operation.responses { responses.add(response.status.text, self.response(response)) }
        map.add("responses", responses.value)
        addAccess(of: operation, to: &map)
        var directives = DirectiveValues.entries(of: operation, in: api, besides: nil)
        directives.add("header", map: DirectiveValues.headers(operation.directives))
        if let merge { directives.add("merge", merge.value) }
        map.add("x-netlayer", map: directives)
        // A body's name is written with the body.
        map.add(extensions: operation.extensions.filter { $0.name != "x-codegen-request-body-name" })
        return map.value
    }
}

extension Server {
    /// The server without a name, which becomes the description if there is none.
    var described: Server {
        var server = self
        server.documentation = documentation ?? name
        server.name = nil
        return server
    }
}

extension OpenAPIDocument {
    func parameter(_ parameter: Parameter) -> YAMLValue {
        let encoding = parameter.encoding
        var map = YAMLMap()
        map.add("name", text: parameter.wireName)
        map.add("in", text: parameter.location.rawValue)
        map.add("required", flag: parameter.isRequired)
        map.add("description", text: parameter.documentation)
        map.add("deprecated", flag: parameter.isDeprecated)
        map.add("allowEmptyValue", flag: parameter.allowsEmptyValue)
        map.add("allowReserved", flag: encoding.allowsReserved)
        map.add(extensions: parameter.extensions)
        if encoding.style != ParameterEncoding.usual(in: parameter.location).style {
            map.add("style", text: encoding.style.rawValue)
        }
        if encoding.isExploded != (encoding.style == .form || encoding.style == .cookie), encoding.mediaType == nil {
            map.add("explode", .raw(encoding.isExploded ? "true" : "false"))
        }
        // The schema doesn't repeat the parameter's documentation.
        var use = parameter.use
        if use.annotations.documentation == parameter.documentation { use.annotations.documentation = nil }
        if parameter.isDeprecated { use.annotations.isDeprecated = false }
        if let type = encoding.mediaType {
            var content = MediaContent(mediaType: type, use: use)
            content.encodings = parameter.fields
            map.add("content", contents([content]))
        } else {
            map.add("schema", schemas.value(use))
        }
        return map.value.named(parameter.name, besides: parameter.wireName)
    }

    func body(_ body: Body) -> YAMLValue {
        var map = YAMLMap()
        map.add("description", text: body.documentation)
        map.add("required", flag: body.isRequired)
        map.add("content", contents(body.contents))
        map.add("x-codegen-request-body-name", text: body.name)
        return map.value
    }

    func response(_ response: Response) -> YAMLValue {
        var map = YAMLMap()
        // OpenAPI requires a description.
        map.add("description", text: response.documentation ?? "")
        map.add("headers", map: headers(response.headers))
        if !response.contents.isEmpty { map.add("content", contents(response.contents)) }
        return map.value
    }

    private func headers(_ headers: [ResponseHeader]) -> YAMLMap {
        var map = YAMLMap()
        for header in headers {
            var item = YAMLMap()
            item.add("description", text: header.documentation)
            item.add("required", flag: header.isRequired)
            var use = header.use
            if use.annotations.documentation == header.documentation { use.annotations.documentation = nil }
            if let type = header.encoding.mediaType {
                item.add("content", contents([MediaContent(mediaType: type, use: use)]))
            } else {
                item.add("explode", flag: header.encoding.isExploded)
                item.add("schema", schemas.value(use))
            }
            map.add(header.wireName, item.value)
        }
        return map
    }

    private func contents(_ contents: [MediaContent]) -> YAMLValue {
        var map = YAMLMap()
        for content in contents {
            var item = YAMLMap()
            item.add("schema", content.use.map { schemas.value($0) })
            item.add("itemSchema", content.itemUse.map { schemas.value($0) })
            item.add("itemEncoding", content.itemType.map { .map([.init("contentType", .text($0))]) })
            OpenAPIDocument.add(content.examples, to: &item)
            var encodings = YAMLMap()
            for encoding in content.encodings {
                var part = YAMLMap()
                part.add("contentType", text: encoding.contentType)
                part.add("style", text: encoding.style?.rawValue)
                part.add("explode", encoding.isExploded.map { .raw($0 ? "true" : "false") })
                part.add("allowReserved", flag: encoding.allowsReserved)
                part.add("headers", map: headers(encoding.headers))
                encodings.add(encoding.property, part.value)
            }
            item.add("encoding", map: encodings)
            map.add(content.mediaType.text, item.value)
        }
        return map.value
    }

    /// A single example without a name is `example`; all others need names.
    private static func add(_ examples: [Example], to map: inout YAMLMap) {
        if examples.count == 1, let example = examples.first, example.name == nil, example.summary == nil {
            return map.add("example", YAMLValue(example.value))
        }
        var named = YAMLMap()
        for (index, example) in examples.enumerated() {
            var item = YAMLMap()
            item.add("summary", text: example.summary)
            item.add("value", YAMLValue(example.value))
            named.add(example.name ?? "example\(index + 1)", item.value)
        }
        map.add("examples", map: named)
    }
}

extension Operation {
    /// Whether OpenAPI 3.1 has no words for a part of it: a method or a place of parameters, or the items of a stream.
    fileprivate var needsOpenAPI32: Bool {
        let contents = (body?.contents ?? []) + responses.flatMap(\.contents)
        return method.name == "QUERY" || !method.isStandard
            || contents.contains { $0.itemUse != nil || $0.itemType != nil }
            || parameters.contains { parameter in
                let (style, isReserved) = (parameter.encoding.style, parameter.encoding.allowsReserved)
                return parameter.location == .querystring || style == .cookie
                    || isReserved && parameter.location == .path
            }
    }
}
