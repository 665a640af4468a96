import APIModel

/// The servers of the API, as cases of an enum.
public struct EnvironmentPlan: Sendable {
    public let name: SwiftIdentifier
    /// In the order of the description.
    public let servers: [ServerPlan]

    /// The expression of the first server that needs nothing from the caller: `.production`, or `.custom()` for a
    /// server with variables that all have defaults; nil where there isn't one.
    public var defaultServer: String? {
        let server = servers.first { $0.variables.allSatisfy { $0.defaultValue != nil } }
        return server.map { ".\($0.name.member)\($0.variables.isEmpty ? "" : "()")" }
    }

    /// The expression of its base URL: `APIEnvironment.production.baseURL`.
    public var defaultURL: String? { defaultServer.map { "\(name.type)\($0).baseURL" } }
}

/// One server, as a case of the environment.
public struct ServerPlan: Sendable {
    public let name: SwiftIdentifier
    /// The base URL, whose expressions are variables.
    public let url: [SwiftInterpolation.Piece]
    public let documentation: [String]
    public let variables: [ServerVariablePlan]

    /// The base URL as a literal with interpolations.
    public var urlText: String { SwiftInterpolation(url).text }

    /// `.production`, or `.custom(let region, _)`: binds the variables that the URL uses.
    public var pattern: String {
        let pieces = Set(url)
        let isUsed = variables.map { pieces.contains(.expression($0.name.reference)) }
        guard isUsed.contains(true) else { return ".\(name.member)" }
        let bindings = zip(variables, isUsed).map { $1 ? "let \($0.name.reference)" : "_" }
        return ".\(name.member)(\(bindings.joined(separator: ", ")))"
    }
}

/// A part of a server's URL that the caller chooses.
public struct ServerVariablePlan: Sendable {
    public let name: SwiftIdentifier
    public let type: SwiftType
    /// Nil where the description gives none.
    public let defaultValue: String?
    public let documentation: [String]
}

/// Turns the servers of an API into the cases of an environment.
struct EnvironmentPlanner {
    let api: API
    let acronyms: Acronyms

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
        // Variables without a default come first, as arguments do.
        var variables = otherClaims.map { claim in
            ServerVariablePlan(name: names[claim], type: .string, defaultValue: nil, documentation: [])
        }
        variables += zip(server.variables, claims).map { variable, claim in
            ServerVariablePlan(
                name: names[claim], type: .string, defaultValue: variable.defaultValue,
                documentation: documentation(of: variable))
        }
        var variableNames: [String: SwiftIdentifier] = [:]
        for (variable, claim) in zip(server.variables.map(\.name) + others, claims + otherClaims) {
            variableNames[variable] = names[claim]
        }
        return ServerPlan(
            name: name, url: parts.parts.map { $0.piece(variableNames) },
            documentation: DocComment(description: server.documentation).lines(), variables: variables)
    }

    private func documentation(of variable: Server.Variable) -> [String] {
        var text = variable.documentation ?? ""
        if !variable.allowedValues.isEmpty {
            let values = variable.allowedValues.map { "`\($0)`" }.joined(separator: ", ")
            text += text.isEmpty ? "One of \(values)." : "\n\nOne of \(values)."
        }
        return text.isEmpty ? [] : DocComment(description: text).lines()
    }

    /// The address of a server; a relative one begins with an origin that the caller gives.
    private func parts(of server: Server) -> ServerText {
        server.isAbsolute ? ServerText(server.url) : ServerText("{origin}" + server.path)
    }
}

/// The address of a server, split at its variables. Declared variables may be missing in it, and others may occur.
struct ServerText {
    enum Part {
        case text(String)
        case variable(String)

        func piece(_ names: [String: SwiftIdentifier]) -> SwiftInterpolation.Piece {
            switch self {
            case .text(let text): .text(text)
            case .variable(let name): names[name].map { .expression($0.reference) } ?? .text("{\(name)}")
            }
        }
    }

    private(set) var parts: [Part] = []

    init(_ url: String) {
        var rest = url[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            parts.append(.text(String(rest[..<open])))
            parts.append(.variable(String(rest[rest.index(after: open)..<close])))
            rest = rest[rest.index(after: close)...]
        }
        parts.append(.text(String(rest)))
    }

    /// In the order of the text, each once.
    var variables: [String] {
        var known: Set<String> = []
        return parts.compactMap { part in
            guard case .variable(let name) = part, !name.isEmpty, known.insert(name).inserted else { return nil }
            return name
        }
    }
}
