import Diagnostics

/// One difference between two generations of code, and its effect on callers.
public struct Change: Sendable {
    public var kind: ChangeKind
    public var verdict: Verdict
    /// The Swift symbol as callers use it: `ShopRepository.fetchItem(id:)`, `Item.price`.
    public var symbol: String
    public var message: String
    /// The wire name of the changed argument; nil where the change isn't about one, or it has no wire name.
    public var argument: String?
    /// The effect on code other than callers: a team's own mocks, code that makes a response itself.
    public var note: String?
    /// The declared names that changed.
    public var renames: [SymbolRename] = []
    /// The place in the old description.
    public var old: SourceRange?
    /// The place in the new description.
    public var new: SourceRange?

    init(_ kind: ChangeKind, _ verdict: Verdict, _ symbol: String, _ message: String) {
        self.kind = kind
        self.verdict = verdict
        self.symbol = symbol
        self.message = message
    }

    /// A change of documentation, which doesn't affect code.
    static func otherWords(_ symbol: String) -> Change {
        Change(.documentation, .documentation, symbol, "the documentation changed")
    }

    static func renamedType(_ old: String, _ new: String) -> Change {
        let rename = SymbolRename(kind: .type, old: old, new: new)
        return Change(.typeRenamed, .breaking, old, "is `\(new)` now").renaming([rename])
    }

    func noting(_ note: String?) -> Change {
        var change = self
        change.note = note
        return change
    }

    func renaming(_ renames: [SymbolRename]) -> Change {
        var change = self
        change.renames = renames
        return change
    }
}

/// A declared name and the one that replaces it.
public struct SymbolRename: Sendable, Hashable {
    public enum Kind: String, Sendable { case type, method, `case`, property }

    public var kind: Kind
    public var old: String
    public var new: String
}

/// All differences between two generations, the worst ones first, otherwise in the order of the old plan and then of
/// the new one.
public struct Comparison: Sendable {
    public let changes: [Change]

    /// The worst verdict; nil without changes.
    public var worst: Verdict? { changes.map(\.verdict).min() }

    /// The part of a semantic version that should go up.
    public var step: VersionStep { worst?.step ?? .none }

    public func changes(_ verdict: Verdict) -> [Change] { changes.filter { $0.verdict == verdict } }
}

/// The effect of a change on Swift code that calls the generated code, from the worst to the least.
public enum Verdict: String, Sendable, CaseIterable, Comparable {
    /// Callers no longer compile.
    case breaking
    /// Callers compile, but requests or responses differ.
    case behaviour
    /// Something is new; callers need no change.
    case addition
    /// Callers compile with a warning.
    case deprecation
    /// Only comments differ.
    case documentation

    /// The step of a semantic version that the change requires.
    public var step: VersionStep {
        switch self {
        case .breaking: return .major
        case .behaviour, .addition, .deprecation: return .minor
        case .documentation: return .patch
        }
    }

    private var rank: Int { Verdict.allCases.firstIndex(of: self) ?? 0 }

    /// Worse verdicts are smaller.
    public static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }
}

/// The part of a semantic version that goes up.
public enum VersionStep: String, Sendable, CaseIterable { case major, minor, patch, none }
