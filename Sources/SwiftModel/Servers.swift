import APIModel

/// Turns the servers of an API into the cases of an environment.
struct EnvironmentPlanner {
    private let api: API
    private let acronyms: Acronyms

    init(api: API, acronyms: Acronyms) {
        self.api = api
        self.acronyms = acronyms
    }

    /// Nil where the description names no server that a client could call.
    func plan(named name: SwiftIdentifier) -> EnvironmentPlan? {
        let named = zip(api.servers, ServerNames(api.servers).names).filter(\.0.isCallable)
        guard !named.isEmpty else { return nil }
        var scope = NameScope(style: IdentifierStyle(.lowerCamel, acronyms: acronyms), reserved: .cases)
        let claims = named.map { server, name in scope.propose(name, key: server.url) }
        let names = scope.resolve()
        let plans = zip(named, claims).map { named, claim in plan(of: named.0, named: names[claim]) }
        return EnvironmentPlan(name: name, servers: plans)
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
