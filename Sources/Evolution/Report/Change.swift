import Diagnostics

/// One difference between two generations of code, and what it means for callers.
public struct Change: Sendable {
    public var kind: ChangeKind
    public var verdict: Verdict
    /// The Swift symbol as callers know it: `ShopRepository.fetchItem(id:)`, `Item.price`.
    public var symbol: String
    /// What happened to it.
    public var message: String
    /// What it means for who is no caller in the narrow sense: mocks of one's own, code that makes a response itself.
    public var note: String?
    /// The declared names that became other ones.
    public var renames: [SymbolRename]
    /// Where the old description says it.
    public var old: SourceRange?
    /// Where the new description says it.
    public var new: SourceRange?

    init(_ kind: ChangeKind, _ verdict: Verdict, _ symbol: String, _ message: String) {
        self.kind = kind
        self.verdict = verdict
        self.symbol = symbol
        self.message = message
        note = nil
        renames = []
        old = nil
        new = nil
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

/// A declared name and the one that took its place.
public struct SymbolRename: Sendable, Hashable {
    public enum Kind: String, Sendable {
        case type
        case method
        case `case`
        case property
    }

    public var kind: Kind
    public var old: String
    public var new: String
}
