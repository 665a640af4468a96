import APIModel

/// Which operations of an API keep their responses, and which of these responses each write makes wrong.
struct CacheDrafts {
    /// A kept operation, and how many segments of its path a write has in common with it.
    struct Drop: Hashable {
        var name: String
        var segments: Int
    }

    private let kept: Kept
    private let writes: Set<Int>

    /// The operations that keep their responses, by position.
    private struct Kept {
        var names: [String] = []
        var paths: [CachedPath] = []
        var tree = KeptPaths()
        /// What a team calls them.
        var positions: [String: [Int]] = [:]

        mutating func add(_ operation: Operation) {
            let position = names.count
            names.append(CacheDrafts.name(of: operation))
            paths.append(CachedPath(operation.path))
            tree.add(paths[position], at: position)
            for word in Set([operation.key, operation.identifier ?? operation.key]) {
                positions[word, default: []].append(position)
            }
        }

        /// What is wrong after a write.
        func drops(of write: Operation) -> [Drop] {
            let path = CachedPath(write.path)
            guard let words = write.directives.invalidates else {
                return tree.changed(by: path, createsBelow: write.method == .post).map {
                    Drop(name: names[$0.read], segments: $0.segments)
                }
            }
            return Set(words.flatMap { positions[$0.text] ?? [] }).sorted().map {
                Drop(name: names[$0], segments: path.common(with: paths[$0]))
            }
        }
    }

    init(_ services: [ServiceDraft]) {
        var reads: [Int: Operation] = [:]
        var others: [OperationDraft] = []
        for draft in services.lazy.flatMap(\.operations) {
            if CacheDrafts.isKept(draft) {
                reads[draft.index] = draft.operation
            } else if !draft.operation.isRead {
                others.append(draft)
            }
        }
        var kept = Kept()
        for index in reads.keys.sorted() { if let read = reads[index] { kept.add(read) } }
        var writes: Set<Int> = []
        if !kept.names.isEmpty {
            for draft in others where !kept.drops(of: draft.operation).isEmpty { writes.insert(draft.index) }
        }
        self.kept = kept
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
        !kept.names.isEmpty
            && service.operations.contains { CacheDrafts.isKept($0) || writes.contains($0.index) }
    }

    /// What is dropped after a call.
    func drops(of draft: OperationDraft) -> [Drop] {
        writes.contains(draft.index) ? kept.drops(of: draft.operation) : []
    }
}
