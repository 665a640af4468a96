/// The values that all evaluators can share, and the steps that are left for all of them.
package final class Memory {
    /// The values of constants: one for each outcome of the conditions that they depend on.
    private var values: [String: [Remembered]] = [:]
    /// The steps that are left for all of the code. A million steps take about five seconds.
    private(set) var steps: Int

    /// The places of the statements that ran.
    private var ran: Set<Site> = []

    private struct Site: Hashable {
        let file: ObjectIdentifier
        let place: Int
    }

    func note(_ statement: SwiftStatement, in file: SwiftFile) {
        ran.insert(Site(file: ObjectIdentifier(file), place: statement.place.lowerBound))
    }

    /// The statements of code that never ran, outermost first.
    func unread(_ code: [SwiftStatement]?, in file: SwiftFile) -> [SwiftStatement] {
        var found: [SwiftStatement] = []
        let walk = SwiftWalk(enters: { [ran] statement in
            let site = Site(file: ObjectIdentifier(file), place: statement.place.lowerBound)
            let hasRun = ran.contains(site)
            if !hasRun { found.append(statement) }
            return hasRun
        })
        walk.visit(code ?? []) { _ in }
        return found
    }

    init(steps: Int = Memory.maximumSteps) { self.steps = steps }

    package static let maximumSteps = 8_000_000

    /// Whether all steps were taken, so that the rest of the code isn't read.
    var isUsedUp: Bool { steps <= 0 }

    func takeStep() { steps -= 1 }

    /// What the declarations alone decide, by its name.
    private var facts: [String: Bool] = [:]

    /// What declarations decide, looked at once.
    func once(_ name: String, _ decide: () -> Bool) -> Bool {
        if let known = facts[name] { return known }
        let fact = decide()
        facts[name] = fact
        return fact
    }

    /// The keys of functions that took all of their steps and sent nothing until then.
    var unfinished: Set<String> = []

    /// The comparisons of answers that no step was taken for.
    private var comparisons = 0

    /// A unique number for each run of a function, even among values that other evaluators remembered.
    func nextFrame() -> Int {
        frames += 1
        return frames
    }

    private var frames = 0

    /// The value of a piece of code, with the oracle's answers that led to it.
    struct Remembered {
        let answers: [Oracle.Answer]
        let value: Value
        let remarks: [Remark]
        let visited: Set<String>
        let membersRead: Set<String>
    }

    /// The value of code that ran before with the same decisions, found by asking the oracle the same questions. If
    /// there is none, the oracle stays unchanged, and the code has to run.
    func recall(_ key: String, _ oracle: inout Oracle) -> Remembered? {
        guard var open = values[key] else { return nil }
        let before = oracle
        let count = oracle.record.answers.count
        var position = 0
        // The oracle's states after each answer, to restore when answers are taken back.
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
            // Comparing answers takes a part of the time of a step.
            comparisons += open.count
            if comparisons >= 32 { (steps, comparisons) = (steps - comparisons / 32, comparisons % 32) }
            // Code that wasn't followed in another run, as its requests were known by then, asked less.
            open.removeAll { position >= $0.answers.count || $0.answers[position] != answer }
            position += 1
        }
        oracle = before
        oracle.record.answers.removeLast(oracle.record.answers.count - count)
        return nil
    }

    func keep(_ remembered: Remembered, as key: String) { values[key, default: []].append(remembered) }
}

extension Oracle {
    /// A question to the oracle, with its answer.
    enum Answer: Hashable {
        case decided(String, [String], String)
        case known(String, String?)
        case settled(String, String)
        /// All answers after this number of answers were forgotten.
        case takenBack(Int)
    }

    /// Restores an earlier state of the oracle.
    mutating func takeBack(to before: Oracle) {
        record.note(.takenBack(before.asked))
        let made = objects
        self = before
        guard made.count > objects.count else { return }
        for (number, object) in made where objects[number] == nil { objects[number] = object }
    }

    /// Asks the question of an earlier answer again.
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

    /// The answers of an oracle and its copies, recorded only while a value is made to be remembered.
    final class Record {
        var isOn = false
        var answers: [Answer] = []

        func note(_ answer: @autoclosure () -> Answer) { if isOn { answers.append(answer()) } }
    }
}

extension Evaluator {
    /// A run of code whose value is remembered unless it turns out to depend on the code around it.
    struct Making {
        /// The number of functions that were running when it began.
        let depth: Int
        /// The number of the last object that was made before.
        let start: Int
        /// The remarks from before it began.
        let remarks: [Remark]
        /// Whether the value depends on the code that runs around it.
        var isDependent = false
    }

    /// The value of code that has the same result in any place; it runs once for each outcome of its conditions.
    func remembered(_ key: String, _ make: () -> Value) -> Value {
        if let known = recalled(key) { return known }
        let outer = (visited, membersRead)
        let (start, asked) = (oracle.record.answers.count, oracle.asked)
        makings.append(Making(depth: stack.count, start: nextFrame(), remarks: remarks))
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
                    answers: answers, value: settled(value), remarks: remarks, visited: visited,
                    membersRead: membersRead), as: key)
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

    /// The key of a value that is remembered: its name, and the state of the evaluator that can change the value.
    func memoryKey(_ name: String) -> String {
        "\(name) \(place?.file.path ?? "") \(isRepeating) \(endpointTypes.isEmpty) \(settled.isEmpty)"
    }

    /// The value of code that ran before with the same decisions; nil if the code has to run.
    func recalled(_ key: String) -> Value? {
        guard let known = memory.recall(key, &oracle) else { return nil }
        remarks.add(known.remarks)
        visited.formUnion(known.visited)
        membersRead.formUnion(known.membersRead)
        return known.value
    }

    /// All remarks so far, including those from before the values that are being made.
    var allRemarks: [Remark] { makings.flatMap(\.remarks) + remarks }

    /// Marks the values that are being made as dependent on the functions around them, so that they aren't remembered.
    /// - Parameter depth: only values that were begun within at least this number of functions are marked.
    func depend(behind depth: Int = 0) {
        for index in makings.indices where makings[index].depth >= depth { makings[index].isDependent = true }
    }

    /// Whether functions are nested so deeply that closures and setters aren't run any more.
    var isDeep: Bool {
        guard stack.count >= 40 else { return false }
        depend()
        return true
    }

    /// Runs code once at a time: nil if the code with this key is running already.
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
    /// Whether it raised the number of the oracle's answers.
    fileprivate var isCounted: Bool {
        switch self {
        case .decided, .settled: true
        case .known, .takenBack: false
        }
    }

    fileprivate var isTakenBack: Bool { if case .takenBack = self { true } else { false } }
}
