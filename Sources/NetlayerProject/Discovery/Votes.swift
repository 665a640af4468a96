/// Counts how often something was seen; what was seen most often wins, and among equals what was seen first.
struct Votes<Candidate: Hashable & Sendable>: Sendable {
    private var order: [Candidate] = []
    private var counts: [Candidate: Int] = [:]

    mutating func add(_ candidate: Candidate, count: Int = 1) {
        guard count > 0 else { return }
        if counts[candidate] == nil { order.append(candidate) }
        counts[candidate, default: 0] += count
    }

    func count(of candidate: Candidate) -> Int { counts[candidate] ?? 0 }

    var winner: Candidate? {
        var best: (candidate: Candidate, count: Int)?
        for candidate in order where count(of: candidate) > best?.count ?? 0 {
            best = (candidate, count(of: candidate))
        }
        return best?.candidate
    }
}
