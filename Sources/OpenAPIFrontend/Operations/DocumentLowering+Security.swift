import APIModel
import Diagnostics
import SourceTree

extension DocumentLowering {
    func readSecuritySchemes(_ located: Located) {
        for entry in entries(located, "securitySchemes") {
            let name = entry.key.text
            securityNames.append(name)
            guard let target = resolve(entry.value)?.target,
                let scheme = securityScheme(name, target, key: entry.key)
            else { continue }
            usableSecurityNames.insert(name)
            lowering.api.securitySchemes.append(scheme)
        }
    }

    private func securityScheme(_ name: String, _ located: Located, key: SourceNode) -> SecurityScheme? {
        let place = "security scheme `\(name)`"
        guard lowering.expectMapping(located, what: place) else { return nil }
        let fields = self.fields(of: located, as: SecurityKey.self, in: place)
        guard let type = fields[.type] else {
            report(ObjectMessages.missingKey("type", of: place, at: key.range), in: located.document)
            return nil
        }
        guard let kind = securityKind(type, fields, place: place, key: key) else { return nil }
        return SecurityScheme(
            name: name,
            kind: kind,
            documentation: fields[.description].flatMap { string($0, "description") },
            origin: lowering.origin(of: located, key: key)
        )
    }

    private func securityKind(
        _ type: Located,
        _ fields: Fields<SecurityKey>,
        place: String,
        key: SourceNode
    ) -> SecurityScheme.Kind? {
        func required(_ field: SecurityKey, _ name: StaticString) -> String? {
            if let value = fields[field] { return string(value, name) }
            let problem = ObjectMessages.missingKey("\(name)", of: place, at: key.range)
            report(problem, in: type.document)
            return nil
        }
        switch (type.node.text, version == .swagger2) {
        case ("basic", true):
            return .http(scheme: "basic", bearerFormat: nil)
        case ("apiKey", _):
            guard let name = required(.name, "name"), let place = required(.location, "in") else { return nil }
            guard let location = apiKeyLocation(place) else { break }
            return .apiKey(name: name, location: location)
        case ("http", false):
            return required(.scheme, "scheme").map {
                .http(scheme: $0.lowercased(), bearerFormat: fields[.bearerFormat]?.node.text)
            }
        case ("oauth2", true):
            return .oauth2(flows: fields[.flow].map { [$0.node.text] } ?? [])
        case ("oauth2", false):
            return .oauth2(flows: fields[.flows].map(flows) ?? [])
        case ("openIdConnect", false):
            return required(.openIdConnectUrl, "openIdConnectUrl").map { .openIDConnect(url: $0) }
        case ("mutualTLS", false):
            return .mutualTLS
        default:
            report(SecurityMessages.unknownType(type.node.text, version: version, at: type.range), in: type.document)
            return nil
        }
        let location = fields[.location] ?? type
        report(SecurityMessages.unknownKeyLocation(location.node.text, at: location.range), in: location.document)
        return nil
    }

    private func apiKeyLocation(_ text: String) -> Parameter.Location? {
        switch text {
        case "query": return .query
        case "header": return .header
        case "cookie" where version != .swagger2: return .cookie
        default: return nil
        }
    }

    private func flows(_ located: Located) -> [String] {
        guard lowering.expectMapping(located, what: "`flows`") else { return [] }
        var names: [String] = []
        read(located, as: FlowsKey.self, in: "`flows`") { key, value in
            names.append("\(key)")
            guard lowering.expectMapping(value, what: "`\(key)`") else { return }
            read(value, as: FlowKey.self, in: "flow `\(key)`") { _, _ in }
        }
        return names
    }
}

extension DocumentLowering {
    /// The alternatives of `security`. One that names a scheme that doesn't exist is left out.
    func securityAlternatives(_ list: Located, place: @autoclosure () -> String) -> [SecurityAlternative] {
        guard lowering.expectSequence(list, what: "`security`") else { return [] }
        return list.node.elements.compactMap { element in
            element.isNull ? nil : securityAlternative(list.at(element))
        }
    }

    private func securityAlternative(_ located: Located) -> SecurityAlternative? {
        guard lowering.expectMapping(located, what: "a security requirement") else { return nil }
        var requirements: [SecurityAlternative.Requirement] = []
        var isUsable = true
        for entry in located.node.entries {
            guard let name = schemeName(entry.key, in: located.document) else {
                isUsable = false
                continue
            }
            let scopes = entry.value.isNull ? [] : texts(located.at(entry.value), "scopes").map { $0.node.text }
            requirements.append(SecurityAlternative.Requirement(scheme: name, scopes: scopes))
        }
        return isUsable ? SecurityAlternative(requirements: requirements) : nil
    }

    /// The name of a scheme that can be used; OpenAPI 3.2 also takes its address: `#/components/securitySchemes/a`.
    private func schemeName(_ key: SourceNode, in document: DocumentIndex) -> String? {
        let text = key.text
        if usableSecurityNames.contains(text) { return text }
        if version >= .openAPI32, let slash = text.lastIndex(of: "/") {
            let name = String(text[text.index(after: slash)...])
            if usableSecurityNames.contains(name) { return name }
        }
        if !securityNames.contains(text) {
            report(SecurityMessages.unknownScheme(text, among: securityNames, at: key.range), in: document)
        }
        return nil
    }
}
