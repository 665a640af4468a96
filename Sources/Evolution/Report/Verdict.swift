/// What a change means for Swift code that calls the generated code, from the worst to the least.
public enum Verdict: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Callers no longer compile.
    case breaking
    /// Callers compile, and something else travels.
    case behaviour
    /// There is something new; callers go on as they are.
    case addition
    /// Callers compile with a warning.
    case deprecation
    /// Only comments differ.
    case documentation

    /// The step of a semantic version that such a change asks for.
    public var step: VersionStep {
        switch self {
        case .breaking: return .major
        case .behaviour, .addition, .deprecation: return .minor
        case .documentation: return .patch
        }
    }

    /// The heading of a report.
    public var title: String {
        switch self {
        case .breaking: return "Breaking"
        case .behaviour: return "Behaviour"
        case .addition: return "Additions"
        case .deprecation: return "Deprecations"
        case .documentation: return "Documentation"
        }
    }

    private var rank: Int { Verdict.allCases.firstIndex(of: self) ?? 0 }

    /// The worse one is the smaller one.
    public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }
}

/// The part of a semantic version that goes up.
public enum VersionStep: String, Sendable, Hashable, CaseIterable {
    case major
    case minor
    case patch
    case none
}
