import APIModel

/// Writes an API as a native spec. Facts that it can't express are left out.
public struct NativeDocument {
    let api: API
    let types: NativeTypes
    /// The values that most or all operations share, written once for the document.
    let common: Common

    struct Common {
        var security: [SecurityAlternative]
        var envelope: String?
        var errors: [Response]
    }

    /// The text, and the new names of types that had to be renamed.
    public static func text(of api: API) -> (text: String, renames: [String: String]) {
        let document = NativeDocument(api)
        return (YAMLWriter.text(of: document.value), document.types.names.renames(api))
    }

    private init(_ api: API) {
        self.api = api
        types = NativeTypes(api)
        let first = api.operations.first
        let isShared = { (holds: (Operation) -> Bool) in api.operations.allSatisfy(holds) }
        common = Common(
            security: api.usualSecurity,
            envelope: first?.directives.envelope.flatMap { envelope in
                isShared { $0.directives.envelope == envelope } ? envelope : nil
            },
            errors: api.operations.count < 2
                ? []
                : (first?.responses ?? []).filter { response in
                    !response.status.isSuccess && isShared { $0.responses.contains(where: response.isEqualButForPlace) }
                })
    }

    /// The operation's id, or a name made of method and path: `GET /items/{id}` → `getItemsId`
    private static func identifier(of operation: Operation) -> String {
        operation.identifier ?? NativeNames.word(of: operation.method.name.lowercased() + operation.path.text)
    }

    private var value: YAMLValue {
        var root = YAMLMap()
        root.add("netlayer", .raw("1"))
        root.add("title", text: api.title)
        root.add("version", text: api.version)
        root.add("doc", text: api.documentation)
        root.add("servers", map: servers)
        root.add("auth", map: schemes)
        if !common.security.isEmpty { root.add("security", text: NativeSecurity.text(common.security)) }
        root.add("envelope", text: common.envelope)
        if !common.errors.isEmpty { root.add("errors", written(common.errors)) }
        root.add(extensions: api.extensions.written)
        root.add("services", map: services)
        root.add("types", map: types.declarations())
        root.add("examples", map: types.examples())
        if let entities = api.entities {
            let renames = types.names.renames(api)
            root.add("entities", EntityValues.value(of: entities, in: api) { [renames[$0] ?? $0] })
        }
        return root.value
    }

    private var servers: YAMLMap {
        var map = YAMLMap()
        for (server, name) in zip(api.servers, ServerNames(api.servers).uniqueNames) {
            var long = YAMLMap()
            long.add("url", text: server.url)
            if server.documentation != name { long.add("doc", text: server.documentation) }
            var variables = YAMLMap()
            for variable in server.variables {
                var item = YAMLMap()
                item.add("default", text: variable.defaultValue)
                item.add("values", list: variable.allowedValues.map { .text($0) })
                item.add("doc", text: variable.documentation)
                variables.add(variable.name, item.entries.count == 1 ? .text(variable.defaultValue) : item.value)
            }
            long.add("variables", map: variables)
            let value = long.entries.count == 1 ? .text(server.url) : long.value
            map.add(NativeNames.serverKey(name), value)
        }
        return map
    }

    private var schemes: YAMLMap {
        var map = YAMLMap()
        for scheme in api.securitySchemes {
            guard let text = NativeSecurity.text(scheme.kind) else { continue }
            var long = YAMLMap()
            long.add("scheme", text: text)
            long.add("doc", text: scheme.documentation)
            map.add(scheme.name, scheme.documentation == nil ? .text(text) : long.value)
        }
        return map
    }

    private var services: YAMLMap {
        var map = YAMLMap()
        let fallback = api.title.isEmpty ? "API" : NativeNames.word(of: api.title)
        var names = api.services.map(\.name)
        var known = Set(names)
        var members: [String: [Operation]] = [:]
        for operation in api.operations {
            // Operations without a service are in a service named after the API.
            let name = operation.services.first ?? fallback
            members[name, default: []].append(operation)
            if known.insert(name).inserted { names.append(name) }
        }
        let documentation = Dictionary(api.services.map { ($0.name, $0.documentation) }) { first, _ in first }
        var identifiers: Set<String> = []
        for name in names {
            let operations = members[name] ?? []
            var service = YAMLMap()
            service.add("doc", text: documentation[name] ?? nil)
            let prefix = NativePath.prefix(of: operations)
            service.add("path", text: prefix.isEmpty ? nil : prefix)
            var list = YAMLMap()
            var channels = YAMLMap()
            for operation in operations {
                if let channel = operation.channel {
                    let value = self.value(of: channel, openedBy: operation, behind: prefix)
                    channels.add(identifiers.claim(NativeDocument.identifier(of: operation)), value)
                } else if let value = value(of: operation, behind: prefix) {
                    list.add(identifiers.claim(NativeDocument.identifier(of: operation)), value)
                }
            }
            service.add("operations", map: list)
            service.add("channels", map: channels)
            map.add(name, service.value)
        }
        return map
    }
}

extension API {
    /// The security of most operations, written once for the document.
    var usualSecurity: [SecurityAlternative] {
        var counts: [[SecurityAlternative]: Int] = [:]
        for operation in operations { counts[operation.security, default: 0] += 1 }
        let most = counts.values.max() ?? 0
        return operations.first { counts[$0.security] == most }?.security ?? []
    }
}

extension [Extension] {
    /// The extensions that a native spec has; it has keys of its own for `x-netlayer`.
    var written: [Extension] { filter { !$0.name.hasPrefix("x-netlayer") } }
}

/// Writes credentials for the native spec.
enum NativeSecurity {
    /// `token | account(read, write) & key | none`
    static func text(_ alternatives: [SecurityAlternative]) -> String {
        if alternatives.isEmpty { return "none" }
        return alternatives.map { alternative in
            if alternative.requirements.isEmpty { return "none" }
            return alternative.requirements.map { requirement in
                requirement.scheme
                    + (requirement.scopes.isEmpty ? "" : "(\(requirement.scopes.joined(separator: ", ")))")
            }.joined(separator: " & ")
        }.joined(separator: " | ")
    }

    /// `bearer JWT`, `header X-Api-Key`; nil for a scheme that the native spec doesn't have.
    static func text(_ kind: SecurityScheme.Kind) -> String? {
        switch kind {
        case .apiKey(let name, let location): return name.contains(" ") ? nil : "\(location.rawValue) \(name)"
        case .http(let scheme, let format):
            switch scheme.lowercased() {
            case "bearer": return "bearer" + (format.map { $0.contains(" ") ? "" : " " + $0 } ?? "")
            case "basic": return "basic"
            default: return nil
            }
        case .oauth2(let flows): return flows.isEmpty ? nil : "oauth2 " + flows.joined(separator: " ")
        case .openIDConnect(let url): return "openid " + url
        case .mutualTLS: return "mutualTLS"
        }
    }
}
