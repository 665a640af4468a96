/// What a team makes of problems: which warnings are errors to it, and of which it does not want to hear.
public struct ProblemLevels: Sendable {
    /// What a kind of problem is taken for.
    public enum Level: String, Sendable, CaseIterable {
        case ignore
        case warning
        case error
    }

    /// By code.
    private var levels: [String: Level] = [:]
    /// Whether every warning of a fault is an error, unless something else is said of its code.
    public var isStrict = false

    public init() {}

    public mutating func set(_ code: DiagnosticCode, _ level: Level) { levels[code.name] = level }

    func level(of diagnostic: Diagnostic) -> Level {
        if let level = levels[diagnostic.code.name] { return level }
        if diagnostic.severity == .error || isStrict && !diagnostic.code.isOmission { return .error }
        return .warning
    }
}
