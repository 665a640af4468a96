import APIModel
import Diagnostics

struct ServerReader {
    let nodes: NodeReader

    func servers(_ list: Located) -> [Server] {
        (nodes.list(list, "`servers`") ?? []).compactMap { $0.node.isNull ? nil : server($0) }
    }

    private func server(_ located: Located) -> Server? {
        guard let located = nodes.mapping(located, "a server") else { return nil }
        var address: Located?
        var server = Server(url: "")
        for (key, value, _) in nodes.items(of: located, as: ServerKey.self, in: "a server") {
            switch key {
            case .url: address = value
            case .description: server.documentation = nodes.string(value.node, key.rawValue)
            case .variables: server.variables = variables(value)
            case .name: server.name = nodes.string(value.node, key.rawValue)
            }
        }
        guard let address else { return nodes.fail(.missingKey("url", of: "a server", at: located.range)) }
        guard let url = nodes.string(address.node, "url") else { return nil }
        server.url = url.trimmed
        server.origin = nodes.documents.origin(of: address)
        let known = Set(server.variables.map(\.name))
        for variable in PathText("/" + url).variables where !known.contains(variable.raw) {
            nodes.report(
                .undeclaredServerVariable,
                "the server's address uses `{\(variable.raw)}`, which is not among its variables", at: address.range,
                help: "add `variables: { \(variable.raw): { default: … } }`")
        }
        return server
    }

    private func variables(_ located: Located) -> [Server.Variable] {
        nodes.entries(located, "variables").compactMap { variable($0.key.text, $0.value) }
    }

    private func variable(_ name: String, _ located: Located) -> Server.Variable? {
        let place: Message = "server variable `\(name)`"
        guard let located = nodes.mapping(located, place) else { return nil }
        var defaultValue: String?
        var range = located.range
        var variable = Server.Variable(name: name, defaultValue: "")
        for (key, value, _) in nodes.items(of: located, as: ServerVariableKey.self, in: place) {
            switch key {
            case .values: variable.allowedValues = nodes.texts(value, key.rawValue).map(\.text)
            case .defaultValue: (defaultValue, range) = (nodes.string(value.node, key.rawValue), value.range)
            case .description: variable.documentation = nodes.string(value.node, key.rawValue)
            }
        }
        guard let value = defaultValue ?? variable.allowedValues.first else {
            return nodes.fail(.missingKey("default", of: place, at: located.range))
        }
        variable.defaultValue = value
        if !variable.allowedValues.isEmpty, !variable.allowedValues.contains(value) {
            nodes.report(
                .wrongDefault, "the default `\(value)` of \(place) isn't one of its values", at: range,
                help: "add it to `enum`, or choose a value that is there")
        }
        return variable
    }
}

/// The parts of a server's address in Swagger 2.0.
struct HostParts {
    var host: String?
    var basePath: String?
    var schemes: [String] = []
    var origin = Origin.none
}

extension HostParts {
    /// A template for the host (Azure's `x-ms-parameterized-host`), whose path is used: `{host}/widgets` → `/widgets`.
    init(template: String, basePath: String?, origin: Origin) {
        let host = template.firstRange(of: "://").map { template[$0.upperBound...] } ?? template[...]
        let path = host.firstIndex(of: "/").map { host[$0...] } ?? ""
        self.init(basePath: path + (basePath ?? ""), origin: origin)
    }

    var servers: [Server] { servers(schemes: schemes) }

    /// `api.example.com`, `/v1/`, [http, https] → `https://api.example.com/v1`, `http://api.example.com/v1`;
    /// without a host → `/v1`; without both → none.
    func servers(schemes: [String]) -> [Server] {
        var path = basePath ?? ""
        if !path.isEmpty, !path.hasPrefix("/") { path = "/" + path }
        while path.hasSuffix("/") { path.removeLast() }
        var host = host?.trimmed ?? ""
        while host.hasSuffix("/") { host.removeLast() }
        guard !host.isEmpty else { return path.isEmpty ? [] : [Server(url: path, origin: origin)] }
        // `ws` addresses are for sockets, not for requests.
        let schemes = schemes.contains { $0.hasPrefix("http") } ? schemes.filter { !$0.hasPrefix("ws") } : schemes
        var ordered = schemes.filter { $0 == "https" } + schemes.filter { $0 != "https" }
        if ordered.isEmpty { ordered = ["https"] }
        return ordered.map { Server(url: "\($0)://\(host)\(path)", origin: origin) }
    }
}

enum ServerKey: String, ObjectKey {
    case url, description, variables, name

    static let table = KeyTable<Self>(.since30, except: [.since32: [.name]])
}

enum ServerVariableKey: String, ObjectKey {
    case values = "enum", defaultValue = "default", description

    static let table = KeyTable<Self>()
}
