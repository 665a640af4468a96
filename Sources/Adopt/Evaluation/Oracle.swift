/// Decides what the code alone doesn't: a condition is taken one way in one run and the other way in the next, and always
/// the same way within a run.
struct Oracle {
    /// One decision: what was asked, and which of its outcomes was taken.
    struct Decision: Hashable {
        let subject: String
        let outcome: String
    }

    private(set) var decisions: [Decision] = []
    private var counts: [(count: Int, taken: Int)] = []
    private var script: [Int] = []
    private var memory: [String: String] = [:]

    /// What is decided behind a request that was sent makes no further runs: it says nothing of the request.
    private var isFrozen = false
    /// Whether something was decided so.
    private(set) var hasGuessed = false

    mutating func freeze() { isFrozen = true }

    /// Another request is begun.
    mutating func thaw() { isFrozen = false }

    mutating func decide(_ subject: String, _ outcomes: [String]) -> String {
        if let known = memory[subject] { return known }
        if isFrozen {
            hasGuessed = true
            memory[subject] = outcomes[0]
            return outcomes[0]
        }
        let position = counts.count
        let index = position < script.count ? min(script[position], outcomes.count - 1) : 0
        counts.append((outcomes.count, index))
        decisions.append(Decision(subject: subject, outcome: outcomes[index]))
        memory[subject] = outcomes[index]
        return outcomes[index]
    }

    /// What an earlier decision of this run was.
    func decision(on subject: String) -> String? { memory[subject] }

    /// Takes something for so, unless it is decided: no other run is made of it.
    mutating func settle(_ subject: String, _ outcome: String) {
        if memory[subject] == nil { memory[subject] = outcome }
    }

    /// Prepares the next run; false when there are no more.
    mutating func advance() -> Bool {
        var taken = counts
        while let last = taken.last, last.taken + 1 >= last.count { taken.removeLast() }
        guard let last = taken.popLast() else { return false }
        script = taken.map(\.taken) + [last.taken + 1]
        decisions = []
        counts = []
        memory = [:]
        isFrozen = false
        hasGuessed = false
        return true
    }
}
