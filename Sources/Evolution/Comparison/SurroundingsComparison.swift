import SwiftModel

/// What became of the servers and the credentials of an API.
struct SurroundingsComparison {
    private(set) var log = ChangeLog()

    private mutating func add(_ kind: ChangeKind, _ verdict: Verdict, _ symbol: String, _ message: String) {
        log.add(Change(kind, verdict, symbol, message), old: nil, new: nil)
    }

    mutating func run(_ old: SwiftPlan, _ new: SwiftPlan) {
        switch (old.environment, new.environment) {
        case (let environment?, nil):
            add(.typeRemoved, .breaking, environment.name.type, "is gone: the description names no server any more")
        case (nil, let environment?):
            add(.typeAdded, .addition, environment.name.type, "is new: the description names servers")
        case (let before?, let after?): compare(before, after)
        case (nil, nil): break
        }
        compareSchemes(old, new)
    }

    private mutating func compare(_ before: EnvironmentPlan, _ after: EnvironmentPlan) {
        var pairing = Pairing(before.servers, after.servers)
        pairing.match { $0.name.declaration }
        pairing.matchUnique { $0.urlText }
        for server in pairing.removed {
            add(.server, .breaking, "\(before.name.type).\(server.name.declaration)", "is gone")
        }
        for (server, other) in pairing.matched {
            let symbol = "\(before.name.type).\(server.name.declaration)"
            if server.name != other.name { add(.server, .breaking, symbol, "is `\(other.name.declaration)` now") }
            if server.variables.map(\.name) != other.variables.map(\.name) {
                add(.server, .breaking, symbol, "has other variables")
            } else if server.url != other.url {
                add(.server, .behaviour, symbol, "is \(other.urlText) now, and was \(server.urlText)")
            } else if server.variables.map(\.defaultValue) != other.variables.map(\.defaultValue) {
                add(.server, .behaviour, symbol, "its variables have other defaults")
            }
            if server.documentation != other.documentation {
                add(.documentation, .documentation, symbol, "documented in other words")
            }
        }
        for server in pairing.added {
            let text = "is new: a `switch` without `default` has to name it"
            add(.server, .breaking, "\(after.name.type).\(server.name.declaration)", text)
        }
        if before.defaultServer != after.defaultServer, pairing.removed.isEmpty {
            let text =
                "\(after.defaultServer ?? "none") is the usual server now, and \(before.defaultServer ?? "none") was"
            add(.server, .behaviour, before.name.type, text)
        }
    }

    private mutating func compareSchemes(_ old: SwiftPlan, _ new: SwiftPlan) {
        var pairing = Pairing(old.securitySchemes, new.securitySchemes)
        pairing.match { $0.name.declaration }
        for scheme in pairing.removed { add(.security, .breaking, scheme.symbol, "is gone") }
        for (scheme, other) in pairing.matched where scheme.words != other.words {
            let text = "the credentials travel as \(other.words) now, and travelled as \(scheme.words)"
            add(.security, .behaviour, scheme.symbol, text)
        }
        for scheme in pairing.added { add(.security, .addition, scheme.symbol, "is new: \(scheme.words)") }
    }
}

extension SecuritySchemePlan {
    fileprivate var symbol: String { "SecurityScheme.\(name.declaration)" }
    /// `apiKey "X-Key" header`
    fileprivate var words: String {
        [kind.rawValue, parameter.map(SwiftLiteral.quoted), location?.rawValue].compactMap { $0 }.joined(separator: " ")
    }
}
