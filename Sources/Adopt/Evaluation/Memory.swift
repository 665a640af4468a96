/// What evaluators learn that doesn't depend on who asks, and the work that they may still do together.
package final class Memory {
    /// The values of constants: one for each outcome of the conditions that they depend on.
    private var values: [String: [Remembered]] = [:]
    /// The steps that are left for all of the code. A million of them take about two seconds.
    private(set) var steps: Int

    init(steps: Int = Memory.maximumSteps) { self.steps = steps }

    package static let maximumSteps = 30_000_000

    /// Whether all of the steps were taken, so that the rest of the code isn't read.
    var isUsedUp: Bool { steps <= 0 }

    func takeStep() { steps -= 1 }

    /// A number of its own for each run of a function, also where values of other evaluators were kept.
    func nextFrame() -> Int {
        frames += 1
        return frames
    }

    private var frames = 0

    /// The value of a piece of code, with the questions that it asked the oracle.
    struct Remembered {
        let answers: [Oracle.Answer]
        let value: Value
        let remarks: [Remark]
        let visited: Set<String>
        let membersRead: Set<String>
    }

    /// The value of code that ran before with the same decisions: the oracle is asked the same questions. If there is none,
    /// the oracle stays as it was, and the code has to run.
    func recall(_ key: String, _ oracle: inout Oracle) -> Remembered? {
        guard var open = values[key] else { return nil }
        let before = oracle
        let count = oracle.record.answers.count
        var position = 0
        // What the oracle knew after each answer, where some are forgotten again.
        let takesBack = open.contains { $0.answers.contains(where: \.isTakenBack) }
        var known = takesBack ? [oracle] : []
        while let first = open.first {
            guard position < first.answers.count else { return first }
            let answer = oracle.answer(again: first.answers[position])
            if case .takenBack(let count) = answer {
                oracle.takeBack(to: known[count])
                known.removeLast(known.count - count - 1)
            } else if takesBack, answer.isCounted {
                known.append(oracle)
            }
            open.removeAll { $0.answers[position] != answer }
            position += 1
        }
        oracle = before
        oracle.record.answers.removeLast(oracle.record.answers.count - count)
        return nil
    }

    func keep(_ remembered: Remembered, as key: String) { values[key, default: []].append(remembered) }
}

extension Oracle {
    /// What was asked, and what the answer was.
    enum Answer: Hashable {
        case decided(String, [String], String)
        case known(String, String?)
        case settled(String, String)
        /// The answers behind so many were forgotten.
        case takenBack(Int)
    }

    /// Goes back to what was decided before.
    mutating func takeBack(to before: Oracle) {
        record.note(.takenBack(before.asked))
        self = before
    }

    /// Asks the question of an earlier answer.
    mutating func answer(again answer: Answer) -> Answer {
        switch answer {
        case .takenBack: return answer
        case .decided(let subject, let outcomes, _): return .decided(subject, outcomes, decide(subject, outcomes))
        case .known(let subject, _): return .known(subject, decision(on: subject))
        case .settled(let subject, let outcome):
            settle(subject, outcome)
            return answer
        }
    }

    /// The answers of an oracle and its copies, while they are of use.
    final class Record {
        var isOn = false
        var answers: [Answer] = []

        func note(_ answer: @autoclosure () -> Answer) { if isOn { answers.append(answer()) } }
    }
}

extension Evaluator {
    /// Code that is run for a value which doesn't depend on who reads it.
    struct Making {
        /// How many functions were being run when it began.
        let depth: Int
        /// What had been guessed before.
        let remarks: [Remark]
        /// Whether something showed that the value depends on what runs around it.
        var isDependent = false
    }

    /// The value of code that gives the same result wherever it stands: it runs once for each outcome of its conditions.
    func remembered(_ key: String, _ make: () -> Value) -> Value {
        if let known = recalled(key) { return known }
        let outer = (visited, membersRead)
        let (start, asked) = (oracle.record.answers.count, oracle.asked)
        makings.append(Making(depth: stack.count, remarks: remarks))
        (visited, membersRead, remarks) = ([], [], [])
        oracle.record.isOn = true
        let value = make()
        let making = makings.removeLast()
        if !making.isDependent, !isExhausted {
            let answers = oracle.record.answers[start...].map { answer -> Oracle.Answer in
                if case .takenBack(let count) = answer { .takenBack(count - asked) } else { answer }
            }
            memory.keep(
                Memory.Remembered(
                    answers: answers, value: value, remarks: remarks, visited: visited, membersRead: membersRead),
                as: key)
        }
        if makings.isEmpty {
            oracle.record.isOn = false
            oracle.record.answers = []
        }
        let told = remarks
        remarks = making.remarks
        remarks.add(told)
        visited.formUnion(outer.0)
        membersRead.formUnion(outer.1)
        return value
    }

    /// The key of a value that is made here: its name, and what else may make a difference.
    func memoryKey(_ name: String) -> String {
        "\(name) \(place?.file.path ?? "") \(isRepeating) \(endpointTypes.isEmpty)"
    }

    /// The value of code that ran before with the same decisions; nil where it has to run.
    func recalled(_ key: String) -> Value? {
        guard let known = memory.recall(key, &oracle) else { return nil }
        remarks.add(known.remarks)
        visited.formUnion(known.visited)
        membersRead.formUnion(known.membersRead)
        return known.value
    }

    /// All that was guessed so far.
    var allRemarks: [Remark] { makings.flatMap(\.remarks) + remarks }

    /// Notes that what runs here depends on the functions around it.
    /// - Parameter depth: how many of those don't matter: of values that are made within the rest nothing can be kept.
    func depend(behind depth: Int = 0) {
        for index in makings.indices where makings[index].depth >= depth { makings[index].isDependent = true }
    }

    /// Whether so many functions run within each other that closures and setters aren't run any more.
    var isDeep: Bool {
        guard stack.count >= 40 else { return false }
        depend()
        return true
    }

    /// What code makes that isn't run again within itself; nil where it is being run.
    func once(_ key: String, _ make: () -> Value?) -> Value? {
        guard !isRunning(key) else { return nil }
        stack.append(key)
        defer { stack.removeLast() }
        return make()
    }

    /// Whether a function or property is being run, so that it isn't run again within itself.
    func isRunning(_ key: String) -> Bool {
        guard let first = stack.firstIndex(of: key) else { return false }
        depend(behind: first + 1)
        return true
    }
}

extension Oracle.Answer {
    /// Whether it changed what the oracle knows of its answers.
    fileprivate var isCounted: Bool {
        switch self {
        case .decided, .settled: true
        case .known, .takenBack: false
        }
    }

    fileprivate var isTakenBack: Bool { if case .takenBack = self { true } else { false } }
}
