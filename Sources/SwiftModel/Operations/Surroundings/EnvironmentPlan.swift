/// The places where the API is served.
public struct EnvironmentPlan: Sendable {
    public var name: SwiftIdentifier
    /// The first one is the usual one.
    public var servers: [ServerPlan]

    /// The expression of the first server that needs nothing from the caller: `.production`, or `.custom()` for one with
    /// variables; nil where all do.
    public var defaultServer: String? {
        let server = servers.first { $0.variables.allSatisfy { $0.defaultValue != nil } }
        return server.map { ".\($0.name.member)\($0.variables.isEmpty ? "" : "()")" }
    }
}

/// One place, as a case of the environment.
public struct ServerPlan: Sendable, Hashable {
    /// A stretch of the base URL: a text, or the variable that stands there.
    public enum Piece: Sendable, Hashable {
        case text(String)
        case variable(SwiftIdentifier)
    }

    public var name: SwiftIdentifier
    public var url: [Piece]
    public var documentation: [String]
    public var variables: [ServerVariablePlan]

    /// The base URL as a literal with interpolations.
    public var urlText: String {
        let pieces = url.map { piece -> SwiftInterpolation.Piece in
            switch piece {
            case .text(let text): .text(text)
            case .variable(let name): .expression(name.reference)
            }
        }
        return SwiftInterpolation(pieces).text
    }

    /// `.production`, or `.custom(let region, _)`: binds the variables that stand in the URL.
    public var pattern: String {
        let pieces = Set(url)
        let isUsed = variables.map { pieces.contains(.variable($0.name)) }
        guard isUsed.contains(true) else { return ".\(name.member)" }
        let bindings = zip(variables, isUsed).map { $1 ? "let \($0.name.reference)" : "_" }
        return ".\(name.member)(\(bindings.joined(separator: ", ")))"
    }
}

/// A part of a server's URL that the caller chooses.
public struct ServerVariablePlan: Sendable, Hashable {
    public var name: SwiftIdentifier
    public var type: SwiftType
    /// Nil where the description gives none.
    public var defaultValue: String?
    public var documentation: [String]
}
