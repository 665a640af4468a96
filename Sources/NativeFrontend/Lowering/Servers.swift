import APIModel
import Diagnostics
import SourceTree

extension NativeLowering {
    /// `servers: { production: https://api.example.com, staging: { url: …, variables: { region: eu } } }`
    mutating func readServers(_ node: SourceNode?) {
        for entry in list(node, "`servers`") {
            let name = entry.key.text
            if entry.value.isMapping {
                readServer(name, entry.value)
            } else if let url = text(entry.value, "the URL of server `\(name)`") {
                api.servers.append(Server(name: name, url: url, origin: Origin(range: entry.value.range)))
            }
        }
    }

    private mutating func readServer(_ name: String, _ node: SourceNode) {
        let place = "server `\(name)`"
        check(node, takes: NativeKeys.server, in: place)
        guard let address = node["url"] else {
            bag.report(NativeCodes.missingKey("\(place) has no `url`", at: node.range))
            return
        }
        guard let url = text(address, "`url`") else { return }
        var server = Server(name: name, url: url, documentation: text(node["doc"], "`doc`"))
        server.origin = Origin(range: address.range)
        for entry in list(node["variables"], "`variables`") {
            if let variable = variable(entry) { server.variables.append(variable) }
        }
        api.servers.append(server)
    }

    /// `region: eu` or `region: { default: eu, values: [eu, us] }`
    private mutating func variable(_ entry: SourceEntry) -> Server.Variable? {
        let place = "variable `\(entry.key.text)`"
        guard entry.value.isMapping else {
            return scalar(entry.value, place).map { Server.Variable(name: entry.key.text, defaultValue: $0) }
        }
        check(entry.value, takes: NativeKeys.variable, in: place)
        guard let first = entry.value["default"] else {
            return bag.fail(NativeCodes.missingKey("\(place) has no `default`", at: entry.value.range))
        }
        return Server.Variable(
            name: entry.key.text, defaultValue: scalar(first, "`default`") ?? "",
            allowedValues: entry.value["values"]?.elements.map(\.text) ?? [],
            documentation: text(entry.value["doc"], "`doc`"))
    }

    /// `auth: { token: bearer, key: header X-Api-Key, account: { scheme: oauth2 authorizationCode, doc: … } }`
    mutating func readSchemes(_ node: SourceNode?) {
        for entry in list(node, "`auth`") {
            let isLong = entry.value.isMapping
            if isLong { check(entry.value, takes: ["scheme", "doc"], in: "scheme `\(entry.key.text)`") }
            guard let value = isLong ? entry.value["scheme"] : entry.value, value.isString else {
                bag.report(.scheme(entry.value.text, at: entry.value.range))
                continue
            }
            guard let kind = schemeKind(value.text) else {
                bag.report(.scheme(value.text, at: value.range))
                continue
            }
            let doc = isLong ? text(entry.value["doc"], "`doc`") : nil
            let origin = Origin(pointer: "#/auth/\(JSONPointer.escaped(entry.key.text))", range: entry.key.range)
            api.securitySchemes.append(
                SecurityScheme(name: entry.key.text, kind: kind, documentation: doc, origin: origin))
        }
    }

    /// `header X-Api-Key` → an API key in a header; nil for an unknown scheme.
    private func schemeKind(_ text: String) -> SecurityScheme.Kind? {
        let words = text.split(separator: " ").map(String.init)
        switch (words.first, words.count) {
        case ("bearer", 1...2): return .http(scheme: "bearer", bearerFormat: words.count == 2 ? words[1] : nil)
        case ("basic", 1): return .http(scheme: "basic", bearerFormat: nil)
        case ("header", 2): return .apiKey(name: words[1], location: .header)
        case ("query", 2): return .apiKey(name: words[1], location: .query)
        case ("cookie", 2): return .apiKey(name: words[1], location: .cookie)
        case ("oauth2", 2...): return .oauth2(flows: Array(words.dropFirst()))
        case ("openid", 2): return .openIDConnect(url: words[1])
        case ("mutualTLS", 1): return .mutualTLS
        default: return nil
        }
    }

    /// `token | account(read, write) & key | none`: alternatives of schemes that are needed together.
    mutating func requirement(_ node: SourceNode?) -> [SecurityAlternative]? {
        guard let node else { return nil }
        guard node.isString else {
            return bag.fail(.wrongKind("`security`", expected: "a text like `token | none`", at: node.range))
        }
        var scanner = ShortFormScanner(ScalarText(node))
        var alternatives: [SecurityAlternative] = []
        repeat {
            guard let requirements = together(&scanner) else { break }
            alternatives.append(SecurityAlternative(requirements: requirements))
        } while scanner.take("|")
        scanner.expectEnd("expected `|` or `&` between schemes")
        if let problem = scanner.problem { return bag.fail(problem) }
        // `none` alone means that nothing is required.
        return alternatives.count == 1 && alternatives[0].requirements.isEmpty ? [] : alternatives
    }

    private mutating func together(_ scanner: inout ShortFormScanner) -> [SecurityAlternative.Requirement]? {
        var requirements: [SecurityAlternative.Requirement] = []
        repeat {
            scanner.skipSpaces()
            let start = scanner.position
            let name = scanner.run(until: " |&(")
            guard !name.isEmpty else { return scanner.refuse("expected the name of a scheme") }
            if name == "none" { continue }
            if !api.securitySchemes.contains(where: { $0.name == name }) {
                let known = api.securitySchemes.map(\.name)
                bag.report(
                    NativeCodes.security, "`auth` has no scheme `\(name)`", at: scanner.range(from: start),
                    help: suggestion(for: name, among: known))
                continue
            }
            var scopes: [String] = []
            if scanner.take("(") {
                repeat {
                    scanner.skipSpaces()
                    scopes.append(scanner.run(until: " ,)"))
                } while scanner.take(",")
                guard scanner.expect(")", "after the scopes") else { return nil }
            }
            requirements.append(.init(scheme: name, scopes: scopes))
        } while scanner.take("&")
        return requirements
    }
}

extension Diagnostic {
    fileprivate static func scheme(_ name: String, at range: SourceRange) -> Self {
        NativeCodes.security(
            "`\(name)` is not a security scheme", at: range,
            help: "write `bearer`, `basic`, `header NAME`, `query NAME`, `cookie NAME`, `oauth2 FLOW`, "
                + "`openid URL` or `mutualTLS`")
    }
}
