import Diagnostics

/// Changes as they are found.
struct ChangeLog {
    private(set) var changes: [Change] = []

    mutating func add(_ change: Change, old: SourceRange?, new: SourceRange?) {
        var change = change
        change.old = old
        change.new = new
        changes.append(change)
    }

    mutating func append(_ log: ChangeLog) { changes += log.changes }
}
