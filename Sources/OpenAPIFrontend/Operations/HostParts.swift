import APIModel

/// Where a Swagger 2.0 document says that its API is served.
struct HostParts {
    var host: String?
    var basePath: String?
    var schemes: [String] = []
    var origin = Origin.none

    init(host: String? = nil, basePath: String? = nil, schemes: [String] = [], origin: Origin = .none) {
        self.origin = origin
        self.host = host
        self.basePath = basePath
        self.schemes = schemes
    }

    /// A host that callers choose, as Azure describes it (`x-ms-parameterized-host`): `{host}/widgets` → the path `/widgets`.
    init(template: String, basePath: String?, origin: Origin) {
        let host = template.firstRange(of: "://").map { template[$0.upperBound...] } ?? template[...]
        let path = host.firstIndex(of: "/").map { host[$0...] } ?? ""
        self.init(basePath: path + (basePath ?? ""), origin: origin)
    }

    var servers: [Server] { servers(schemes: schemes) }

    /// `api.example.com`, `/v1/`, [http, https] → `https://api.example.com/v1`, `http://api.example.com/v1`;
    /// without a host → `/v1`; with neither nothing.
    func servers(schemes: [String]) -> [Server] {
        var path = basePath ?? ""
        if !path.isEmpty, !path.hasPrefix("/") { path = "/" + path }
        while path.hasSuffix("/") { path.removeLast() }
        var host = host?.trimmed ?? ""
        while host.hasSuffix("/") { host.removeLast() }
        guard !host.isEmpty else { return path.isEmpty ? [] : [Server(url: path, origin: origin)] }
        // Where sockets are served is no place for requests.
        let schemes = schemes.contains { $0.hasPrefix("http") } ? schemes.filter { !$0.hasPrefix("ws") } : schemes
        var ordered = schemes.filter { $0 == "https" } + schemes.filter { $0 != "https" }
        if ordered.isEmpty { ordered = ["https"] }
        return ordered.map { Server(url: "\($0)://\(host)\(path)", origin: origin) }
    }
}
