import APIModel

/// Turns the servers of an API into the cases of an environment.
struct EnvironmentPlanner {
    private let api: API
    private let acronyms: Acronyms
    /// The addresses of each host, and of each path of a host.
    private let hosts: [String: Set<String>]
    private let paths: [[String]: Set<String>]

    init(api: API, acronyms: Acronyms) {
        self.api = api
        self.acronyms = acronyms
        var hosts: [String: Set<String>] = [:]
        var paths: [[String]: Set<String>] = [:]
        for url in api.servers.map(\.url) {
            let host = EnvironmentPlanner.host(of: url)
            hosts[host, default: []].insert(url)
            paths[[host, EnvironmentPlanner.path(of: url)], default: []].insert(url)
        }
        self.hosts = hosts
        self.paths = paths
    }

    /// Nil where the description names no server that a client could call.
    func plan(named name: SwiftIdentifier) -> EnvironmentPlan? {
        let servers = api.servers.filter { $0.isAbsolute || $0.path != "/" }
        guard !servers.isEmpty else { return nil }
        var scope = NameScope(style: IdentifierStyle(.lowerCamel, acronyms: acronyms), reserved: .cases)
        let claims = servers.map { server in
            let word = wireName(of: server)
            return scope.propose(word, key: server.url)
        }
        let names = scope.resolve()
        let plans = zip(servers, claims).map { server, claim in plan(of: server, named: names[claim]) }
        return EnvironmentPlan(name: name, servers: plans)
    }

    /// A short name: the given one, a known word of the description or the URL, or the host.
    private func wireName(of server: Server) -> String {
        if let name = server.name { return name }
        let text = (server.documentation ?? "").lowercased()
        let words = WordSplitter.words(of: text)
        let hints = WordSplitter.words(of: server.url.lowercased())
        for (word, name) in EnvironmentPlanner.knownWords where words.contains(word) || hints.contains(word) {
            return name
        }
        if !words.isEmpty, words.count <= 3 { return words.joined(separator: " ") }
        return api.servers.count == 1 ? "production" : place(of: server.url)
    }

    private static let knownWords: [(String, String)] = [
        ("localhost", "local"), ("local", "local"), ("sandbox", "sandbox"), ("staging", "staging"),
        ("stage", "staging"),
        ("development", "development"), ("dev", "development"), ("test", "test"), ("testing", "test"), ("qa", "qa"),
        ("mock", "mock"), ("production", "production"), ("prod", "production"), ("live", "production"),
    ]

    /// The host, with what tells several servers of it apart: `http://a.example/v2` → `a.example v2`, or `http a.example`.
    private func place(of url: String) -> String {
        let host = EnvironmentPlanner.host(of: url)
        guard let all = hosts[host], all.count > 1 else { return host }
        let path = EnvironmentPlanner.path(of: url)
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

    private func plan(of server: Server, named name: SwiftIdentifier) -> ServerPlan {
        var scope = NameScope(style: IdentifierStyle(.lowerCamel, acronyms: acronyms), reserved: .parameters)
        let parts = parts(of: server)
        let declared = Set(server.variables.map(\.name))
        let claims = server.variables.map { scope.propose($0.name) }
        let others = parts.variables.filter { !declared.contains($0) }
        let otherClaims = others.map { scope.propose($0) }
        let names = scope.resolve()
        // Those without a default go first, as arguments do.
        var variables = otherClaims.map { claim in
            ServerVariablePlan(name: names[claim], type: .string, defaultValue: nil, documentation: [])
        }
        variables += zip(server.variables, claims).map { variable, claim in
            ServerVariablePlan(
                name: names[claim],
                type: .string,
                defaultValue: variable.defaultValue,
                documentation: documentation(of: variable)
            )
        }
        var variableNames: [String: SwiftIdentifier] = [:]
        for (variable, claim) in zip(server.variables.map(\.name) + others, claims + otherClaims) {
            variableNames[variable] = names[claim]
        }
        return ServerPlan(
            name: name,
            url: parts.parts.map { $0.piece(variableNames) },
            documentation: DocComment(description: server.documentation).lines(),
            variables: variables
        )
    }

    private func documentation(of variable: Server.Variable) -> [String] {
        var text = variable.documentation ?? ""
        if !variable.allowedValues.isEmpty {
            let values = variable.allowedValues.map { "`\($0)`" }.joined(separator: ", ")
            text += text.isEmpty ? "One of \(values)." : "\n\nOne of \(values)."
        }
        return text.isEmpty ? [] : DocComment(description: text).lines()
    }

    /// The address of a server; a relative one begins with a place that the caller gives.
    private func parts(of server: Server) -> ServerText {
        server.isAbsolute ? ServerText(server.url) : ServerText("{origin}" + server.path)
    }
}
