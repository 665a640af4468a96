import APIModel
import Diagnostics
import SourceTree

/// Reads the security schemes of the components.
struct SecuritySchemeReader {
    let nodes: NodeReader

    func read(_ located: Located, into schemes: SecuritySchemes) {
        for entry in nodes.entries(located, "securitySchemes") {
            let origin = nodes.references.resolve(entry.value) ?? entry.value
            let scheme = scheme(entry.key.text, entry.value, declaredAt: entry.key)
            schemes.append(entry.key.text, at: origin.identity, scheme)
        }
    }

    /// The scheme that stands at a place; `key` is what diagnostics underline.
    func scheme(_ name: String, _ located: Located, declaredAt key: SourceNode) -> SecurityScheme? {
        let place: Message = "security scheme `\(name)`"
        guard let fields = nodes.fields(of: located, as: SecurityKey.self, in: place) else { return nil }
        guard let type = fields[.type] else {
            nodes.report(ObjectMessages.missingKey("type", of: place, at: key.range))
            return nil
        }
        guard let kind = kind(type.node, fields, place: place, key: key) else { return nil }
        return SecurityScheme(
            name: name,
            kind: kind,
            documentation: fields.string(.description),
            origin: nodes.documents.origin(of: fields.located, key: key)
        )
    }

    private func kind(
        _ type: SourceNode,
        _ fields: ObjectFields<SecurityKey>,
        place: Message,
        key: SourceNode
    ) -> SecurityScheme.Kind? {
        func required(_ field: SecurityKey) -> String? {
            if fields[field] != nil { return fields.string(field) }
            nodes.report(ObjectMessages.missingKey(field.rawValue, of: place, at: key.range))
            return nil
        }
        switch (type.text, nodes.version == .swagger2) {
        case ("basic", true):
            return .http(scheme: "basic", bearerFormat: nil)
        case ("apiKey", _):
            guard let name = required(.name), let place = required(.location) else { return nil }
            if let location = apiKeyLocation(place) { return .apiKey(name: name, location: location) }
            let range = (fields[.location]?.node ?? type).range
            nodes.report(SecurityMessages.unknownKeyLocation(place, at: range))
            return nil
        case ("http", false):
            return required(.scheme).map {
                .http(scheme: schemeName($0), bearerFormat: fields[.bearerFormat]?.node.text)
            }
        case ("oauth2", true):
            return .oauth2(flows: fields[.flow].map { [$0.node.text] } ?? [])
        case ("oauth2", false):
            return .oauth2(flows: fields[.flows].map(flows) ?? [])
        case ("openIdConnect", false):
            return required(.openIdConnectUrl).map { .openIDConnect(url: $0) }
        case ("mutualTLS", false):
            return .mutualTLS
        default:
            nodes.report(SecurityMessages.unknownType(type.text, version: nodes.version, at: type.range))
            return nil
        }
    }

    /// `Bearer` → `bearer`; others as written, since services compare a scheme of their own by its letters: `Token`.
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
