import APIModel

/// Which operations of an API keep their responses, and which of these responses each write makes wrong.
struct CacheDrafts {
    /// A kept operation, and how many segments of its path a write has in common with it.
    struct Drop: Hashable {
        var name: String
        var segments: Int
    }

    private struct Kept {
        let operation: Operation
        let name: String
        let path: CachedPath
    }

    private let kept: [Kept]
    private let writes: Set<Int>

    init(_ services: [ServiceDraft]) {
        var kept: [Int: Kept] = [:]
        var others: [OperationDraft] = []
        for draft in services.lazy.flatMap(\.operations) {
            if CacheDrafts.isKept(draft) {
                let operation = draft.operation
                kept[draft.index] = Kept(
                    operation: operation,
                    name: CacheDrafts.name(of: operation),
                    path: CachedPath(operation.path)
                )
            } else if !draft.operation.isRead {
                others.append(draft)
            }
        }
        self.kept = kept.keys.sorted().compactMap { kept[$0] }
        var writes: Set<Int> = []
        if !kept.isEmpty {
            for draft in others where !CacheDrafts.drops(of: draft.operation, among: self.kept).isEmpty {
                writes.insert(draft.index)
            }
        }
        self.writes = writes
    }

    /// Whether a draft's responses are kept: those that come whole.
    static func isKept(_ draft: OperationDraft) -> Bool {
        draft.operation.directives.caching != nil && draft.successes.contains { $0.content != nil }
            && !draft.successes.contains { $0.item != nil }
    }

    /// What kept responses are called after.
    static func name(of operation: Operation) -> String { operation.identifier ?? operation.key }

    /// Whether operations of a service keep responses, or make kept ones wrong.
    func concern(_ service: ServiceDraft) -> Bool {
        !kept.isEmpty && service.operations.contains { CacheDrafts.isKept($0) || writes.contains($0.index) }
    }

    /// What is dropped after a call.
    func drops(of draft: OperationDraft) -> [Drop] {
        writes.contains(draft.index) ? CacheDrafts.drops(of: draft.operation, among: kept) : []
    }

    private static func drops(of write: Operation, among kept: [Kept]) -> [Drop] {
        let path = CachedPath(write.path)
        let names = write.directives.invalidates.map { $0.map(\.text) }
        return kept.compactMap { read in
            let isMeant =
                names.map { $0.contains(read.operation.identifier ?? "") || $0.contains(read.operation.key) }
                ?? path.changes(read.path, createsBelow: write.method == .post)
            return isMeant ? Drop(name: read.name, segments: path.common(with: read.path)) : nil
        }
    }
}
