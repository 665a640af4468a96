import Foundation

/// The inputs of `GET /boats`.
nonisolated struct ListBoatsInput: Hashable, Sendable {
    var page: Int?
    /// Which kind.
    var kind: ListBoatsKind?
    var since: Date
    var xTrace: String?

    init(page: Int? = nil, kind: ListBoatsKind? = nil, since: Date, xTrace: String? = nil) {
        self.page = page
        self.kind = kind
        self.since = since
        self.xTrace = xTrace
    }
}
