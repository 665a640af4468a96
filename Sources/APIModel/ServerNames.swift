/// The name of each server of an API, in words: for generated code, and for the keys of a native spec.
///
/// The server's own name wins, then its description, then a known word in the address. A top-level domain doesn't
/// count, since `api.example.dev` may well be in production.
///
///     https://api.example.dev, "Production"         production
///     https://api.example.dev, "Europe"             europe
///     https://staging.example.com                   staging
///     https://api.example.dev, https://b.example    api.example.dev, b.example
package struct ServerNames {
    /// One name for each server, in order; several may be equal.
    package private(set) var names: [String]

    private let servers: [Server]
    /// The addresses of each host, and of each path of a host.
    private var hosts: [String: Set<String>] = [:]
    private var paths: [[String]: Set<String>] = [:]
    /// The number of servers whose descriptions have the same words.
    private var descriptions: [[String]: Int] = [:]

    package init(_ servers: [Server]) {
        self.servers = servers
        names = []
        for server in servers {
            let host = ServerNames.host(of: server.url)
            hosts[host, default: []].insert(server.url)
            paths[[host, ServerNames.path(of: server.url)], default: []].insert(server.url)
            descriptions[ServerNames.words(of: server.documentation ?? ""), default: 0] += 1
        }
        names = servers.map(name)
    }

    private func name(of server: Server) -> String {
        if let name = server.name { return name }
        let words = ServerNames.words(of: server.documentation ?? "")
        if let known = ServerNames.known(among: words) { return known }
        if !words.isEmpty, words.count <= 3, descriptions[words] == 1 { return words.joined(separator: " ") }
        if let known = ServerNames.known(among: ServerNames.addressWords(of: server.url)) { return known }
        return servers.count == 1 ? "production" : place(of: server.url)
    }

    /// The names with numbers added where several are equal, for generated code. The first in the order of addresses
    /// keeps its name; servers that can't be called come last.
    package var uniqueNames: [String] {
        var unique = names
        var taken: Set<String> = []
        let order = servers.indices.sorted { first, second in
            let (one, other) = (servers[first], servers[second])
            if one.isCallable != other.isCallable { return one.isCallable }
            return one.url == other.url ? first < second : one.url < other.url
        }
        for index in order { unique[index] = taken.claim(names[index]) }
        return unique
    }

    private static let knownWords: [(String, String)] = [
        ("localhost", "local"), ("local", "local"), ("sandbox", "sandbox"), ("staging", "staging"),
        ("stage", "staging"), ("development", "development"), ("dev", "development"), ("test", "test"),
        ("testing", "test"), ("qa", "qa"), ("mock", "mock"), ("production", "production"), ("prod", "production"),
        ("live", "production"),
    ]

    private static func known(among words: [String]) -> String? { knownWords.first { words.contains($0.0) }?.1 }

    /// `Production (EU).` → `production`, `eu`
    private static func words(of text: some StringProtocol) -> [String] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// `https://api-staging.example.dev/v1` → `api`, `staging`, `example`, `v1`
    private static func addressWords(of url: String) -> [String] {
        let host = host(of: url)
        if ["127.0.0.1", "0.0.0.0"].contains(host) { return ["localhost"] }
        let labels = host.split(separator: ".")
        let domain = labels.count > 1 ? labels.dropLast() : labels[...]
        return domain.flatMap { words(of: $0) } + words(of: path(of: url))
    }

    /// The host, with its path or scheme if several have it: `http://a.example/v2` → `a.example v2`, `http a.example`.
    private func place(of url: String) -> String {
        let host = ServerNames.host(of: url)
        guard let all = hosts[host], all.count > 1 else { return host }
        let path = ServerNames.path(of: url)
        let isShared = paths[[host, path]].map { $0.count > 1 } ?? false
        return isShared ? "\(url.prefix { $0 != ":" }) \(host)" : "\(host) \(path)"
    }

    /// `https://eu.api.example.com/v1` → `v1`.
    private static func path(of url: String) -> String {
        let parts = url.split(separator: "/", omittingEmptySubsequences: true).dropFirst(url.contains("://") ? 2 : 1)
        return parts.joined(separator: " ")
    }

    /// `https://eu.api.example.com/v1` → `eu.api.example.com`.
    private static func host(of url: String) -> String {
        let rest = url.split(separator: "/", omittingEmptySubsequences: true).dropFirst(url.contains("://") ? 1 : 0)
        let host = (rest.first ?? "").prefix { $0 != ":" }
        return host.isEmpty ? "server" : String(host)
    }
}

extension Server {
    /// Whether a client can send requests to it: `/` on an unknown host isn't an address.
    package var isCallable: Bool { isAbsolute || path != "/" }
}
