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

    mutating func decide(_ subject: String, _ outcomes: [String]) -> String {
        if let known = memory[subject] { return known }
        let position = counts.count
        let index = position < script.count ? min(script[position], outcomes.count - 1) : 0
        counts.append((outcomes.count, index))
        decisions.append(Decision(subject: subject, outcome: outcomes[index]))
        memory[subject] = outcomes[index]
        return outcomes[index]
    }

    /// What an earlier decision of this run was.
    func decision(on subject: String) -> String? { memory[subject] }

    /// Prepares the next run; false when there are no more.
    mutating func advance() -> Bool {
        var taken = counts
        while let last = taken.last, last.taken + 1 >= last.count { taken.removeLast() }
        guard let last = taken.popLast() else { return false }
        script = taken.map(\.taken) + [last.taken + 1]
        decisions = []
        counts = []
        memory = [:]
        return true
    }
}
