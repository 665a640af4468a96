import APIModel
import Diagnostics
import SourceTree

/// The security schemes of a document and those that requirements name in other files. It also has the names of
/// unusable schemes, so that they aren't reported as unknown.
final class SecuritySchemes {
    private(set) var schemes: [SecurityScheme] = []
    /// The names of all schemes, in the order of the text.
    private(set) var names: [String] = []
    /// The position of each name in `names`.
    private(set) var positions: [String: Int] = [:]
    private(set) var usableNames: Set<String> = []
    /// The names of schemes by the nodes that declare them.
    private var namesOfNodes: [NodeIdentity: String] = [:]

    func append(_ name: String, at node: NodeIdentity, _ scheme: SecurityScheme?) {
        if positions[name] == nil { positions[name] = names.count }
        names.append(name)
        if namesOfNodes[node] == nil { namesOfNodes[node] = name }
        guard let scheme else { return }
        schemes.append(scheme)
        usableNames.insert(name)
    }

    func name(of node: NodeIdentity) -> String? { namesOfNodes[node] }

    /// A name that isn't taken by a scheme.
    func freeName(for name: String) -> String {
        var taken = Set(names)
        return taken.claim(name)
    }
}

struct SecuritySchemeReader {
    let nodes: NodeReader

    func read(_ located: Located, into schemes: SecuritySchemes) {
        for entry in nodes.entries(located, "securitySchemes") {
            let origin = nodes.references.resolve(entry.value) ?? entry.value
            let scheme = scheme(entry.key.text, entry.value, declaredAt: entry.key)
            schemes.append(entry.key.text, at: origin.identity, scheme)
        }
    }

    /// The scheme at a place; diagnostics underline `key`.
    func scheme(_ name: String, _ located: Located, declaredAt key: SourceNode) -> SecurityScheme? {
        let place: Message = "security scheme `\(name)`"
        guard let fields = nodes.fields(of: located, as: SecurityKey.self, in: place) else { return nil }
        guard let type = fields[.type] else { return nodes.fail(.missingKey("type", of: place, at: key.range)) }
        guard let kind = kind(type.node, fields, place: place, key: key) else { return nil }
        return SecurityScheme(
            name: name, kind: kind, documentation: fields.string(.description),
            origin: nodes.documents.origin(of: fields.located, key: key))
    }

    private func kind(_ type: SourceNode, _ fields: ObjectFields<SecurityKey>, place: Message, key: SourceNode)
        -> SecurityScheme.Kind?
    {
        func required(_ field: SecurityKey) -> String? {
            if fields[field] != nil { return fields.string(field) }
            return nodes.fail(.missingKey(field.rawValue, of: place, at: key.range))
        }
        switch (type.text, nodes.version == .swagger2) {
        case ("basic", true): return .http(scheme: "basic", bearerFormat: nil)
        case ("apiKey", _):
            guard let name = required(.name), let place = required(.location) else { return nil }
            if let location = apiKeyLocation(place) { return .apiKey(name: name, location: location) }
            let range = (fields[.location]?.node ?? type).range
            return nodes.fail(
                .invalidSecurityScheme, "`\(place)` is not a place for an API key; the scheme is left out", at: range,
                help: "use `header`, `query` or `cookie`")
        case ("http", false):
            return required(.scheme).map {
                .http(scheme: schemeName($0), bearerFormat: fields[.bearerFormat]?.node.text)
            }
        case ("oauth2", true): return .oauth2(flows: fields[.flow].map { [$0.node.text] } ?? [])
        case ("oauth2", false): return .oauth2(flows: fields[.flows].map(flows) ?? [])
        case ("openIdConnect", false): return required(.openIdConnectUrl).map { .openIDConnect(url: $0) }
        case ("mutualTLS", false): return .mutualTLS
        default: return nodes.fail(.unknownType(type.text, version: nodes.version, at: type.range))
        }
    }

    /// `Bearer` → `bearer`; others as written, since a service's own scheme may be case-sensitive: `Token`.
    private func schemeName(_ text: String) -> String {
        let name = text.lowercased()
        return ["basic", "bearer"].contains(name) ? name : text
    }

    private func apiKeyLocation(_ text: String) -> Parameter.Location? {
        switch text {
        case "query": return .query
        case "header": return .header
        case "cookie" where nodes.version != .swagger2: return .cookie
        default: return nil
        }
    }

    private func flows(_ located: Located) -> [String] {
        guard let located = nodes.mapping(located, "`flows`") else { return [] }
        return nodes.items(of: located, as: FlowsKey.self, in: "`flows`").map { key, value, _ in
            _ = nodes.fields(of: value, as: FlowKey.self, in: "flow `\(key.rawValue)`")
            return key.rawValue
        }
    }
}

/// Reads `security`, whose alternatives name schemes.
struct SecurityRequirementReader {
    let nodes: NodeReader
    let schemes: SecuritySchemes

    /// The alternatives of a list. An alternative that names an unknown scheme is left out.
    func alternatives(_ list: Located) -> [SecurityAlternative] {
        (nodes.list(list, "`security`") ?? []).compactMap { $0.node.isNull ? nil : alternative($0) }
    }

    private func alternative(_ located: Located) -> SecurityAlternative? {
        guard let located = nodes.mapping(located, "a security requirement") else { return nil }
        var requirements: [SecurityAlternative.Requirement] = []
        var isUsable = true
        for entry in located.node.entries {
            guard let name = schemeName(located.at(entry.key)) else {
                isUsable = false
                continue
            }
            let scopes = entry.value.isNull ? [] : nodes.texts(located.at(entry.value), "scopes").map(\.text)
            requirements.append(SecurityAlternative.Requirement(scheme: name, scopes: scopes))
        }
        return isUsable ? SecurityAlternative(requirements: inDeclaredOrder(requirements)) : nil
    }

    /// Sorts the schemes of an alternative, whose order has no meaning, so that equal requirements are equal.
    private func inDeclaredOrder(_ requirements: [SecurityAlternative.Requirement]) -> [SecurityAlternative.Requirement]
    {
        guard requirements.count > 1 else { return requirements }
        return requirements.sorted { (schemes.positions[$0.scheme] ?? 0) < (schemes.positions[$1.scheme] ?? 0) }
    }

    private func schemeName(_ key: Located) -> String? {
        let text = key.node.text
        if schemes.usableNames.contains(text) { return text }
        if schemes.positions[text] != nil { return nil }
        if nodes.version >= .openAPI32, text.contains("/") || text.contains("#") {
            return schemeName(referredToBy: key)
        }
        return nodes.fail(
            .unknownSecurityScheme, "there is no security scheme `\(text)`; the requirement is left out", at: key.range,
            help: suggestion(for: text, among: schemes.names))
    }

    /// OpenAPI 3.2 also takes the address of a scheme, maybe in another file: `#/components/securitySchemes/a`.
    private func schemeName(referredToBy key: Located) -> String? {
        guard let target = nodes.references.target(of: key), let scheme = nodes.references.resolve(target) else {
            return nil
        }
        if let known = schemes.name(of: scheme.identity) { return schemes.usableNames.contains(known) ? known : nil }
        let name = schemes.freeName(for: ComponentName.name(inReference: key.node.text) ?? key.node.text)
        let reader = SecuritySchemeReader(nodes: nodes)
        schemes.append(name, at: scheme.identity, reader.scheme(name, scheme, declaredAt: scheme.node))
        return schemes.usableNames.contains(name) ? name : nil
    }
}

enum SecurityKey: String, ObjectKey {
    case type, description, name, location = "in", scheme, bearerFormat, flows, openIdConnectUrl, flow
    case authorizationUrl, tokenUrl, scopes, oauth2MetadataUrl, deprecated

    static let table = KeyTable<Self>(except: [
        .since30: [.scheme, .bearerFormat, .flows, .openIdConnectUrl],
        .onlySwagger2: [.flow, .authorizationUrl, .tokenUrl, .scopes], .since32: [.oauth2MetadataUrl, .deprecated],
    ])
}

enum FlowsKey: String, ObjectKey {
    case implicit, password, clientCredentials, authorizationCode, deviceAuthorization

    static let table = KeyTable<Self>(.since30, except: [.since32: [.deviceAuthorization]])
}

enum FlowKey: String, ObjectKey {
    case authorizationUrl, tokenUrl, refreshUrl, scopes, deviceAuthorizationUrl

    static let table = KeyTable<Self>(.since30, except: [.since32: [.deviceAuthorizationUrl]])
}

extension Diagnostic {
    fileprivate static func unknownType(_ type: String, version: SpecVersion, at range: SourceRange) -> Self {
        let types =
            version == .swagger2
            ? ["basic", "apiKey", "oauth2"] : ["apiKey", "http", "oauth2", "openIdConnect", "mutualTLS"]
        return OpenAPICodes.invalidSecurityScheme(
            "`\(type)` is not a type of security scheme; the scheme is left out", at: range,
            help: type == "basic" || type == "bearer"
                ? "write `type: http` with `scheme: \(type)`"
                : "\(version.displayName) knows \(types.map { "`\($0)`" }.joined(separator: ", "))")
    }
}
